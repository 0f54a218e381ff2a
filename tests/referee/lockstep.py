"""Plays one game on an engine and a referee; they must agree on everything at every move.

This part is common to all games. A game's own ``lockstep.py`` says how its referee is set up and
updated, which views to compare, and what to count.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, ClassVar, NamedTuple, Self

from core.errors import IllegalMove
from core.game import Seat, Step, Told
from games import AnyGame
from tests.referee.agreement import Disagreement, agree

Move = tuple[Any, ...]
"""A move in a referee's words."""

Player = Callable[..., Move]
"""Chooses among a referee's moves."""


class Setting(NamedTuple):
    """The setup of a game. ``resign_at``: the moves at which a random seat resigns. ``most_moves``:
    a game that is longer is broken off.
    """

    number: int
    seats: int
    options: Any
    players: tuple[Player, ...]
    resign_at: tuple[int, ...] = ()
    most_moves: int | None = None


class Lockstep(ABC):
    """One game on engine and referee.

    ``words``: converts moves, events and outcomes between both. ``longest_game``: a longer game
    would never end.
    """

    words: Any
    longest_game: ClassVar[int]

    def __init__(self, game: AnyGame, state: Any, referee: Any, seats: int, chance: Random) -> None:
        self.game = game
        self.state = state
        self.referee = referee
        self.seats = [Seat(seat) for seat in range(seats)]
        self.chance = chance
        self.made = 0
        self.slips = Random(0)
        self.slips.setstate(chance.getstate())  # apart: what is only tried changes no game
        self.happened: Counter[str] = Counter()

    @classmethod
    def begin(cls, game: AnyGame, seats: int, options: Any, seed: bytes, number: int) -> Self:
        """A game from its set-up on. Raises Disagreement."""
        step = game.initial_state(seats, options, seed)
        pair = cls.seated(game, options, step, seats, Random(number))
        if pair.referee.story:  # a referee that was handed the deal does not tell of it
            pair.agree_on_story(step.told)
        return pair

    @classmethod
    def whole_game(cls, game: AnyGame, setting: Setting) -> Counter[str]:
        """Play a game; how often each thing happened. Raises Disagreement."""
        number, seats, options, players, resign_at, most_moves = setting
        seed = sha256(b"lockstep" + number.to_bytes(8, "big")).digest()
        return cls.begin(game, seats, options, seed, number).play(players, resign_at, most_moves)

    # --- playing -----------------------------------------------------------------------------

    def play(
        self,
        players: Sequence[Player],
        resign_at: Sequence[int] = (),
        most_moves: int | None = None,
    ) -> Counter[str]:
        """Play on until the game is over or long enough."""
        for made in count():
            moves = self.agree_on_position()
            if not moves or made == most_moves:
                break
            self._same("an end in time", made < self.longest_game, True)
            if made in resign_at:
                self.resign(self.chance.choice(self.staying()))
            else:
                seat = self.mover(sorted(moves))
                player = players[seat % len(players)]
                self.make(seat, self.chosen(player, seat, moves[seat]))
        if not moves:
            self.note_end()
        return self.happened

    def make(self, seat: Seat, move: Move) -> None:
        """Both make this move."""
        self.note_move(seat, move)
        self.made += 1
        step = self.game.apply(self.state, seat, self.words.engine_move(move))
        try:
            self.tell_move(seat, move, step.told)
        except (AssertionError, ValueError) as complaint:
            raise Disagreement(f"{move}: {complaint}") from complaint
        self._follow(step)

    def resign(self, seat: Seat) -> None:
        """This seat gives up, on both boards."""
        self.note_resignation(seat)
        step = self.game.withdraw(self.state, seat)
        self.tell_resignation(seat, step.told)
        self._follow(step)

    def _follow(self, step: Step[Any, Any]) -> None:
        self.state = step.state
        self.agree_on_story(step.told)
        for line in self.referee.story:
            self.note(line)

    # --- comparing ---------------------------------------------------------------------------

    def agree_on_position(self) -> dict[Seat, list[Move]]:
        """Who is to act, what they may do, what each sees, and how it stands.

        Gives the moves of those who are to act.
        """
        moves = {seat: list(self.moves_of(seat)) for seat in self.acting()}
        for seat in self.seats:
            self.agree_on_moves(seat, moves.get(seat, []))
        self._same("to act", self.game.to_act(self.state), frozenset(moves))
        outcome = self.words.outcome_words(self.game.outcome(self.state))
        self._same("end", outcome, self.referee.outcome())
        self.agree_on_views()
        for seat in moves:
            fallback = self.words.move_words(self.game.fallback_move(self.state, seat))
            self._same("fallback", self.referee.refuses(seat, fallback), None)
        self._agree_on_refusals(moves)
        return moves

    def agree_on_moves(self, seat: Seat, moves: list[Move]) -> None:
        """The engine lists the referee's moves of this seat, each once."""
        listed = list(map(self.words.move_words, self.game.legal_moves(self.state, seat)))
        self._same("moves listed once", len(set(listed)), len(listed))
        self._same(f"moves of {seat}", set(listed), set(moves))

    def agree_on_story(self, told: tuple[Told[Any], ...]) -> None:
        """What was told, and to whom."""
        self._same("told", self.words.story(told), self.referee.story)

    def _agree_on_refusals(self, moves: dict[Seat, list[Move]]) -> None:
        for seat, move in self.tried(moves):
            complaint = self.referee.refuses(seat, move)
            refused = self.game.check(self.state, seat, self.words.engine_move(move)) is not None
            self._same(f"{seat} tries {move} ({complaint}), refused", refused, bool(complaint))
            self.happened[complaint or "not refused"] += 1
            if complaint:
                self._agree_it_is_not_made(seat, move)

    def _agree_it_is_not_made(self, seat: Seat, move: Move) -> None:
        try:
            self.game.apply(self.state, seat, self.words.engine_move(move))
        except IllegalMove:
            return
        self._same(f"{move} applied", "made", "refused")

    def _same(self, what: str, engine: Any, ours: Any) -> None:
        agree(f"move {self.made}, {what}", engine, ours)

    # --- what each game says -----------------------------------------------------------------

    @classmethod
    @abstractmethod
    def seated(
        cls, game: AnyGame, options: Any, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        """The pair at the beginning of a game that the engine has set up."""

    @abstractmethod
    def tell_move(self, seat: Seat, move: Move, told: tuple[Told[Any], ...]) -> None:
        """The referee makes the move, with what chance brought to the engine."""

    @abstractmethod
    def tell_resignation(self, seat: Seat, told: tuple[Told[Any], ...]) -> None:
        """The referee lets the seat resign, with what chance brought to the engine."""

    @abstractmethod
    def agree_on_views(self) -> None:
        """What each viewer sees."""

    @abstractmethod
    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        """Moves that are reached for, only to see whether both refuse them."""

    def acting(self) -> list[Seat]:
        """Who is to act, as the referee has it: the seat whose ``turn`` it is, None at the end."""
        return [] if self.referee.turn is None else [Seat(self.referee.turn)]

    def moves_of(self, _seat: Seat) -> Iterator[Move]:
        """The referee's moves of a seat that is to act: of the only one, unless overridden."""
        return iter(self.referee.legal_moves())

    def staying(self) -> list[Seat]:
        """Who has not resigned."""
        return [seat for seat in self.seats if seat not in self.referee.resigned]

    def mover(self, acting: list[Seat]) -> Seat:
        """Which of those who are to act does."""
        return acting[0]

    def chosen(self, player: Player, _seat: Seat, moves: list[Move]) -> Move:
        """What this player does."""
        return player(self.referee, moves, self.chance)

    # What is counted, for the tests of how far the games reach.

    def note_move(self, seat: Seat, move: Move) -> None:
        """A move that is about to be made."""
        self.happened[move[0]] += 1

    def note_resignation(self, seat: Seat) -> None:  # noqa: B027  (most games count nothing here)
        """A seat that is about to give up."""

    def note(self, line: tuple[Any, ...]) -> None:  # noqa: B027  (most games count nothing here)
        """Something that was told."""

    def note_end(self) -> None:  # noqa: B027  (most games count nothing here)
        """The game is over."""
