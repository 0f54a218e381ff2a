"""The schema, and the mapping between rows and values.

`transaction` is what `tables` works with; `outbox` holds the letters still to be sent.
May import: `storage.database`, `model`.
"""
