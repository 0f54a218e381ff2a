"""An independent implementation of Stratego 4: slow, simple, from the rule text alone.

Spaces are words, pieces are objects that know their space, moves are tuples of words, and reach is
found by walking. It shares nothing with the engine, so that both can be compared move by move. It
draws no random numbers: the caller tells it who begins.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.referee.stratego4.field import Field, Path, Piece
from tests.referee.stratego4.printed_board import (
    ARMY,
    CANNON,
    MARSHAL,
    MOST_RETURNS,
    RING,
    SLOW_ROUNDS,
    SPY,
    TOP_OF_SLIDER,
    TURRET,
    Space,
)

Move = tuple[Any, ...]
"""("arrange", ranks), ("swap", space, space), ("ready",), ("move", space, space),
("move", space, space, "leave"), ("fire", space, space), ("recruit", rank)."""


class Referee(Field):
    """A game of Stratego 4 in progress."""

    def __init__(
        self,
        armies: Sequence[dict[Space, int]],
        *,
        teams: bool = False,
        memory: bool = False,
        slow_start: bool = False,
        quiet_rounds: int = 50,
    ) -> None:
        super().__init__(len(armies), teams=teams)
        self.memory = memory
        self.slow_start = slow_start
        self.quiet_rounds = quiet_rounds
        for seat, army in enumerate(armies):
            assert set(army) == set(self.board.zones[seat])
            assert sorted(army.values(), reverse=True) == ARMY
            self.pieces += [Piece(seat, rank, space) for space, rank in army.items()]
        self.last_bearer = list(range(self.seats))
        self.sliders = [0] * self.seats
        self.lost: list[list[int]] = [[] for _ in range(self.seats)]
        self.ready: list[int] = []
        self.out: list[int] = []
        self.resigned: list[int] = []
        self.phase = "deploying"
        self.turn: int | None = None
        self.first: int | None = None
        self.mover: int | None = None
        """Whose turn it is, also while another recruits."""
        self.cause: str | None = None
        self.round = 0
        self.quiet = 0
        self.last: dict[str, Any] | None = None
        self.last_paths: list[Path] = []
        """The ways the last move could have gone: of a captain perhaps several."""
        self.reason: str | None = None
        self.winners: tuple[int, ...] = ()
        self.chances: list[tuple[int, str]] = []
        """Who may recruit now, and why."""
        self.story: list[tuple[Any, ...]] = [("deployment-began",)]

    # ------------------------------------------------------------------ what may be done

    def playing(self) -> list[int]:
        """The armies still in the game."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def acting(self) -> set[int]:
        """Who owes a decision."""
        if self.phase == "deploying":
            return {seat for seat in self.playing() if seat not in self.ready}
        return set() if self.turn is None else {self.turn}

    def legal_moves(self, seat: int) -> list[Move]:
        """All moves of the seat; while it deploys all but new formations."""
        if seat not in self.acting():
            return []
        found: list[Move] = []
        if self.phase == "deploying":
            zone = self.board.zones[seat]
            found = [("ready",), *(("swap", one, two) for one in zone for two in zone)]
        elif self.phase == "recruiting":
            found = [("recruit", rank) for rank in sorted(set(self.lost[seat]), reverse=True)]
        else:
            for piece in self.army(seat):
                found += self._reached_for(piece)
        return [move for move in found if self.refuses(seat, move) is None]

    def _reached_for(self, piece: Piece) -> Iterator[Move]:
        """What a piece could do if nothing else spoke against it, each once."""
        for bears in (True, False):
            for to in sorted({way[-1] for way in self.ways(piece, bears)}):
                if bears == (piece.flag is not None):
                    yield ("move", piece.at, to)
                elif not bears:
                    yield ("move", piece.at, to, "leave")
        for to in sorted({shot[-1] for shot in self.shots(piece.at)}):
            yield ("fire", piece.at, to)

    def refuses(self, seat: int, move: Move) -> str | None:
        """What speaks against a move, if anything."""
        if self.phase == "over":
            return "the game is over"
        if seat not in self.acting():
            return "it is not to act"
        phase = {"move": "battle", "fire": "battle", "recruit": "recruiting"}
        if phase.get(move[0], "deploying") != self.phase:
            return "not now"
        kinds: dict[str, Callable[..., str]] = {
            "arrange": self._arrange_complaint,
            "swap": self._swap_complaint,
            "ready": lambda _: "",
            "move": self._move_complaint,
            "fire": self._fire_complaint,
            "recruit": self._recruit_complaint,
        }
        return kinds[move[0]](seat, *move[1:]) or None

    def _arrange_complaint(self, seat: int, ranks: tuple[int, ...]) -> str:
        right = sorted(ranks, reverse=True) == ARMY
        return "" if right else "that is not an army (R-1.2)"

    def _swap_complaint(self, seat: int, one: Space, two: Space) -> str:
        zone = self.board.zones[seat]
        if one not in zone or two not in zone:
            return "that is not in the zone (R-2.2)"
        return "" if one != two else "that is one space"

    def _move_complaint(self, seat: int, start: Space, to: Space, leave: str = "") -> str:
        piece, other = self.at(start), self.at(to)
        if piece is None or piece.seat != seat:
            return "no piece of its own stands there"
        if leave and piece.flag is None:
            return "it bears no flag (R-6.2)"
        if to in self.board.ponds:
            return "it is a pond (R-3.4)"
        if other is not None and self.friends(seat, other.seat):
            return "its own or its partner's stands there (R-4.7)"
        bears = piece.flag is not None and not leave
        if not self.paths(start, to, bears):
            far = bears and self.paths(start, to, bears=False)
            return "a flag goes one step (R-3.12)" if far else "it is out of reach (R-3)"
        if bears and to == RING and self.slow_start and self.round <= SLOW_ROUNDS:
            return "no flag enters the ring so early (R-9.3)"
        if other is None and to == piece.came_from and piece.returns >= MOST_RETURNS:
            return "it went to and fro too often (R-3.13)"
        return ""

    def _fire_complaint(self, seat: int, start: Space, to: Space) -> str:
        piece, victim = self.at(start), self.at(to)
        if piece is None or piece.seat != seat:
            return "no piece of its own stands there"
        if piece.rank != CANNON:
            return "it is no cannon (R-5.1)"
        if victim is None:
            return "nobody stands there (R-5.1)"
        if self.friends(seat, victim.seat):
            return "its own or its partner's stands there (R-5.7)"
        hits = any(shot[-1] == to for shot in self.shots(start))
        return "" if hits else "no shot falls there (R-5)"

    def _recruit_complaint(self, seat: int, rank: int) -> str:
        return "" if rank in self.lost[seat] else "none of that rank was beaten (R-7.2)"

    def can_move(self, seat: int) -> bool:
        return any(
            self.refuses(seat, move) is None
            for piece in self.army(seat)
            for move in self._reached_for(piece)
        )

    # ------------------------------------------------------------------ doing it

    def play(self, seat: int, move: Move, first: int | None = None) -> None:
        """Make a move. ``first``: whom the lot makes begin, where the battle begins with this."""
        self.story = []
        complaint = self.refuses(seat, move)
        assert complaint is None, complaint
        kinds: dict[str, Callable[..., None]] = {
            "arrange": self._arrange,
            "swap": self._swap,
            "ready": self._be_ready,
            "move": self._move,
            "fire": self._fire,
            "recruit": self._recruit,
        }
        kinds[move[0]](seat, *move[1:])
        self._begin_when_ready(first)

    # ---- deploying

    def _arrange(self, seat: int, ranks: tuple[int, ...]) -> None:
        for space, rank in zip(self.board.zones[seat], ranks, strict=True):
            self._own(space).rank = rank
        self.story.append(("army-arranged", seat))

    def _swap(self, seat: int, one: Space, two: Space) -> None:
        first, second = self._own(one), self._own(two)
        first.rank, second.rank = second.rank, first.rank
        self.story.append(("army-arranged", seat))

    def _own(self, space: Space) -> Piece:
        piece = self.at(space)
        assert piece is not None
        return piece

    def _be_ready(self, seat: int) -> None:
        self.ready.append(seat)
        self.story.append(("army-ready", seat, len(self.acting())))

    def _begin_when_ready(self, first: int | None) -> None:
        """R-2.4, R-2.5."""
        if self.phase != "deploying" or self.acting():
            assert first is None, "the lot was drawn too early"
            return
        assert first in self.playing(), "the lot fell on somebody who does not play"
        for seat, space in enumerate(self.board.flags):
            bearer = self.at(space)
            if bearer is None:
                self.lying.append((space, seat))
            else:
                bearer.flag = seat
        self.phase, self.round = "battle", 1
        self.first = self.turn = self.mover = first
        self.story.append(("battle-began", first))

    # ---- moving and fighting

    def _move(self, seat: int, start: Space, to: Space, leave: str = "") -> None:
        piece, rival = self._own(start), self.at(to)
        self.quiet += 1
        self.last_paths = self.seen_paths(start, to, piece.flag is not None and not leave)
        self.last = {"kind": "move", "seat": seat, "start": start, "to": to}
        if leave:
            self._drop(piece, start)
        if rival is None:
            self._go(piece, to)
            self.story.append(("piece-moved", seat, start, to, piece.flag))
            self._pick_up(piece)
        else:
            self._duel(piece, rival)
        self._settle()

    def _go(self, piece: Piece, to: Space, *, attacks: bool = False) -> None:
        """It stands there now. R-3.13, R-10.2."""
        piece.returns = piece.returns + 1 if to == piece.came_from and not attacks else 0
        piece.came_from = None if attacks else piece.at
        piece.moved = True
        lines = [tuple(line) for line in self.board.lines[piece.at]]
        straight = [
            len(way) - 1
            for way in self.last_paths
            if way[1:] in [line[: len(way) - 1] for line in lines] and RING not in way[1:-1]
        ]
        if not straight:
            piece.turned = True
        elif min(straight) > 2 and any(len(way) == 3 for way in self.last_paths):
            piece.longest = max(piece.longest, 2)  # a scout's line, or a captain over the ring
        else:
            piece.longest = max(piece.longest, min(straight))
        piece.at = to

    def _duel(self, piece: Piece, rival: Piece) -> None:
        """R-4."""
        start, to = piece.at, rival.at
        winner = self._winner(piece.rank, rival.rank)
        told = (piece.rank, rival.seat, rival.rank, winner)
        self.story.append(("duel-fought", piece.seat, start, to, *told))
        self._fought("duel", piece, rival, winner)
        piece.told = rival.told = True
        if winner == "attacker":
            self._beat(rival)
            self._go(piece, to, attacks=True)
            self._take_over(piece, rival, to)
            self._pick_up(piece)
            self._win(piece.seat)
        elif winner == "defender":
            self._beat(piece)
            self._take_over(rival, piece, start)
            self._win(rival.seat)
        else:
            self._beat(piece)
            self._beat(rival)
            self._drop(piece, start)
            self._drop(rival, to)

    def _winner(self, attacker: int, defender: int) -> str:
        if attacker == defender:
            return "nobody"
        if (attacker, defender) == (SPY, MARSHAL):
            return "attacker"
        return "attacker" if attacker > defender else "defender"

    def _fought(self, kind: str, piece: Piece, rival: Piece, winner: str) -> None:
        assert self.last is not None
        ranks = {"attacker": piece.rank, "defender": rival.rank}
        self.last |= {"kind": kind, "rival": rival.seat, **ranks, "winner": winner}

    def _fire(self, seat: int, start: Space, to: Space) -> None:
        """R-5."""
        cannon, victim = self._own(start), self._own(to)
        self.last_paths = [shot for shot in self.shots(start) if shot[-1] == to]
        self.quiet += 1
        self.last = {"kind": "shot", "seat": seat, "start": start, "to": to}
        self.story.append(("cannon-fired", seat, start, to, victim.seat, victim.rank))
        self._fought("shot", cannon, victim, "attacker")
        self._beat(cannon)
        self._beat(victim)
        self._drop(cannon, start)
        self._drop(victim, to)
        self._win(seat)
        self._settle()

    def _beat(self, piece: Piece) -> None:
        """R-4.2, R-4.6."""
        self.pieces.remove(piece)
        self.lost[piece.seat] = sorted([*self.lost[piece.seat], piece.rank], reverse=True)
        self.quiet = 0

    # ---- flags

    def _drop(self, piece: Piece, space: Space) -> None:
        """Its flag, if it bears one, lies there now."""
        if piece.flag is not None:
            self.story.append(("flag-left", piece.seat, piece.flag, space))
            self.lying.append((space, piece.flag))
            piece.flag = None

    def _take_over(self, winner: Piece, loser: Piece, space: Space) -> None:
        """R-6.5. ``space``: where the loser stood."""
        if winner.flag is not None:
            self._drop(loser, space)
        elif loser.flag is not None:
            flag, loser.flag = loser.flag, None
            self._bear(winner, flag, "duel")

    def _pick_up(self, piece: Piece) -> None:
        """R-6.3, R-6.4."""
        here = self.flags_on(piece.at)
        if piece.flag is None and here:
            flag = min(here, key=lambda flag: self._rank_of_flag(piece.seat, flag))
            self.lying.remove((piece.at, flag))
            self._bear(piece, flag, "ground")

    def _rank_of_flag(self, seat: int, flag: int) -> tuple[bool, bool, int]:
        return (flag != seat, not self.friends(seat, flag), (flag - seat) % self.seats)

    def _bear(self, piece: Piece, flag: int, source: str) -> None:
        piece.flag = flag
        self.story.append(("flag-taken", piece.seat, flag, piece.at, source))
        fresh = self.last_bearer[flag] == flag
        self.last_bearer[flag] = piece.seat
        if fresh and not self.friends(piece.seat, flag):
            self._chance(piece.seat, "flag")

    # ---- recruiting

    def _win(self, seat: int) -> None:
        """A duel won. R-7.1, R-7.2, R-5.6."""
        self.sliders[seat] += 1
        self.story.append(("slider-moved", seat, self.sliders[seat]))
        if self.sliders[seat] == TOP_OF_SLIDER:
            self.sliders[seat] = 0
            self._chance(seat, "slider")

    def _chance(self, seat: int, cause: str) -> None:
        self.chances.append((seat, cause))

    def _take_chances(self) -> None:
        """One after the other; the second is lost even while the first waits. R-7.2 to R-7.6."""
        while self.chances:
            seat, cause = self.chances.pop(0)
            taken = self.at(self.board.recruitment[seat]) is not None
            if taken or self.phase == "recruiting":
                self.story.append(("recruit-lost", seat, cause, "occupied"))
            elif not self.lost[seat]:
                self.story.append(("recruit-lost", seat, cause, "nobody-lost"))
            elif len(set(self.lost[seat])) == 1:
                self._bring_back(seat, self.lost[seat][0])
            else:
                self.phase, self.turn, self.cause = "recruiting", seat, cause
                self.story.append(("recruit-due", seat, cause))

    def _recruit(self, seat: int, rank: int) -> None:
        self.phase, self.turn, self.cause = "battle", self.mover, None
        self._bring_back(seat, rank)
        self._settle()

    def _bring_back(self, seat: int, rank: int) -> None:
        """R-7.7."""
        self.lost[seat].remove(rank)
        piece = Piece(seat, rank, self.board.recruitment[seat])
        piece.told = True
        self.pieces.append(piece)
        self.story.append(("recruited", seat, rank, piece.at))
        self._pick_up(piece)

    # ---- the end of a turn, and of the game

    def _settle(self) -> None:
        """All that follows from what was done."""
        if self._flag_flies():
            return
        self._miss_armies()
        if not self._last_stands():
            self._take_chances()
        if self.phase == "battle":
            self._miss_armies()
            if not self._last_stands():
                self._next()

    def _flag_flies(self) -> bool:
        """R-8.1, R-8.2."""
        piece = self.at(TURRET)
        if piece is None or piece.flag is None or not self.friends(piece.seat, piece.flag):
            return False
        self._end("turret", self._team(piece.seat))
        return True

    def _miss_armies(self) -> None:
        """R-8.3."""
        for seat in self.playing():
            if not self.army(seat) and seat not in [due for due, _ in self.chances]:
                self.out.append(seat)
                self.story.append(("army-lost", seat))

    def _last_stands(self) -> bool:
        """R-8.4."""
        playing = self.playing()
        if not playing:
            self._end("nobody", [s for s in range(self.seats) if s not in self.resigned])
        elif all(self.friends(playing[0], each) for each in playing):
            rivals = [s for s in range(self.seats) if not self.friends(s, playing[0])]
            given_up = all(seat in self.resigned for seat in rivals)
            self._end("resigned" if given_up else "last", self._team(playing[0]))
        return self.phase == "over"

    def _team(self, seat: int) -> list[int]:
        return [each for each in range(self.seats) if self.friends(seat, each)]

    def quiet_turns_to_end(self) -> int:
        """R-8.5."""
        return self.quiet_rounds * len(self.playing())

    def _next(self) -> None:
        """The turn goes on to the next who can move. R-2.5, R-3.14, R-8.6."""
        if self.quiet >= self.quiet_turns_to_end():
            self._end("quiet", self.playing())
            return
        assert self.mover is not None
        now = self.round
        for _ in range(self.seats):
            self.mover = (self.mover + 1) % self.seats
            self.round += self.mover == self.first
            if self.mover in self.out:
                continue
            if self.can_move_as(self.mover):
                self.turn = self.mover
                return
            self.story.append(("turn-skipped", self.mover))
        self.round = now
        self._end("blocked", self.playing())

    def can_move_as(self, seat: int) -> bool:
        """Whether this seat could move if it were its turn now."""
        self.turn = seat
        return self.can_move(seat)

    def next_turn(self) -> int | None:
        """Who moves after a recruitment."""
        if self.phase != "recruiting" or self.mover is None:
            return None
        around = [(self.mover + i) % self.seats for i in range(1, self.seats + 1)]
        return next(seat for seat in around if seat not in self.out)

    def resign(self, seat: int, first: int | None = None) -> None:
        """A seat gives up. R-8.7. ``first``: as in ``play``."""
        self.story = [("resigned", seat)]
        self.resigned.append(seat)
        if seat in self.out:
            return
        for piece in sorted(self.army(seat), key=lambda piece: piece.flag or 0):
            self._drop(piece, piece.at)
            self.pieces.remove(piece)
            self.lost[seat].append(piece.rank)
        self.lost[seat].sort(reverse=True)
        self.quiet = 0
        self.out.append(seat)
        if self._last_stands():
            return
        self._begin_when_ready(first)
        if self.turn == seat:
            self.cause = None
            self.phase = "battle"
            self._next()
        elif self.phase == "battle" and self.turn is not None and not self.can_move(self.turn):
            self.story.append(("turn-skipped", self.turn))  # it could, before
            self._next()

    def _end(self, reason: str, winners: list[int]) -> None:
        self.phase, self.reason, self.winners = "over", reason, tuple(winners)
        self.turn = self.cause = None
        won = () if reason in ("quiet", "blocked", "nobody") else self.winners
        self.story.append(("game-ended", reason, won))

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended: who shares the first place. R-8.8."""
        if self.reason is None:
            return None
        return {"reason": self.reason, "winners": self.winners}
