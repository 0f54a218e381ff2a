"""Cups: entry, rounds of ordinary tables, standings, the end.

May import: `tables`, `storage`, `model` and `core`; networkx.
"""
