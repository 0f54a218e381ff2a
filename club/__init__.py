"""Cups of a server: entrants, rounds, pairings, standings. Their games are ordinary tables.

May import: `tables` and `core`. Knows no game, SQL, Discord, picture or language.
"""
