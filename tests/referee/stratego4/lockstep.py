"""The engine and the referee play the same game; at every move they must agree on everything."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, TypeAlias

from core.errors import IllegalMove
from core.game import Game, Seat, Step
from core.rng import Rng
from games.stratego4.board import board_for
from games.stratego4.events import Event
from games.stratego4.moves import Move as EngineMove
from games.stratego4.view import Options, View
from tests.referee.agreement import Disagreement, agree
from tests.referee.stratego4 import showing
from tests.referee.stratego4.players import Player, reach_for
from tests.referee.stratego4.printed import RING, TURRET
from tests.referee.stratego4.referee import Move, Referee
from tests.referee.stratego4.translation import Words, lot, outcome_words

StrategoGame: TypeAlias = Game[Any, EngineMove, Event, View, Options]

TRIED_AT_EVERY_MOVE = 6
"""How many moves are reached for at every position, only to see whether both refuse them."""


class Setting(NamedTuple):
    """A game to be played. ``resign_at``: at each of these moves a seat drawn by lot gives up.

    ``most_moves``: then the game is broken off, if it still goes on.
    """

    number: int
    seats: int
    options: Options
    players: tuple[Player, ...]
    resign_at: tuple[int, ...] = ()
    most_moves: int = 200


class Lockstep:
    """One game, held twice."""

    def __init__(
        self, game: StrategoGame, options: Options, state: Any, referee: Referee, number: int
    ) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.referee = referee
        self.words = Words(board_for(referee.seats))
        self.chance = Random(number)
        self.slips = Random(number)  # apart, so that what is only tried changes no game
        self.happened: Counter[str] = Counter()
        self.seats = [Seat(seat) for seat in range(referee.seats)]

    def play(
        self, players: Sequence[Player], most_moves: int, resign_at: Sequence[int] = ()
    ) -> None:
        """Play on until the game is over or long enough."""
        for made in range(most_moves):
            moves = self.agree_on_position()
            acting = sorted(self.referee.acting())
            if not acting:
                return
            if made in resign_at:
                staying = [seat for seat in self.seats if seat not in self.referee.resigned]
                self.resign(self.chance.choice(staying))
            else:
                seat = Seat(self.chance.choice(acting))
                player = players[seat % len(players)]
                self.make(seat, player(self.referee, seat, moves[seat], self.chance))
        self.agree_on_position()

    def make(self, seat: Seat, move: Move) -> None:
        """Both make this move."""
        self._note_move(seat, move)
        step = self.game.apply(self.state, seat, self.words.engine_move(move))
        try:
            self.referee.play(seat, move, lot(step.told))
        except AssertionError as complaint:
            raise Disagreement(f"{move}: {complaint}") from complaint
        self._follow(step)

    def resign(self, seat: Seat) -> None:
        """This seat gives up, on both boards."""
        referee = self.referee
        self.happened[f"resigned while {referee.phase}"] += 1
        self.happened["resigned when out"] += seat in referee.out
        self.happened["resigned in another's turn"] += seat not in referee.acting()
        self.happened["resigned instead of recruiting"] += (
            referee.phase == "recruiting" and referee.turn == seat
        )
        step = self.game.withdraw(self.state, seat)
        referee.resign(seat, lot(step.told))
        self._follow(step)

    def _follow(self, step: Step[Any, Event]) -> None:
        self.state = step.state
        self.agree_on_story(step)
        for line in self.referee.story:
            self._note(line)

    def agree_on_story(self, step: Step[Any, Event]) -> None:
        """What was told, and to whom."""
        self._same("told", self.words.story(step.told), self.referee.story)

    def agree_on_position(self) -> dict[Seat, list[Move]]:
        """Who is to act, what they may do, what each sees, and how it stands. Gives the moves."""
        moves = {seat: self.referee.legal_moves(seat) for seat in self.seats}
        for seat in self.seats:
            self._agree_on_moves(seat, moves[seat])
        self._same("to act", self.game.to_act(self.state), frozenset(self.referee.acting()))
        self._same("end", outcome_words(self.game.outcome(self.state)), self.referee.outcome())
        for viewer in (None, *self.seats):
            self._agree_on_view(viewer)
        self._agree_on_refusals(moves)
        return moves

    def _agree_on_moves(self, seat: Seat, moves: list[Move]) -> None:
        listed = list(self.game.legal_moves(self.state, seat))
        said = {self.words.move(move) for move in listed}
        self._same(f"moves of {seat} listed once", len(said), len(listed))
        ours = {self.words.move(self.words.engine_move(move)) for move in moves}
        if self.referee.phase == "deploying":  # only some are listed
            self._same(f"moves of {seat} listed", bool(said), seat in self.referee.acting())
            for move in said:
                self._same(f"{move} listed", None, self.referee.refuses(seat, move))
        else:
            self._same(f"moves of {seat}", said, ours)
        if seat in self.referee.acting():
            fallback = self.words.move(self.game.fallback_move(self.state, seat))
            self._same("fallback", self.referee.refuses(seat, fallback), None)
            self._agree_on_notation(seat, self.slips.choice(listed))

    def _agree_on_notation(self, seat: Seat, move: EngineMove) -> None:
        words = self.words.move(move)
        text = self.game.notate(move)
        last = "".join(map(str, words[1])) if words[0] == "arrange" else ""
        self._same("notation", text, f"arrange {last}" if last else " ".join(map(str, words)))
        read = self.game.parse(self.game.view_for(self.state, seat), text)
        self._same(f"{text} read", read, move)

    def _agree_on_view(self, viewer: Seat | None) -> None:
        """What a viewer sees, and that it could be the truth."""
        view = self.game.view_for(self.state, viewer)
        self._same("whose view", (view.viewer, view.options), (viewer, self.options))
        self._same("board", view.board, "cross" if len(self.seats) == 4 else "threefold")
        engine, ours = self.words.pieces(view), showing.pieces(self.referee, viewer)
        self._same(f"pieces seen by {viewer}", {*engine}, {*ours})
        for space in ours:
            self._same(f"piece on {space} seen by {viewer}", engine[space], ours[space])
        engine, ours = self.words.view(view), showing.view(self.referee)
        for name in ours:
            self._same(f"{name} seen by {viewer}", engine[name], ours[name])
        if view.last is not None:
            path = tuple(self.words.names[space] for space in view.last.path)
            self._same(f"way of {path}", path in self.referee.last_paths, True)
        imagined = self.game.imagine(view, Rng(bytes([self.slips.randrange(256)]) * 32))
        self._same(f"imagined by {viewer}", self.game.view_for(imagined, viewer) == view, True)

    def _agree_on_refusals(self, moves: dict[Seat, list[Move]]) -> None:
        for _ in range(TRIED_AT_EVERY_MOVE):
            seat = self.slips.choice(self.seats)
            if self.referee.turn is not None and self.slips.random() < 0.9:
                seat = Seat(self.referee.turn)
            move = reach_for(self.referee, seat, moves[seat], self.slips)
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

    def _note_move(self, seat: Seat, move: Move) -> None:
        """Count what is about to happen, for the tests of how far the games reach."""
        game = self.referee
        self.happened[" ".join(("leave", *move[:1]) if "leave" in move else move[:1])] += 1
        if move[0] not in ("move", "fire"):
            return
        piece, other = game.at(move[1]), game.at(move[2])
        assert piece is not None
        attacks = "attacks" if other is not None else "goes"
        castle = " ".join(each for each in move[1:3] if each in (RING, TURRET))
        if move[0] == "move":
            length = len(game.paths(move[1], move[2], piece.flag is not None and len(move) == 3)[0])
            self.happened[f"{_name(piece.rank)} {attacks} {'far' if length > 2 else 'near'}"] += 1
            self.happened[f"{_name(piece.rank)} steps: {castle}"] += 1
            self.happened["with two flags"] += len(game.flags_on(move[2])) > 1
        else:
            from_castle = "from" if move[1] in (RING, TURRET) else "at"
            self.happened[f"fires {from_castle} {castle}"] += 1
            self.happened["fires with a flag"] += piece.flag is not None
        if other is not None:
            self.happened["bearer against bearer"] += (
                piece.flag is not None and other.flag is not None and "leave" not in move
            )
            self.happened["returns cut short"] += piece.returns > 0

    def _note(self, line: tuple[Any, ...]) -> None:
        match line:
            case ("game-ended", reason, _):
                self.happened[f"ended: {reason}"] += 1
            case ("duel-fought", _, _, _, attacker, _, defender, winner):
                self.happened[f"won by {winner}"] += 1
                self.happened["spy beats marshal"] += (attacker, defender) == (2, 9)
                self.happened["marshal beats spy"] += sorted((attacker, defender)) == [2, 9]
            case ("flag-taken", seat, flag, _, source):
                whose = "own" if seat == flag else "rival"
                if seat != flag and self.referee.friends(seat, flag):
                    whose = "partner"
                self.happened[f"flag taken: {whose}, {source}"] += 1
            case ("recruit-lost", _, cause, why):
                self.happened[f"recruit lost: {cause}, {why}"] += 1
            case ("recruit-due", _, cause):
                self.happened[f"recruit due: {cause}"] += 1
            case (kind, *_):
                self.happened[kind] += 1

    def _same(self, what: str, engine: Any, ours: Any) -> None:
        agree(f"move {self.referee.moves_made}, {what}", engine, ours)


def play_game(
    game: StrategoGame, setting: Setting, kind: type[Lockstep] = Lockstep
) -> Counter[str]:
    """Play a game from its deployment on; how often each thing happened. Raises Disagreement."""
    seed = sha256(b"lockstep" + setting.number.to_bytes(8, "big")).digest()
    step = game.initial_state(setting.seats, setting.options, seed)
    referee = Referee(
        [
            {
                board_for(setting.seats).names[piece.space]: piece.rank or 0
                for piece in game.view_for(step.state, Seat(seat)).pieces
            }
            for seat in range(setting.seats)
        ],
        teams=setting.options.teams,
        memory=setting.options.memory,
        slow_start=setting.options.slow_start,
        quiet_rounds=setting.options.quiet_rounds,
    )
    pair = kind(game, setting.options, step.state, referee, setting.number)
    pair.agree_on_story(step)
    pair.play(setting.players, setting.most_moves, setting.resign_at)
    return pair.happened


def _name(rank: int) -> str:
    return {6: "captain", 3: "scout"}.get(rank, "piece")
