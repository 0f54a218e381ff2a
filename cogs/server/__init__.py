"""What managers of a server and the owner do: settings, bans, moving tables, doctor, rehearsal.

May import: `cogs.lobby`, `cogs.table`, `cogs.interaction`, `cogs.ui`, `cogs.discord`, `rehearsal`.
"""
