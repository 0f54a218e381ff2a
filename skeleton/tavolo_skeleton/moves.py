"""The moves of Skeleton."""

import msgspec


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take so many stones from the heap."""

    stones: int


Move = Take
