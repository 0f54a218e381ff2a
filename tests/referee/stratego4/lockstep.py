"""Runs the engine of Stratego 4 and its referee side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any, Self

from core.game import Seat, Step, Told
from core.rng import Rng
from games import AnyGame
from games.stratego4.board import board_for
from games.stratego4.moves import Move as EngineMove
from games.stratego4.view import Options
from tests.referee import lockstep
from tests.referee.lockstep import Move, Player
from tests.referee.stratego4 import referee_views
from tests.referee.stratego4.players import reach_for
from tests.referee.stratego4.printed_board import RING, TURRET
from tests.referee.stratego4.referee import Referee
from tests.referee.stratego4.translation import Words, lot

TRIED_AT_EVERY_MOVE = 6
"""How many moves are reached for at every position, only to see whether both refuse them."""


class Lockstep(lockstep.Lockstep):
    """One game of Stratego 4, on engine and referee."""

    longest_game = 4_000

    def __init__(
        self, game: AnyGame, options: Options, state: Any, referee: Referee, chance: Random
    ) -> None:
        super().__init__(game, state, referee, referee.seats, chance)
        self.options = options
        self.words = Words(board_for(referee.seats))

    @classmethod
    def seated(
        cls, game: AnyGame, options: Options, step: Step[Any, Any], seats: int, chance: Random
    ) -> Self:
        referee = Referee(
            [
                {
                    board_for(seats).names[piece.space]: piece.rank or 0
                    for piece in game.view_for(step.state, Seat(seat)).pieces
                }
                for seat in range(seats)
            ],
            teams=options.teams,
            memory=options.memory,
            slow_start=options.slow_start,
            quiet_rounds=options.quiet_rounds,
        )
        return cls(game, options, step.state, referee, chance)

    def tell_move(self, seat: Seat, move: Move, told: tuple[Told[Any], ...]) -> None:
        self.referee.play(seat, move, lot(told))

    def tell_resignation(self, seat: Seat, told: tuple[Told[Any], ...]) -> None:
        self.referee.resign(seat, lot(told))

    def acting(self) -> list[Seat]:
        return [Seat(seat) for seat in sorted(self.referee.acting())]

    def moves_of(self, seat: Seat) -> Iterator[Move]:
        return iter(self.referee.legal_moves(seat))

    def mover(self, acting: list[Seat]) -> Seat:
        return self.chance.choice(acting)

    def chosen(self, player: Player, seat: Seat, moves: list[Move]) -> Move:
        return player(self.referee, seat, moves, self.chance)

    def agree_on_moves(self, seat: Seat, moves: list[Move]) -> None:
        listed = list(self.game.legal_moves(self.state, seat))
        said = {self.words.move_words(move) for move in listed}
        self._same(f"moves of {seat} listed once", len(said), len(listed))
        ours = {self.words.move_words(self.words.engine_move(move)) for move in moves}
        if self.referee.phase == "deploying":  # only some are listed
            self._same(f"moves of {seat} listed", bool(said), seat in self.referee.acting())
            for move in said:
                self._same(f"{move} listed", None, self.referee.refuses(seat, move))
        else:
            self._same(f"moves of {seat}", said, ours)
        if seat in self.referee.acting():
            self._agree_on_notation(seat, self.slips.choice(listed))

    def _agree_on_notation(self, seat: Seat, move: EngineMove) -> None:
        words = self.words.move_words(move)
        text = self.game.notate(move)
        last = "".join(map(str, words[1])) if words[0] == "arrange" else ""
        self._same("notation", text, f"arrange {last}" if last else " ".join(map(str, words)))
        read = self.game.parse(self.game.view_for(self.state, seat), text)
        self._same(f"{text} read", read, move)

    def agree_on_views(self) -> None:
        for viewer in (None, *self.seats):
            self._agree_on_view(viewer)

    def _agree_on_view(self, viewer: Seat | None) -> None:
        """What a viewer sees, and that it could be the truth."""
        view = self.game.view_for(self.state, viewer)
        self._same("whose view", (view.viewer, view.options), (viewer, self.options))
        self._same("board", view.board, "cross" if len(self.seats) == 4 else "threefold")
        engine, ours = self.words.pieces(view), referee_views.pieces(self.referee, viewer)
        self._same(f"pieces seen by {viewer}", {*engine}, {*ours})
        for space in ours:
            self._same(f"piece on {space} seen by {viewer}", engine[space], ours[space])
        engine, ours = self.words.view(view), referee_views.view(self.referee)
        for name in ours:
            self._same(f"{name} seen by {viewer}", engine[name], ours[name])
        if view.last is not None:
            path = tuple(self.words.names[space] for space in view.last.path)
            self._same(f"way of {path}", path in self.referee.last_paths, True)
        imagined = self.game.imagine(view, Rng(bytes([self.slips.randrange(256)]) * 32))
        self._same(f"imagined by {viewer}", self.game.view_for(imagined, viewer) == view, True)

    def tried(self, moves: dict[Seat, list[Move]]) -> Iterator[tuple[Seat, Move]]:
        for _ in range(TRIED_AT_EVERY_MOVE):
            seat = self.slips.choice(self.seats)
            if self.referee.turn is not None and self.slips.random() < 0.9:
                seat = Seat(self.referee.turn)
            listed = moves.get(seat, [])
            yield seat, reach_for(self.referee, seat, listed, self.slips)

    def note_resignation(self, seat: Seat) -> None:
        referee = self.referee
        self.happened[f"resigned while {referee.phase}"] += 1
        self.happened["resigned when out"] += seat in referee.out
        self.happened["resigned in another's turn"] += seat not in referee.acting()
        self.happened["resigned instead of recruiting"] += (
            referee.phase == "recruiting" and referee.turn == seat
        )

    def note_move(self, seat: Seat, move: Move) -> None:
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

    def note(self, line: tuple[Any, ...]) -> None:
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


def _name(rank: int) -> str:
    return {6: "captain", 3: "scout"}.get(rank, "piece")
