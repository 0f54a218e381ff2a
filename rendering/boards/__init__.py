"""The painters: one for each game, from a view to a scene."""
