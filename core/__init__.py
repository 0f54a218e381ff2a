"""Types that all rooms share: games, refusals, randomness, texts."""
