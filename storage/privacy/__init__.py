"""Export, erasure and expiry of personal data.

`storage.rows.schema` declares in which columns a person can stand.
May import: `storage.database`, `storage.rows`, `storage.transaction`, `model`, `core`.
"""
