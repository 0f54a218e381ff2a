"""Runs migrations on the open connection handed over by ``storage.migrate``.

That connection's engine begins each transaction itself, so that on SQLite too a migration that is
killed half-way leaves the file unchanged.
"""

from alembic import context

from storage.rows.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
