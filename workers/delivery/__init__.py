"""Shows places and people what they are to be shown: each once, despite crashes and failed
requests.

Knows the chat platform only through the interfaces of `workers.chat_platform`.
May import: `model`, `tables`, `workers.post_model`, `workers.chat_platform`.
"""
