"""Vector Race, a game for Tavolo."""

CONTRACT = 1
