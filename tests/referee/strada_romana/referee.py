"""An independent implementation of Strada Romana: slow, simple, from the rule text alone.

Squares, wagons and goods are words, positions are dicts, moves are tuples of words, and runs are
found by trying every step. It shares nothing with the engine, so that both can be compared move by
move. It draws no random numbers: the caller tells it the setup and what comes out of the bag.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from tests.referee.strada_romana.printed_board import (
    AREAS,
    FIRST_COINS,
    GOODS,
    MARKETS,
    OF_EACH,
    POINTS,
    PRICE,
    SQUARES,
    WAGONS,
    Good,
    Square,
    Wagon,
    column,
)
from tests.referee.strada_romana.steps import BOX, HOME, steps

Move = tuple[Any, ...]
"""("buy", special), ("run", wagon, squares, arrives), ("tile", area), ("cube", square),
("end",), ("look",), ("choose", wagon), ("pass",)."""

NOTHING = "nothing"
"""What comes out of the bag where nothing is drawn at all."""


class Referee:
    """A game of Strada Romana in progress."""

    def __init__(
        self,
        *,
        first: int,
        seats: int,
        idle_rounds: int,
        boxes: dict[Wagon, tuple[str, int]],
        removed: Wagon,
        area_tiles: dict[str, Good],
        market_cubes: dict[Square, Good],
    ) -> None:
        assert sorted(boxes) == sorted(WAGONS)
        assert sorted(boxes.values()) == [(to, i) for to in ("ostia", "rome") for i in range(5)]
        assert list(area_tiles) == list(AREAS)
        assert sorted(area_tiles.values()) == sorted(GOODS)
        assert sorted(market_cubes) == sorted(MARKETS)
        self.seats = seats
        self.idle_rounds = idle_rounds
        self.order = [(first + i) % seats for i in range(seats)]
        self.to = {wagon: to for wagon, (to, _) in boxes.items()}
        self.box = {wagon: box for wagon, (_, box) in boxes.items()}
        self.at = dict.fromkeys(WAGONS, BOX)
        self.removed = removed
        self.stack = [wagon for wagon in WAGONS if wagon != removed]
        self.area_tiles: dict[str, Good | None] = dict(area_tiles)
        self.market_cubes: dict[Square, Good | None] = dict(market_cubes)
        self.coins = dict(zip(self.order, FIRST_COINS, strict=False))
        self.points = dict.fromkeys(self.order, 0)
        self.tiles = {seat: dict.fromkeys(GOODS, 0) for seat in self.order}
        self.cubes = {seat: dict.fromkeys(GOODS, 0) for seat in self.order}
        self.kept: list[tuple[int, Wagon, list[Wagon]]] = []
        self.turn: int | None = self.order[0]
        self.looking = False
        self.arrivals: list[Wagon] = []
        self.played: list[int] = []
        self.resigned: list[int] = []
        self.idle = 0
        self.moves_made = 0
        self.reason: str | None = None
        self.last_seat: int | None = None
        self.last_runs: list[tuple[Any, ...]] = []
        self.last_taken: list[tuple[Any, ...]] = []
        began = tuple(self.coins[seat] for seat in self.order)
        self.story: list[tuple[Any, ...]] = [("game-began", tuple(self.order), began)]
        self._new_turn()

    def _new_turn(self) -> None:
        self.special = "none"
        self.used = 0
        self.ran: list[Wagon] = []
        self.over: list[Wagon] = []  # wagons from which goods were taken, or that arrived
        self.tile_taken = self.cube_taken = self.gained = False

    # ------------------------------------------------------------------ what lies where

    def bag(self, what: str) -> dict[Good, int]:
        """How many tiles ("tile") or cubes ("cube") of each good are neither laid nor taken."""
        lying = self.area_tiles if what == "tile" else self.market_cubes
        owned = self.tiles if what == "tile" else self.cubes
        return {
            good: OF_EACH
            - list(lying.values()).count(good)
            - sum(owned[seat][good] for seat in range(self.seats))
            for good in GOODS
        }

    def hand(self, seat: int) -> list[Wagon]:
        """R-7.3."""
        return [wagon for whose, wagon, _ in self.kept if whose == seat]

    def points_left(self) -> int:
        return POINTS - sum(self.points.values())

    def finished(self) -> list[Wagon]:
        """The wagons that run no more in this turn, by their first run. R-4.4."""
        each = [w for i, w in enumerate(self.ran) if w not in self.ran[:i]]
        return [w for w in each if w in self.over or w != self.ran[-1]]

    def just_ran(self) -> Wagon | None:
        """The wagon whose goods may be taken. R-6.1, R-6.3, R-6.6."""
        return self.ran[-1] if self.ran and self.at[self.ran[-1]] in SQUARES else None

    # ------------------------------------------------------------------ running

    def allowance(self) -> int:
        """The points of movement of this turn. R-4.1, R-5.4, R-5.6."""
        return 4 if PRICE[self.special] >= PRICE["extra"] else 3

    def steps(self, wagon: Wagon, here: str, special: str) -> list[str]:
        """Where one point takes it from here, whoever may stand there."""
        return steps(self.to[wagon], here, PRICE[special])

    def occupied(self, square: str, wagon: Wagon) -> bool:
        """Whether another wagon stands there. R-4.2; R-4.5: the destination has room for all."""
        return square != HOME and any(
            at == square for other, at in self.at.items() if other != wagon
        )

    def runs(self, wagon: Wagon, special: str, points: int) -> Iterator[Move]:
        """Every run of a wagon by so many points at the most, step after step."""
        if self.at[wagon] == HOME or wagon in self.finished() or points < 1:
            return
        ways: list[list[str]] = [[self.at[wagon]]]
        for _ in range(points):
            ways = [
                [*way, there]
                for way in ways
                for there in self.steps(wagon, way[-1], special)
                if (special == "stacking" or not self.occupied(there, wagon))
            ]
            for way in ways:
                if not self.occupied(way[-1], wagon):
                    squares = tuple(each for each in way[1:] if each != HOME)
                    yield ("run", wagon, squares, way[-1] == HOME)

    def can_run(self, special: str, points: int) -> bool:
        return any(any(True for _ in self.runs(wagon, special, points)) for wagon in WAGONS)

    def must_go_on(self) -> bool:
        """R-4.6: of three points; the fourth need not be used (R-5.4)."""
        return self.can_run(self.special, 3 - self.used)

    def _run_complaint(self, wagon: Wagon, squares: tuple[Square, ...], arrives: bool) -> str:
        way = [self.at[wagon], *squares, *([HOME] if arrives else [])]
        if self.at[wagon] == HOME:
            return "it has arrived (R-4.5)"
        if wagon in self.finished():
            return "its run is finished (R-4.4)"
        if len(way) == 1:
            return "a run takes a point at least (R-4.1)"
        if self.used + len(way) - 1 > self.allowance():
            return "not enough points of movement (R-4.1)"
        for here, there in pairwise(way):
            if there not in self.steps(wagon, here, self.special):
                return "no step leads there (R-4.2)"
            if self.special != "stacking" and self.occupied(there, wagon):
                return "the square is occupied (R-4.3)"
        return "it would stop on another (R-5.5)" if self.occupied(way[-1], wagon) else ""

    # ------------------------------------------------------------------ what may be done

    def legal_moves(self) -> list[Move]:
        """All moves of the seat to act; of runs every way there is."""
        if self.turn is None:
            return []
        seat = self.turn
        if self.looking:
            return [("choose", wagon) for wagon in self.stack]
        found: list[Move] = [("buy", special) for special in PRICE]
        found += [("tile", area) for area in AREAS]
        found += [("cube", square) for square in MARKETS]
        found += [("end",), ("look",), ("pass",)]
        found = [move for move in found if self.refuses(seat, move) is None]
        left = self.allowance() - self.used
        return found + [move for w in WAGONS for move in self.runs(w, self.special, left)]

    def refuses(self, seat: int, move: Move) -> str | None:
        """What speaks against a move, if anything."""
        if self.turn is None:
            return "the game is over"
        if seat != self.turn:
            return "it is another's turn"
        if self.looking != (move[0] == "choose"):
            return "who looks through the stack keeps a tile, and only then (R-7.1)"
        kinds: dict[str, Callable[..., str]] = {
            "buy": self._buy_complaint,
            "run": self._run_complaint,
            "tile": self._tile_complaint,
            "cube": self._cube_complaint,
            "end": self._end_complaint,
            "look": self._look_complaint,
            "choose": lambda wagon: "" if wagon in self.stack else "it is not there (R-7.1)",
            "pass": lambda: self._begun(),
        }
        return kinds[move[0]](*move[1:]) or None

    def _begun(self) -> str:
        return "the turn has begun (R-3.1)" if self.used or self.special != "none" else ""

    def _buy_complaint(self, special: str) -> str:
        if self.used or self.special != "none" or special == "none":
            return "special movement is bought once and first (R-5.1)"
        if self.coins[self._actor()] < PRICE[special]:
            return "not enough coins (R-5)"
        points = 4 if special in ("extra", "stacking") else 3
        return "" if self.can_run(special, points) else "it would not help (R-5.7)"

    def _tile_complaint(self, area: str) -> str:
        wagon = self.just_ran()
        if wagon is None or self.at[wagon] not in AREAS[area]:
            return "no wagon has just stopped in that area (R-6.1)"
        if self.tile_taken or (self.cube_taken and self.seats < 4):
            return "this turn allows no more tiles (R-6.4)"
        return "" if self.area_tiles[area] else "no tile lies there (R-6.5)"

    def _cube_complaint(self, square: Square) -> str:
        wagon = self.just_ran()
        if wagon is None or self.at[wagon] != square:
            return "no wagon has just stopped beside that market (R-6.3)"
        if self.cube_taken or (self.tile_taken and self.seats < 4):
            return "this turn allows no more cubes (R-6.4)"
        return "" if self.market_cubes[square] else "no cube lies there (R-6.5)"

    def _end_complaint(self) -> str:
        if not self.used:
            return "nothing has moved (R-3.1)"
        return "points must be used (R-4.6)" if self.must_go_on() else ""

    def _look_complaint(self) -> str:
        if len(self.hand(self._actor())) >= 3:
            return "three wagon tiles are the most (R-7.2)"
        return self._begun() or ("" if self.stack else "the stack is empty (R-7.4)")

    def _actor(self) -> int:
        assert self.turn is not None
        return self.turn

    # ------------------------------------------------------------------ doing it

    def play(self, move: Move, drawn: Good | None = NOTHING) -> None:
        """Make a move of the seat to act. ``drawn``: what came out of the bag, None when empty."""
        seat, self.story = self._actor(), []
        complaint = self.refuses(seat, move)
        assert complaint is None, complaint
        self.moves_made += 1
        self.played = [each for each in self.played if each != seat] + [seat]
        {
            "buy": self._buy,
            "run": self._run,
            "tile": self._take_tile,
            "cube": self._take_cube,
            "end": lambda seat, _: self._end_turn(seat),
            "look": self._look,
            "choose": self._choose,
            "pass": self._pass,
        }[move[0]](seat, (*move[1:], drawn))
        if move[0] not in ("tile", "cube"):
            assert drawn == NOTHING
        if self.turn == seat and self.used and self._nothing_left():
            self._end_turn(seat)

    def _nothing_left(self) -> bool:
        goods = [("tile", area) for area in AREAS] + [("cube", square) for square in MARKETS]
        if any(self.refuses(self._actor(), move) is None for move in goods):
            return False
        return not self.can_run(self.special, self.allowance() - self.used)

    def _buy(self, seat: int, words: Move) -> None:
        self.special = words[0]
        self.coins[seat] -= PRICE[self.special]
        coins, price = self.coins[seat], PRICE[self.special]
        self.story.append(("special-bought", seat, self.special, price, coins))

    def _run(self, seat: int, words: Move) -> None:
        wagon, squares, arrives, _ = words
        if not self.used:
            self.last_seat, self.last_runs, self.last_taken = seat, [], []
        start = None if self.at[wagon] == BOX else self.at[wagon]
        columns = {column(each) for each in (start, *squares) if each}
        if arrives or start is None or len(columns) > 1:
            self.gained = True
        self.used += len(squares) + arrives
        self.ran.append(wagon)
        self.at[wagon] = HOME if arrives else squares[-1]
        if arrives:
            self.arrivals.append(wagon)
            self.over.append(wagon)
        if self.ran[-2:] == [wagon, wagon]:  # it goes on: the same run
            _, began, before, _ = self.last_runs.pop()
            self.last_runs.append((wagon, began, (*before, *squares), arrives))
        else:
            self.last_runs.append((wagon, start, squares, arrives))
        left, arrived = self.allowance() - self.used, len(self.arrivals)
        self.story.append(("wagon-ran", seat, wagon, start, squares, arrives, left, arrived))
        if arrived == 4:
            self._end("arrivals")

    def _drawn(self, what: str, before: dict[Good, int], drawn: Good | None) -> Good | None:
        """R-6.5: the place stays empty only when the bag has nothing left for it."""
        if drawn is None:
            assert not any(before.values()), f"there is a {what} left to draw"
        else:
            assert before.get(drawn), f"no {what} of {drawn} can be drawn"
        return drawn

    def _take_tile(self, seat: int, words: Move) -> None:
        area, drawn = words
        good = self.area_tiles[area]
        assert good
        paid = list(self.market_cubes.values()).count(good)
        follows = self._drawn("tile", self.bag("tile"), drawn)
        self.area_tiles[area] = follows
        self.tiles[seat][good] += 1
        self.tile_taken = True
        self._take("tile", area, good)
        self.story.append(("tile-taken", seat, area, good, paid, follows))
        self._earn(seat, paid)

    def _take_cube(self, seat: int, words: Move) -> None:
        square, drawn = words
        good = self.market_cubes[square]
        assert good
        follows = self._drawn("cube", self.bag("cube"), drawn)
        self.market_cubes[square] = follows
        self.cubes[seat][good] += 1
        self.cube_taken = True
        self._take("cube", square, good)
        self.story.append(("cube-taken", seat, square, good, follows))

    def _take(self, what: str, place: str, good: Good) -> None:
        self.gained = True
        self.over.append(self.ran[-1])
        self.last_taken.append((what, place, good))

    def _earn(self, seat: int, coins: int) -> None:
        """Coins come in, and five at a time become victory points. R-3.2, R-9.2."""
        self.coins[seat] += coins
        changed = 0
        while self.coins[seat] >= 5:
            self.coins[seat] -= 5
            changed += self.points_left() > 0
            self.points[seat] += self.points_left() > 0
        if changed:
            self.gained = True
            left = self.points_left()
            self.story.append(("coins-changed", seat, changed, self.coins[seat], left))
        if self.points_left() == 0:
            self._end("points")

    def _look(self, seat: int, _: Move) -> None:
        self.looking = True
        self.story.append(("stack-looked-at", seat))

    def _choose(self, seat: int, words: Move) -> None:
        self.looking = False
        self.stack.remove(words[0])
        self.kept.append((seat, words[0], list(self.stack)))
        self.story.append(("tile-kept", seat, len(self.hand(seat))))
        self.story.append(("tile-chosen", seat, words[0]))
        self.gained = True
        self._next(seat)

    def _pass(self, seat: int, _: Move) -> None:
        self.story.append(("passed", seat, self.coins[seat] + 1))
        self._earn(seat, 1)
        if self.reason is None:
            self._next(seat)

    def _end_turn(self, seat: int) -> None:
        self.story.append(("turn-ended", seat, self.allowance() - self.used))
        self.idle += not self.gained
        if not self.gained and self.idle >= self.idle_turns_to_end():
            self._end("stalled")
        else:
            self._next(seat)

    def _next(self, seat: int) -> None:
        """The turn goes on to the next who stayed."""
        if self.gained:
            self.idle = 0
        self._new_turn()
        place = self.order.index(seat)
        around = self.order[place + 1 :] + self.order[:place]
        staying = [each for each in around if each not in self.resigned]
        self.turn = staying[0] if staying else seat

    def idle_turns_to_end(self) -> int:
        return self.idle_rounds * (self.seats - len(self.resigned))

    def resign(self, seat: int) -> None:
        """A seat gives up. R-11."""
        self.story = [("resigned", seat)]
        self.resigned.append(seat)
        if len(self.resigned) == self.seats - 1:
            self._end("resigned")
        elif seat == self.turn:
            self.looking = False
            self._next(seat)

    def _end(self, reason: str) -> None:
        self.reason = reason
        self.turn = None
        self.looking = False
        self._new_turn()
        for each in self.order:
            wagons = tuple(sorted(self.hand(each), key=WAGONS.index))
            if wagons and reason != "resigned":
                self.story.append(("tiles-shown", each, wagons, self.wagon_points(each)))
        self.story.append(("game-ended", reason))

    # ------------------------------------------------------------------ points

    def wagon_points(self, seat: int) -> int:
        """R-10.2."""
        return sum(3 if self.at[wagon] == HOME else -1 for wagon in self.hand(seat))

    def contracts(self, seat: int) -> list[int]:
        """R-10.3."""
        return [min(self.tiles[seat][good], self.cubes[seat][good]) for good in GOODS]

    def contract_points(self, seat: int) -> int:
        """R-10.4."""
        contracts = self.contracts(seat)
        return max(contracts) * sum(1 for number in contracts if number)

    def singles(self, seat: int) -> int:
        """R-10.5."""
        return sum(abs(self.tiles[seat][good] - self.cubes[seat][good]) for good in GOODS)

    def score(self, seat: int) -> int:
        """All points, R-10; those of wagon tiles only when they are shown."""
        shown = self.wagon_points(seat) if self.reason else 0
        return self.points[seat] + shown + self.contract_points(seat) - self.singles(seat)

    def before(self, one: int, other: int) -> bool:
        """Whether one is ranked before the other. R-10.6, R-10.7, R-11.3."""
        if one in self.resigned or other in self.resigned:
            if one in self.resigned and other in self.resigned:
                return self.resigned.index(one) > self.resigned.index(other)
            return other in self.resigned
        if self.score(one) != self.score(other):
            return self.score(one) > self.score(other)
        if self.coins[one] != self.coins[other]:
            return self.coins[one] > self.coins[other]
        return self._last_turn(one) < self._last_turn(other)

    def _last_turn(self, seat: int) -> int:
        return self.played.index(seat) if seat in self.played else -1

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended: best first; each is (seat, rank, points, parts)."""
        if self.reason is None:
            return None
        standings = []
        for seat in range(self.seats):
            rank = 1 + sum(self.before(other, seat) for other in range(self.seats) if other != seat)
            gained = (self.points[seat], self.wagon_points(seat), self.contract_points(seat))
            standings.append((seat, rank, self.score(seat), (*gained, -self.singles(seat))))
        return {"reason": self.reason, "standings": sorted(standings, key=lambda each: each[1])}
