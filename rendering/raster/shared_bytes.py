"""Counts the bytes of objects that several holders share, each object once."""


class SharedBytes:
    """The objects that are held, how often, and what they take in memory together.

    An object must live as long as it is held: it is known by its identity.
    """

    def __init__(self) -> None:
        self._holders: dict[int, int] = {}
        self._sizes: dict[int, int] = {}
        self._total = 0

    @property
    def total(self) -> int:
        """Return the bytes of all objects that are held."""
        return self._total

    def hold(self, held: object, size: int) -> None:
        """Count one more holder of an object, which takes ``size`` bytes by now."""
        number = id(held)
        self._holders[number] = self._holders.get(number, 0) + 1
        self._total += size - self._sizes.get(number, 0)
        self._sizes[number] = size

    def release(self, held: object) -> None:
        """Count one holder less; the last one takes the bytes along. Raises KeyError: not held."""
        number = id(held)
        if self._holders[number] > 1:
            self._holders[number] -= 1
            return
        del self._holders[number]
        self._total -= self._sizes.pop(number)
