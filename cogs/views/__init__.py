"""Private views: boards, history, replays, records, lists, statistics, leaderboards, notes.

May import: `cogs.lobby`, `cogs.help`, `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
