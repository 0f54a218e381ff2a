"""Reads and writes of one transaction, a module for each subject, with its SQL.

Imports ``storage.rows`` and ``model``; the store and the outbox open transactions.
"""
