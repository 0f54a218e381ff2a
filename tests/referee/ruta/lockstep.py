"""The engine and the referee play the same game; at every move they must agree on everything."""

from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, TypeAlias

from core.errors import IllegalMove
from core.game import Game, Told
from games.ruta.events import Event
from games.ruta.moves import Move as EngineMove
from games.ruta.state import State
from games.ruta.view import Options, View
from tests.referee.agreement import Disagreement, agree
from tests.referee.ruta.players import Player, reach_for
from tests.referee.ruta.referee import Move, Referee
from tests.referee.ruta.translation import (
    SEATS,
    VIEWERS,
    came_from_pile,
    engine_move,
    move_words,
    outcome_words,
    seat_referee,
    story,
    view_words,
)

RutaGame: TypeAlias = Game[State, EngineMove, Event, View, Options]

LONGEST_GAME = 600
TRIED_AT_EVERY_MOVE = 2
"""How many moves are reached for at every position, only to see whether both refuse them."""


class Setting(NamedTuple):
    """A game to be played. ``resigns_at``: the move at which a seat drawn by lot gives up."""

    number: int
    options: Options
    players: tuple[Player, Player]
    resigns_at: int = LONGEST_GAME


def play_whole_game(game: RutaGame, setting: Setting) -> Counter[str]:
    """Play a game from the deal to its end; how often each thing happened.

    Raises Disagreement.
    """
    seed = sha256(b"lockstep" + setting.number.to_bytes(8, "big")).digest()
    step = game.initial_state(2, setting.options, seed)
    referee = seat_referee(setting.options, step.told)
    pair = Lockstep(game, step.state, referee, Random(setting.number))
    return pair.play(setting.players, resigns_at=setting.resigns_at)


class Lockstep:
    """One game, held twice."""

    def __init__(self, game: RutaGame, state: State, referee: Referee, chance: Random) -> None:
        self.game = game
        self.state = state
        self.referee = referee
        self.chance = chance
        self.happened: Counter[str] = Counter()

    def play(
        self,
        players: tuple[Player, Player],
        *,
        resigns_at: int = LONGEST_GAME,
        most_moves: int = LONGEST_GAME,
    ) -> Counter[str]:
        """Play on until the game is over, or so many moves were made."""
        made = 0
        while self.referee.turn is not None and made < most_moves:
            moves = list(self.referee.legal_moves())
            self.agree_on_position(moves)
            self._agree_on_refusals(moves)
            if made == resigns_at:
                self._resign()
            else:
                self.make(players[self.referee.turn](self.referee, moves, self.chance))
            made += 1
        self._same("an end in time", made < LONGEST_GAME, True)
        if self.referee.turn is None:
            self.agree_on_position([])
            self._agree_on_refusals([])
        return self.happened

    def make(self, move: Move) -> None:
        """Both make this move of the seat to act."""
        assert self.referee.turn is not None
        step = self.game.apply(self.state, SEATS[self.referee.turn], engine_move(move))
        self.state = step.state
        self._note_corners(move)
        try:
            self.referee.play(move, came_from_pile(step.told))
        except (AssertionError, ValueError) as complaint:
            raise Disagreement(f"{move}: {complaint}") from complaint
        self._agree_on_story(step.told)
        self._note(move)

    def _resign(self) -> None:
        seat = self.chance.choice(SEATS)
        step = self.game.withdraw(self.state, seat)
        self.state = step.state
        self.referee.resign(seat)
        self._agree_on_story(step.told)
        self.happened["ended: resigned"] += 1

    def _agree_on_story(self, told: tuple[Told[Event], ...]) -> None:
        """The same was told to the same; the rule text leaves the order of telling open."""
        self._same("told", sorted(story(told), key=repr), sorted(self.referee.story, key=repr))

    def agree_on_position(self, moves: list[Move]) -> None:
        """Who is to act, what they may do, what all see, and how it stands."""
        turn = self.referee.turn
        for seat in SEATS:
            listed = [move_words(move) for move in self.game.legal_moves(self.state, seat)]
            self._same("moves listed once", len(set(listed)), len(listed))
            self._same(f"moves of {seat}", set(listed), set(moves) if seat == turn else set())
        self._same("to act", self.game.to_act(self.state), {turn} - {None})
        self._same("end", outcome_words(self.game.outcome(self.state)), self.referee.outcome())
        for viewer in VIEWERS:
            engine = view_words(self.game.view_for(self.state, viewer))
            for name, ours in self.referee.view(viewer).items():
                self._same(f"{name} seen by {viewer}", engine[name], ours)
        if turn is not None:
            fallback = move_words(self.game.fallback_move(self.state, SEATS[turn]))
            self._same("fallback", self.referee.refuses(turn, fallback), None)

    def _agree_on_refusals(self, moves: list[Move]) -> None:
        for _ in range(TRIED_AT_EVERY_MOVE):
            move = reach_for(self.referee, moves, self.chance)
            seat = SEATS[0] if self.chance.random() < 0.15 else SEATS[self.referee.turn or 0]
            complaint = self.referee.refuses(seat, move)
            refused = self.game.check(self.state, seat, engine_move(move)) is not None
            self._same(f"{seat} tries {move}, refused", refused, complaint is not None)
            self.happened[complaint or "not refused"] += 1
            if complaint:
                self._agree_it_is_not_made(seat, move)

    def _agree_it_is_not_made(self, seat: int, move: Move) -> None:
        try:
            self.game.apply(self.state, SEATS[seat], engine_move(move))
        except IllegalMove:
            return
        self._same(f"{move} applied", "made", "refused")

    def _note_corners(self, move: Move) -> None:
        """Rare things that can be seen only before the move."""
        draft, left = self.referee.draft, len(self.referee.pile + self.referee.discard)
        if move == ("draw-slot", 1) and draft[0] is None and left == 1:
            self.happened["one card for two slots"] += 1
        if move[0] in ("give-ace", "keep-ace") and None in draft:
            self.happened["an Ace beside an empty slot"] += 1
        if move[0] == "claim-route" and move not in set(self.referee.legal_moves()):
            self.happened["paid more cards than needed"] += 1

    def _note(self, move: Move) -> None:
        self.happened[move[0]] += 1
        for line in self.referee.story:
            if line[0] == "reshuffled":
                self.happened["reshuffled"] += 1
            if line[0] == "game-ended":
                self.happened[f"ended: {line[1]}"] += 1
            if line[0] == "route-claimed":
                self.happened["exact"] += line[6]
                self.happened["with a joker"] += line[4] is not None

    def _same(self, what: str, engine: Any, ours: Any) -> None:
        agree(f"move {self.referee.moves_made}, {what}", engine, ours)
