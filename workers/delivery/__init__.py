"""Sends letters to people, and shows places what they are to be shown: each once and in order,
despite crashes and failed requests.

Knows the chat platform only through the interfaces of `workers.chat_platform`.
May import: `model`, `tables`, `workers.post_model`, `workers.chat_platform`.
"""
