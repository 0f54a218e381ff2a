"""The shape of version 0.2.0 made today's: tables, cups, people and messages become documents.

May import: nothing of the house, as what a migration writes is never changed.
"""
