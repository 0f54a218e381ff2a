"""Pure rules, one folder per game, the same file names in each."""
