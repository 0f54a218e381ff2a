"""Drawings on Decktet cards: the six suits and an emblem for each card."""
