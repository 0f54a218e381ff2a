"""Protocols of what a store reads and writes in one transaction: a pair for each subject.

``together`` reads several subjects at once.

Imports ``model`` and ``tables.history``; ``tables.interfaces`` combines the parts.
"""
