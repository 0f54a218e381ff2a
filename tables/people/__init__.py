"""What concerns a person at all tables: limits, bans, blocks, follows, notes, days off, erasure.

Runs inside the transaction of the command it belongs to.
May import: the packages of `tables` above, and `tables.interfaces`.
"""
