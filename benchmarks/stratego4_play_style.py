"""Counts how computer players of Stratego 4 use what the game offers.

``python -m benchmarks.stratego4_play_style normal --games 100``. The same player has all seats;
deals and randomness are fixed, so the same code prints the same lines on every machine.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))

from ai.base import Agent, unhurried
from benchmarks.strength import CONTESTS
from core.game import Seat
from core.rng import Rng
from games.stratego4.board import GENERAL, MARSHAL, SPY, Rank, Space, board_for
from games.stratego4.events import CannonFired, DuelFought, Recruited, RecruitLost
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import FireCannon, Move, MovePiece
from games.stratego4.state import NOBODY, State, flag_borne_on, rank_in, side_of
from games.stratego4.view import View

TABLES: Final = ("stratego4-3", "stratego4-4", "stratego4-4+teams")


@dataclass
class Habits:
    """Counts over games. ``longest``: each game's most turns without a beaten piece."""

    armies: int = 0
    placed: int = 0
    thrown_away: int = 0
    flags_dropped: int = 0
    shots: int = 0
    spies_attacked: int = 0
    marshals_by_spies: int = 0
    marshals_in_reach: int = 0
    marshals_attacked: int = 0
    never_moved: Counter[Rank] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    longest: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def told(self, events: Iterable[object]) -> None:
        """Count the events of a move."""
        for event in events:
            match event:
                case Recruited():
                    self.placed += 1
                case RecruitLost(why="occupied"):
                    self.thrown_away += 1
                case CannonFired():
                    self.shots += 1
                case DuelFought(attacker=attacker, defender=defender):
                    self.spies_attacked += attacker == SPY
                    self.marshals_by_spies += attacker == SPY and defender == MARSHAL

    def chosen(self, view: View, seat: Seat, move: Move) -> None:
        """Count a choice where a spy stands beside a rival's marshal with a known rank."""
        if isinstance(move, MovePiece | FireCannon) and (prey := _prey_of_spies(view, seat)):
            self.marshals_in_reach += 1
            self.marshals_attacked += isinstance(move, MovePiece) and (move.start, move.to) in prey


def _prey_of_spies(view: View, seat: Seat) -> set[tuple[Space, Space]]:
    """Return (spy, marshal) spaces of adjacent pairs of own spies and rivals' known marshals."""
    beside = board_for(len(view.seats)).beside
    spies = [p.space for p in view.pieces if p.rank == SPY and p.seat == seat]
    marshals = [
        piece.space
        for piece in view.pieces
        if piece.rank == MARSHAL
        and side_of(view.options, piece.seat) != side_of(view.options, seat)
    ]
    return {(spy, marshal) for spy in spies for marshal in marshals if marshal in beside[spy]}


def _drops_a_rivals_flag(state: State, seat: Seat, move: Move) -> bool:
    """Whether this move leaves a captured flag behind."""
    if not (isinstance(move, MovePiece) and move.leave_flag) and not isinstance(move, FireCannon):
        return False
    flag = flag_borne_on(state, move.start)
    return flag != NOBODY and side_of(state.options, flag) != side_of(state.options, seat)


def watch(habits: Habits, state: State, players: Sequence[Agent[Any, Any]], chance: Rng) -> State:
    """Play a game to its end and count; return the last state."""
    moved: set[tuple[Seat, Rank]] = set()
    longest = ply = 0
    while acting := STRATEGO4.to_act(state):
        seat = min(acting)
        view, legal = STRATEGO4.view_for(state, seat), list(STRATEGO4.legal_moves(state, seat))
        budget = unhurried(players[seat].iterations)
        move = players[seat].choose(STRATEGO4, view, legal, chance.aside(ply), budget)
        if isinstance(move, MovePiece):
            moved.add((seat, rank_in(state.cells[move.start])))
        habits.chosen(view, seat, move)
        habits.flags_dropped += _drops_a_rivals_flag(state, seat, move)
        step = STRATEGO4.apply(state, seat, move)
        habits.told(told.event for told in step.told)
        state, ply = step.state, ply + 1
        longest = max(longest, state.quiet)
    habits.armies += len(players)
    for rank in (MARSHAL, GENERAL, SPY):
        habits.never_moved[rank] += sum((Seat(s), rank) not in moved for s in range(len(players)))
    habits.rounds.append(state.round)
    habits.longest.append(longest)
    habits.ends[state.ended] += 1
    return state


def report(habits: Habits) -> str:
    """Return the counts in a few lines, per game unless stated otherwise."""
    games, chances = len(habits.rounds), habits.placed + habits.thrown_away

    def by_game(number: float) -> str:
        return f"{number / games:.2f}"

    def middle_and_late(numbers: list[int]) -> str:
        ranked = sorted(numbers)
        return f"median {ranked[games // 2]}, 90 % {ranked[games * 9 // 10]}"

    lines: dict[str, Any] = {
        "rounds": middle_and_late(habits.rounds),
        "ends": ", ".join(f"{why} {times}" for why, times in habits.ends.most_common()),
        "longest stretch of turns without a duel": middle_and_late(habits.longest),
        "recruits placed": by_game(habits.placed),
        "recruits lost as occupied": f"{by_game(habits.thrown_away)}, "
        f"{100 * habits.thrown_away / max(1, chances):.1f} % of what could be placed",
        "captured flags dropped": by_game(habits.flags_dropped),
        "shots": by_game(habits.shots),
        "attacks by spies": by_game(habits.spies_attacked),
        "marshals beaten by spies": by_game(habits.marshals_by_spies),
        "shown marshals in a spy's reach that it attacked": f"{habits.marshals_attacked} of "
        f"{habits.marshals_in_reach}",
        "spies that ever moved": f"{100 - 100 * habits.never_moved[SPY] / habits.armies:.0f} %",
        "marshals that never moved": f"{100 * habits.never_moved[MARSHAL] / habits.armies:.0f} %",
        "generals that never moved": f"{100 * habits.never_moved[GENERAL] / habits.armies:.0f} %",
    }
    return "\n".join(f"  {what}: {number}" for what, number in lines.items())


def main() -> None:
    """Print the habits of a level for every kind of table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("player", nargs="?", default="normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--table", choices=TABLES)
    wishes = parser.parse_args()
    for table in [wishes.table] if wishes.table else TABLES:
        contest, habits = CONTESTS[table], Habits()
        players = [contest.players[wishes.player]] * contest.seats
        for number in range(wishes.games):
            seed = sha256(f"habits/{number}".encode()).digest()
            state = contest.game.initial_state(contest.seats, contest.options, seed).state
            watch(habits, state, players, Rng(seed))
        print(f"{table}, {wishes.games} games of {wishes.player}\n{report(habits)}", flush=True)


if __name__ == "__main__":
    main()
