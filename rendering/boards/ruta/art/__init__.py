"""Drawings on Ruta's cards: the six suits and an emblem for each card."""
