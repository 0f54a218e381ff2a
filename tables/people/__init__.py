"""Features about a person at all tables: limits, bans, blocks, follows, notes, days off, erasure.

They run inside the transaction of the command they belong to.
May import: the packages of `tables` above, `storage`, and `tables.interfaces`.
"""
