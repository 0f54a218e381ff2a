"""What commands and time do to a cup. Pure: no store, no clock, no chance.

May import: `club.pairing`, `club.standings`, `club.model`, `tables.model` and `core`.
"""
