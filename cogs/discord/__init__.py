"""The adapter to Discord's API: messages, channels, forums, members, permissions, commands.

Classifies Discord's errors by code (`rehearsal.discord_assumptions` lists what the bot assumes of
them). May import: `discord`, `cogs.ui`, `rehearsal`, `workers`, `cups`.
"""
