"""The adapter to Discord's API: messages, channels, forums, members, permissions, commands.

Tells Discord's errors apart (`rehearsal.beliefs` lists what is believed of them).
May import: `discord`, `cogs.ui`, `rehearsal`, `workers`.
"""
