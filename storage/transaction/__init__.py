"""Reads and writes of one transaction, a module for each subject.

``together`` reads several subjects, in one statement on PostgreSQL.

Imports ``storage.rows`` and ``model``; the store and the outbox open transactions.
"""
