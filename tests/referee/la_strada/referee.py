"""An independent implementation of La Strada: slow, simple, from the rule text alone.

Hexes are pairs of numbers, the board is a dict from hex to word, moves are tuples of words. It
shares nothing with the engine, so that both can be compared move by move. It draws no random
numbers: the caller tells it how the map was laid, which settlement lies where (or, if they lie face
down, which turned up later), and who places first.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from tests.referee.la_strada.printed_board import (
    BESIDE,
    COST,
    CUBES,
    HEXES,
    PIECES,
    SETTLEMENTS,
    TILES,
    WORTH,
    Hex,
    Path,
    lay,
)
from tests.referee.la_strada.roads import Country, cost, roads, tiled

Move = tuple[Any, ...]
"""("workshop", hex), ("build", path), ("end",)."""

MOST_DAYS = 10


class Referee:
    """A game of La Strada in progress."""

    def __init__(
        self,
        *,
        seats: int,
        balanced: bool,
        late: bool,
        ten_kept: bool,
        pieces: list[tuple[str, int]],
        kinds: Sequence[str] | None,
        first: int,
    ) -> None:
        assert pieces[0] == ("start", 0)
        assert sorted(piece for piece, _ in pieces) == sorted(PIECES)
        self.seats = seats
        self.ground = lay(pieces)
        self.settlements = [each for each in HEXES if self.ground[each] == "settlement"]
        for at in self.settlements:
            assert not set(BESIDE[at]) & set(self.settlements)
        self.kind: dict[Hex, str] = {}
        self.late = late
        self.ten_kept = ten_kept
        self.most = MOST_DAYS + 6 if ten_kept else MOST_DAYS
        round_the_table = [(first + i) % seats for i in range(seats)]
        self.placing = round_the_table * (2 if seats == 2 else 1)
        self.order = round_the_table[::-1] if seats == 2 else round_the_table
        if balanced and seats > 2:  # with two players the second one begins anyway
            self.placing = self.order[::-1]
        self.days = dict.fromkeys(range(seats), 0)
        if balanced:
            handicap = {2: [-3, 0], 3: [-2, 0, 1], 4: [-2, 0, 1, 2]}[seats]
            self.days = dict(zip(self.order, handicap, strict=True))
        self.turn: int | None = self.placing[0]
        self.workshops: dict[Hex, int] = {}
        self.tiles: dict[Hex, int] = {}
        self.cubes: dict[Hex, list[int]] = {at: [] for at in self.settlements}
        self.passed: dict[Hex, list[int]] = {at: [] for at in self.settlements}
        self.roads: list[tuple[int, Path]] = []
        self.resigned: list[int] = []
        self.round = 0
        self.links_this_turn = 0
        self.idle_turns = 0
        self.reason: str | None = None
        self.moves_made = 0
        self.last_seat: int | None = None
        self.last_workshop: Hex | None = None
        self.last_road: int | None = None
        self.story: list[tuple[Any, ...]] = [("game-began", tuple(self.placing), tuple(self.order))]
        if not late:
            assert kinds is not None
            self._reveal(kinds)

    def _reveal(self, kinds: Sequence[str]) -> None:
        """The settlements are turned up. R-2.5, R-11.2."""
        for kind, number in SETTLEMENTS.items():
            assert list(kinds).count(kind) == number
        self.kind = dict(zip(self.settlements, kinds, strict=True))
        self.story.append(("settlements-revealed", tuple(kinds)))

    # ------------------------------------------------------------------ what lies where

    def starts(self, seat: int) -> list[Hex]:
        """From where a road of this seat may start. R-6.2, R-10.4."""
        own = [at for at, whose in self.workshops.items() if whose == seat]
        return [*own, *self._linked(seat)]

    def _linked(self, seat: int) -> list[Hex]:
        return [at for at in self.settlements if seat in self.cubes[at] + self.passed[at]]

    def cubes_left(self, seat: int) -> int:
        return CUBES - sum(each.count(seat) for each in self.cubes.values())

    def tiles_left(self, seat: int) -> dict[str, int]:
        laid = [self.ground[at] for at, whose in self.tiles.items() if whose == seat]
        return {ground: number - laid.count(ground) for ground, number in TILES.items()}

    def goals(self, seat: int) -> list[Hex]:
        """The settlements a link of this seat may end in. R-7.1, R-7.2, R-10.3."""
        if self.cubes_left(seat) == 0:
            return []
        if self.seats == 2:
            return [at for at in self.settlements if not self.cubes[at]]
        return [at for at in self.settlements if seat not in self.cubes[at]]

    def passable(self, seat: int) -> list[Hex]:
        """The settlements a link of this seat may pass on its way. R-7.3, R-10.4."""
        if self.seats > 2:
            return []
        return [at for at in self.settlements if self.cubes[at] and at not in self._linked(seat)]

    def links(self, seat: int, days: int) -> set[Path]:
        """All roads this seat could build for no more than so many days."""
        return set(self.roads_from(seat, self.starts(seat), days, self.tiles_left(seat)))

    def roads_from(
        self, seat: int, starts: list[Hex], days: int, tiles: dict[str, int]
    ) -> Iterator[Path]:
        """Roads from there for these days and tiles, whether the seat has them or not."""
        open_ground = {
            at: ground
            for at, ground in self.ground.items()
            if ground in COST and at not in self.workshops and at not in self.tiles
        }
        for at in starts:
            open_ground.pop(at, None)  # where a workshop is only thought of
        country = Country(open_ground, set(self.goals(seat)), set(self.passable(seat)), tiles)
        return roads(country, starts, days)

    # ------------------------------------------------------------------ what may be done

    def legal_moves(self) -> list[Move]:
        """All moves of the seat to act."""
        if self.turn is None:
            return []
        if self.placing:
            sites = [("workshop", at) for at in HEXES]
            return [move for move in sites if self.refuses(self.turn, move) is None]
        links = sorted(self.links(self.turn, self.days[self.turn]))
        return [*(("build", path) for path in links), ("end",)]

    def refuses(self, seat: int, move: Move) -> str | None:
        """Why the move may not be made, or None."""
        if self.turn is None:
            return "the game is over"
        if seat != self.turn:
            return "it is another's turn"
        if (move[0] == "workshop") != bool(self.placing):
            return "first the workshops, then the roads (R-4.6)"
        if move[0] == "workshop":
            return self._refuses_workshop(seat, move[1])
        return self._refuses_road(seat, move[1]) if move[0] == "build" else None

    def _refuses_workshop(self, seat: int, at: Hex) -> str | None:
        if self.ground.get(at) != "plain":
            return "a workshop stands on a plain (R-4.2)"
        if at in self.workshops or set(BESIDE[at]) & set(self.workshops):
            return "workshops do not touch (R-4.3)"
        if not any(self.roads_from(seat, [at], self.most, TILES)):
            return "no settlement could be linked from there (R-4.5)"
        return None

    def _refuses_road(self, seat: int, path: Path) -> str | None:
        """Judged step by step, without looking at the list of all roads."""
        if len(path) < 3:
            return "a road takes at least one tile (R-6.3)"
        if any(after not in BESIDE[before] for before, after in pairwise(path)):
            return "a road runs from hex to hex (R-6.1)"
        if path[0] not in self.starts(seat):
            return "a road starts at an own workshop or settlement (R-6.2)"
        if path[-1] not in self.goals(seat):
            return "a road ends at a settlement one may link (R-7.1)"
        return self._refuses_way(seat, path) or self._refuses_price(seat, path)

    def _refuses_way(self, seat: int, path: Path) -> str | None:
        if len(set(path)) < len(path):
            return "one tile on a hex (R-6.8)"
        for before, at, after in zip(path, path[1:], path[2:], strict=False):
            if self.ground[at] == "settlement":
                if at not in self.passable(seat):
                    return "a road ends at the first settlement (R-7.3)"
                if self.ground[before] == "settlement" or before in self.workshops:
                    return "a settlement is not linked by touching (R-6.3)"
            elif at in self.tiles or at in self.workshops:
                return "something stands there (R-6.8)"
            elif after in BESIDE[before] or after == before:
                return "no sharp bends (R-6.4)"
        return None

    def _refuses_price(self, seat: int, path: Path) -> str | None:
        if cost(self.ground, path) > self.days[seat]:
            return "not enough days (R-5.3)"
        needed = [self.ground[at] for at in tiled(self.ground, path)]
        left = self.tiles_left(seat)
        if any(needed.count(ground) > left[ground] for ground in left):
            return "not enough tiles (R-6.7)"
        return None

    # ------------------------------------------------------------------ doing it

    def play(self, move: Move, turned_up: Sequence[str] | None) -> None:
        """The seat to act makes this legal move; these settlements were turned up by it."""
        seat = self.turn
        assert seat is not None
        assert self.refuses(seat, move) is None, self.refuses(seat, move)
        self.story = []
        self.moves_made += 1
        if move[0] == "workshop":
            self._place(seat, move[1], turned_up)
        elif move[0] == "build":
            self._build(seat, move[1])
        else:
            self._end_turn(seat, by_itself=False)

    def _place(self, seat: int, at: Hex, turned_up: Sequence[str] | None) -> None:
        self.workshops[at] = seat
        self.last_seat, self.last_workshop, self.last_road = seat, at, None
        self.story.append(("workshop-placed", seat, at))
        self.placing = self.placing[1:]
        self._after_placing(turned_up)

    def _after_placing(self, turned_up: Sequence[str] | None) -> None:
        """The next workshop, or the first turn. R-4.6."""
        if self.placing:
            self.turn = self.placing[0]
            return
        if self.late:
            assert turned_up is not None
            self._reveal(turned_up)
        self.round = 1
        self._begin_turn(next(seat for seat in self.order if seat not in self.resigned))

    def _build(self, seat: int, path: Path) -> None:
        """R-6, R-7."""
        price = cost(self.ground, path)
        end = path[-1]
        for at in tiled(self.ground, path):
            self.tiles[at] = seat
        through = [at for at in path[1:-1] if self.ground[at] == "settlement"]
        for at in through:
            self.passed[at].append(seat)
        self.cubes[end].append(seat)
        self.days[seat] -= price
        self.links_this_turn += 1
        self.idle_turns = 0
        self.last_seat, self.last_workshop, self.last_road = seat, None, len(self.roads)
        self.roads.append((seat, path))
        lying = len(self.cubes[end])
        told = (*(path, tuple(through), self.kind[end]), *(lying, self._worth(end)))
        self.story.append(("link-built", seat, *told, price, self.days[seat]))
        if self.seats == 2 and all(self.cubes.values()):
            self._end("occupied")
        elif not self.links(seat, self.days[seat]):
            self._end_turn(seat, by_itself=True)

    def _end_turn(self, seat: int, *, by_itself: bool) -> None:
        self._keep(seat)
        told = (seat, self.links_this_turn, self.days[seat], by_itself)
        self.story.append(("turn-ended", *told))
        if self.links_this_turn == 0:
            self._idle()
        if self.reason is None:
            self._next_turn(seat)

    def _keep(self, seat: int) -> None:
        """What is left of the days at the end of a turn. R-11.3."""
        if self.days[seat] > MOST_DAYS:
            self.days[seat] = MOST_DAYS

    def _idle(self) -> None:
        """R-8.4."""
        self.idle_turns += 1
        if self.idle_turns >= self.idle_turns_to_end():
            self._end("stalled")

    def idle_turns_to_end(self) -> int:
        """Two whole rounds. R-8.4."""
        return 2 * (self.seats - len(self.resigned))

    def _next_turn(self, seat: int) -> None:
        """R-5, R-12.2."""
        place = self.order.index(seat)
        for step in range(1, self.seats + 1):
            if place + step == self.seats:
                self.round += 1
            follower = self.order[(place + step) % self.seats]
            if follower not in self.resigned:
                self._begin_turn(follower)
                return

    def _begin_turn(self, seat: int) -> None:
        """R-5.1, R-5.6, R-8.1, R-10.7."""
        self.turn = seat
        self.links_this_turn = 0
        before = self.days[seat]
        self.days[seat] = min(self.most, before + 6)
        self.story.append(("turn-began", seat, self.days[seat] - before, self.days[seat]))
        links = self.links(seat, self.most)
        if not links:
            self._cut_off(seat)
        elif min(cost(self.ground, path) for path in links) > self.days[seat]:
            self._end_turn(seat, by_itself=True)

    def _cut_off(self, seat: int) -> None:
        """R-8.1, R-10.7."""
        cause = "ways" if self.cubes_left(seat) else "cubes"
        self.story.append(("cut-off", seat, cause))
        if self.seats > 2 or not self.links(1 - seat, self.most):
            self._end("cut-off", (seat,) if self.seats > 2 else (0, 1))
            return
        self._keep(seat)
        self._idle()
        if self.reason is None:
            self._next_turn(seat)

    def resign(self, seat: int, turned_up: Sequence[str] | None) -> None:
        """R-12."""
        self.story = [("resigned", seat)]
        self.resigned.append(seat)
        was_placing = bool(self.placing)
        self.placing = [each for each in self.placing if each != seat]
        if len(self.resigned) == self.seats - 1:
            self._end("resigned")
        elif was_placing:
            self._after_placing(turned_up)
        elif self.turn == seat:
            self._next_turn(seat)

    def _end(self, reason: str, cut_off: tuple[int, ...] = ()) -> None:
        self.reason = reason
        self.turn = None
        self.links_this_turn = 0
        self.story.append(("game-ended", reason, cut_off))

    # ------------------------------------------------------------------ gold

    def _worth(self, at: Hex) -> int:
        """What each cube there brings; where none lies, what the first would. R-9.1, R-10.5."""
        lying = max(1, len(self.cubes[at]))
        return WORTH[self.kind[at]][lying - 1]

    def gold_by_kind(self, seat: int) -> list[int]:
        """R-9.1, hamlets first."""
        own = [at for at in self.settlements if seat in self.cubes[at]]
        return [sum(self._worth(at) for at in own if self.kind[at] == kind) for kind in SETTLEMENTS]

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended: best first; each is (seat, rank, gold, parts). R-9, R-12.3."""
        if self.reason is None:
            return None
        merit: dict[int, tuple[int, ...]] = {}
        for seat in range(self.seats):
            if seat in self.resigned:
                merit[seat] = (0, self.resigned.index(seat))
            else:
                merit[seat] = (1, sum(self.gold_by_kind(seat)), self.days[seat])
        standings = [
            (
                seat,
                1 + sum(1 for other in merit if merit[other] > merit[seat]),
                sum(self.gold_by_kind(seat)),
                tuple(self.gold_by_kind(seat)),
            )
            for seat in range(self.seats)
        ]
        return {"reason": self.reason, "standings": sorted(standings, key=lambda each: each[1])}

    # ------------------------------------------------------------------ what is seen

    def view(self) -> dict[str, Any]:
        """All that lies on the table, as plain values."""
        return {
            "phase": "workshops" if self.placing else "roads",
            "turn": self.turn,
            "placing": list(self.placing),
            "order": list(self.order),
            "round": self.round,
            "ground": dict(self.ground),
            "settlements": [self._settlement_view(at) for at in self.settlements],
            "roads": [(seat, path, cost(self.ground, path)) for seat, path in self.roads],
            "seats": [self._seat_view(seat) for seat in range(self.seats)],
            "links_this_turn": self.links_this_turn,
            "idle_turns": self.idle_turns,
            "idle_turns_to_end": self.idle_turns_to_end(),
            "move_number": self.moves_made,
            "last_seat": self.last_seat,
            "last_workshop": self.last_workshop,
            "last_road": self.last_road,
            "resigned": list(self.resigned),
            "outcome": self.outcome(),
        }

    def _settlement_view(self, at: Hex) -> dict[str, Any]:
        kind, lying = self.kind.get(at), len(self.cubes[at])
        full = 1 if self.seats == 2 else self.seats
        return {
            "hex": at,
            "kind": kind,
            "cubes": sorted(self.cubes[at]),
            "gold": self._worth(at) if kind else None,
            "gold_shared": WORTH[kind][lying] if kind and lying < full else None,
        }

    def _seat_view(self, seat: int) -> dict[str, Any]:
        return {
            "workshops": [at for at, whose in self.workshops.items() if whose == seat],
            "days": self.days[seat],
            "tiles": self.tiles_left(seat),
            "cubes_left": self.cubes_left(seat),
            "starts": _in_order(self.starts(seat)),
            "settlements": [at for at in self.settlements if seat in self.cubes[at]],
            "gold": sum(self.gold_by_kind(seat)) if self.kind else 0,
            "gold_by_kind": self.gold_by_kind(seat) if self.kind else [0, 0, 0, 0],
            "resigned": seat in self.resigned,
        }


def _in_order(hexes: Iterable[Hex]) -> list[Hex]:
    """Row by row from the top."""
    return sorted(hexes, key=HEXES.index)
