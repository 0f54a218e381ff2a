"""The adapter to Discord's API: messages, channels, forums, members, permissions, commands.

Classifies Discord's errors by code (`core.discord_limits` has the codes). May import: `discord`,
`cogs.ui`, `rehearsal`, `workers`, `cups`.
"""
