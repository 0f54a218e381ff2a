"""Words that every room of the house shares: games, refusals, chance, text."""
