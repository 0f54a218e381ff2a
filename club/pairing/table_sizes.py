"""How many entrants sit at each table of a round."""

import msgspec


class TableSizes(msgspec.Struct, frozen=True):
    """The seats at a table of a cup: the number wanted, and the fewest that the game allows."""

    size: int
    fewest: int = 2

    def split(self, entrants: int) -> tuple[int, ...]:
        """Return the sizes of the tables of so many entrants, the largest first.

        As few tables as can be, as equal as can be: their sizes differ by one at most. Those for
        whom no table is left have a bye; of two players only one can be left over.
        """
        for seated in range(entrants, self.fewest - 1, -1):
            tables = -(-seated // self.size)
            if tables * self.fewest <= seated:
                small, larger = divmod(seated, tables)
                return (small + 1,) * larger + (small,) * (tables - larger)
        return ()

    def possible(self, most: int) -> tuple[int, ...]:
        """Return the sizes of tables that can occur among ``most`` entrants or fewer, ascending."""
        return tuple(sorted({size for n in range(2, most + 1) for size in self.split(n)}))
