"""Cups: entry, rounds of ordinary tables, standings, the end.

May import: `tables` and `core`; networkx.
"""
