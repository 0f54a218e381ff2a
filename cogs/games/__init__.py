"""The commands of each game, and nothing that another game has too."""
