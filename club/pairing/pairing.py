"""The entry point: how many rounds a cup has, and who plays whom in the next one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from club.model.counted_game import CountedGame, Rounds
from club.model.cup import Format
from club.pairing import all_play_all, knock_out, swiss
from club.pairing.history import history_of
from club.pairing.pairing_input import Group, PairingInput
from club.pairing.seat_order import seated
from club.pairing.table_sizes import TableSizes
from club.standings.scores import total_scores

__all__ = ["CountedGame", "next_round", "rounds_planned"]

_ROUNDS: Final[Mapping[Format, Callable[[int, TableSizes], int]]] = {
    "all-play-all": all_play_all.rounds_planned,
    "swiss": swiss.rounds_planned,
    "knock-out": knock_out.rounds_planned,
}

_TABLES: Final[Mapping[Format, Callable[[PairingInput], list[Group]]]] = {
    "all-play-all": all_play_all.tables,
    "swiss": swiss.tables,
    "knock-out": knock_out.tables,
}


def rounds_planned(
    format: Format,  # noqa: A002  (the term of the field)
    entrants: int,
    size: int,
    fewest: int = 2,
) -> int:
    """Return the rounds of a cup; of a knock-out the most that can be needed.

    ``size``: seats at a table. ``fewest``: the fewest seats that the game allows. 0: the entrants
    are too few for the game.
    """
    sizes = TableSizes(size, fewest)
    return _ROUNDS[format](entrants, sizes) if sizes.split(entrants) else 0


def next_round(
    format: Format,  # noqa: A002
    size: int,
    active: Sequence[int],
    everybody: Sequence[int],
    rounds: Rounds,
    lot: bytes,
    planned: int | None = None,
    fewest: int = 2,
    away: Sequence[int] = (),
) -> tuple[Group, ...] | None:
    """Return the tables of the next round, each in order of play; None if the cup is over.

    ``active``: who can play in this round: has not left and is not away. Those who are out of a
    knock-out are left over. ``everybody``: all who were in the cup when it began, always the same;
    they are numbered from 1. ``planned``: the rounds of an all play all or a Swiss cup; without it
    by ``rounds_planned``. ``away``: who has not left but cannot play in this round. Where all play
    all in pairs, whoever has still to meet only people who are away is at no table, and None says
    that all who can play have met. The tables of the best come first, byes last.
    """
    if format != "knock-out":
        most = planned or rounds_planned(format, len(everybody), size, fewest)
        if format == "all-play-all":
            most += all_play_all.extra_rounds(len(everybody), size)
        if len(rounds) >= most:
            return None
    coming = PairingInput(
        tuple(sorted(active)),
        tuple(sorted(away)),
        tuple(everybody),
        rounds,
        history_of(rounds),
        TableSizes(size, fewest),
        lot,
    )
    groups = _TABLES[format](coming)
    if all(len(group) == 1 for group in groups):
        return None
    return _best_first([seated(group, coming.history) for group in groups], coming)


def _best_first(groups: list[Group], coming: PairingInput) -> tuple[Group, ...]:
    scores = total_scores(coming.everybody, coming.rounds)

    def place(group: Group) -> tuple[bool, list[float], Group]:
        return len(group) == 1, sorted(-float(scores[each]) for each in group), group

    return tuple(sorted(groups, key=place))
