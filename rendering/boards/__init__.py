"""The painters, one for each game: each makes a scene of a view."""
