"""Lessons and the illustrated pages of the rules.

May import: `workers.wording`, `workers.painting`, `rendering`.
"""
