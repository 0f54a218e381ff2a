"""Export, erasure and expiry of personal data.

`storage.rows.erasure_and_export_by_column` declares what each column holds about a person.
May import: `storage.database`, `storage.rows`.
"""
