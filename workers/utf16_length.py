"""Length of strings in UTF-16 units, which never underestimates.

Discord does not document its unit. An emoji counts two here, and one in code points.
"""


def length(words: str) -> int:
    """Return the length in UTF-16 units."""
    return len(words.encode("utf-16-le", "surrogatepass")) // 2


def beginning(words: str, most: int) -> str:
    """Return the longest beginning that fits into ``most`` units, without splitting a character."""
    room = most
    for index, sign in enumerate(words):
        room -= length(sign)
        if room < 0:
            return words[:index]
    return words
