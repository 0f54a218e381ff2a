"""Skeleton, a game for Tavolo in a package of its own."""

CONTRACT = 2
