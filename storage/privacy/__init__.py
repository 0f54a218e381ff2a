"""Export, erasure and expiry of personal data.

`storage.rows.personal_columns` declares what each column holds about a person.
May import: `storage.database`, `storage.rows`.
"""
