"""How long words are, counted the way that never counts too little: in UTF-16 units.

Which unit Discord counts in is written nowhere. An emoji is two of these, and one of any other.
"""

_BEYOND_16_BITS = 0xFFFF


def length(words: str) -> int:
    """The length in UTF-16 units."""
    return len(words) + sum(ord(sign) > _BEYOND_16_BITS for sign in words)


def beginning(words: str, most: int) -> str:
    """As many whole signs from the beginning as have room in ``most`` units."""
    room = most
    for index, sign in enumerate(words):
        room -= length(sign)
        if room < 0:
            return words[:index]
    return words
