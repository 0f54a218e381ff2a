"""What people prepare for later turns: whether a planned move still holds, and when it is played.

Pure. Imports ``tables.decisions`` and all below; used by ``tables.people`` and all above it.
"""
