"""The life cycle of a table, the same for every game: seats, turns, deadlines, letters."""
