"""Commands of server managers and the owner: settings, bans, moving tables, doctor, rehearsal.

May import: `cogs.lobby`, `cogs.table`, `cogs.interaction`, `cogs.ui`, `cogs.discord`, `rehearsal`.
"""
