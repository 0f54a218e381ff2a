"""Vector Race, a game for Tavolo."""

CONTRACT = 2
