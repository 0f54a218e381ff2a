"""The commands that only one game has, a module for each game."""
