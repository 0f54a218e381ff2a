"""Seasons: three months of a server's rated games, and who was best in them. Pure.

May import: `tables` and `core`.
"""
