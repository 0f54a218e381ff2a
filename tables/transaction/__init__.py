"""What a store reads and writes inside one transaction: a protocol pair for each subject.

Imports ``tables.model`` and ``tables.history``; ``tables.interfaces`` puts the parts together.
"""
