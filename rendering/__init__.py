"""Draws pictures: from a view to a scene (shapes as data), from a scene to a file."""
