"""Export, erasure and expiry of what is kept about people.

`storage.rows.personal_columns` declares what each column holds about a person.
May import: `storage.database`, `storage.rows`.
"""
