"""Sends the letters of the outbox: each once, in order, whatever fails in between.

Knows the chat platform by `workers.chat_platform` alone.
May import: `tables`, `workers.post_model`, `workers.chat_platform`.
"""
