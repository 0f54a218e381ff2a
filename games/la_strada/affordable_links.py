"""The links that a seat could build with a number of days, from public facts. Rules: R-6, R-10.

For planning when it is not the seat's turn or the days are not there yet; the engine decides about
moves that are possible now. Paths are as in BuildLink.
"""

from collections.abc import Iterator

from games.la_strada.board import DIRECTIONS, NEIGHBOURS, NO_HEX, SPOT, TERRAINS, Hex
from games.la_strada.rule_numbers import COSTS
from games.la_strada.view import View

Way = tuple[Hex, ...]


def links_with(view: View, seat: int, days: int) -> list[Way]:
    """Return all links that the seat could build for so many days, ascending as paths."""
    if not view.seats[seat].cubes_left:
        return []
    outlook = _Outlook(view, seat)
    return sorted(
        path
        for start in view.seats[seat].starts
        for path in outlook.leave((start,), days, view.seats[seat].tiles)
    )


def first_link_from(view: View, seat: int, start: Hex, days: int) -> Way | None:
    """Return a link that this seat could build from a hex for so many days; None if there is none.

    Whether a road of the seat may start there is not asked.
    """
    tiles = view.seats[seat].tiles
    return next(_Outlook(view, seat).leave((start,), days, tiles), None)


class _Outlook:
    """The board for one seat's roads: free ground by terrain, and settlements."""

    def __init__(self, view: View, seat: int) -> None:
        taken = {at for road in view.roads for at in road.path}
        taken.update(shop for other in view.seats for shop in other.workshops)
        self._ground = {
            at: TERRAINS.index(ground)
            for at, ground in enumerate(view.terrain)
            if ground is not None and at not in taken
        }
        linked = view.seats[seat].starts
        new = [found for found in view.settlements if found.hex not in linked]
        self._ground |= {found.hex: SPOT for found in new}
        alone = len(view.seats) == 2
        self._passable = {found.hex for found in new if alone and found.cubes}

    def leave(self, path: Way, days: int, tiles: tuple[int, ...]) -> Iterator[Way]:
        """Go on from a workshop or settlement, to any side, with a tile."""
        for way in range(len(DIRECTIONS)):
            on = Hex(NEIGHBOURS[path[-1]][way])
            if self._ground.get(on, SPOT) != SPOT and on not in path:
                yield from self._lay((*path, on), way, days, tiles)

    def _lay(self, path: Way, way: int, days: int, tiles: tuple[int, ...]) -> Iterator[Way]:
        """Pay for the last hex of the path, entered this way, and go on: straight or by a bend."""
        ground = self._ground[path[-1]]
        left, days = tiles[ground] - 1, days - COSTS[ground]
        if left < 0 or days < 0:
            return
        tiles = (*tiles[:ground], left, *tiles[ground + 1 :])
        for ahead in ((way - 1) % 6, way, (way + 1) % 6):
            on = Hex(NEIGHBOURS[path[-1]][ahead])
            if on == NO_HEX or on not in self._ground or on in path:
                continue
            if self._ground[on] != SPOT:
                yield from self._lay((*path, on), ahead, days, tiles)
            elif on in self._passable:
                yield from self.leave((*path, on), days, tiles)
            else:
                yield (*path, on)
