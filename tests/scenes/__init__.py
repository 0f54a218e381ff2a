"""Scenes: transcripts of what people do with the bot and what everybody sees of it.

Each ``*.txt`` is one scene. At the margin stands what somebody does, indented what is seen of it:
``bruno <`` an answer to Bruno alone, ``games +3`` the third post of a channel, ``games ~3`` an edit
of it (lines that it lost by number, new ones in words), and with a star the facts: tables, whose
phone rings, what comes silently. ``script.py`` reads them, ``player.py`` plays them against the
real bot, ``record.py`` writes down anew what has changed.
"""
