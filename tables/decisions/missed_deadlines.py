"""What happens to a seat whose deadline has passed, by policy or as the others decide. Pure."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from core.texts import Player, Text, text
from model import game_json
from model.commands import Expire
from model.refusals import stale
from model.table import Choice, LatePolicy, Motion, Table, TableSeat
from tables import clocks
from tables.decisions import motions, substitutes
from tables.decisions.moves_and_resignations import Made, advance, give_up, still_asked
from tables.decisions.transitions import Occasion, Transition, changed, end


def expire(table: Table, command: Expire, occasion: Occasion) -> Transition:
    """Apply the policy or the votes to a late seat. Raises StaleQuestion if it is not late."""
    seat = still_asked(table, command.seat, command.asked)
    if not clocks.is_late(seat, occasion.now):
        raise stale(table.code)
    if seat.promised is not None:
        return substitutes.keep_promise(table, seat, occasion)
    if (poll := table.poll_about(seat.seat)) is not None:
        away = motions.away(occasion.people, occasion.now)
        choice = motions.decide(poll, motions.voters(table, poll), away)
        return decided(motions.without(table, poll), poll, choice, occasion)
    if table.pace.forgives and not seat.forgiven and not seat.lapsed:
        return _forgive(table, seat, occasion)
    return LATE[table.pace.late](table, seat, occasion)


def decided(table: Table, poll: Motion, choice: Choice | None, occasion: Occasion) -> Transition:
    """Do what the others decided about a late player.

    ``choice``: None if their day is over without a majority. Then the table waits; from the second
    lapse of a question on, a computer substitutes if anybody answered anything else, so that one
    of two cannot hold up a third for ever.
    """
    late = table.seats[poll.about.seat]
    if choice is not None:
        return DECIDED[choice](table, late, occasion)
    given = {b.choice for b in poll.ballots if b.by in motions.answered(table, poll)}
    if not given:
        waiting = _wait_longer(table, late, occasion)
        notices = (text("table-vote-unanswered"), *waiting.notices)
        return msgspec.structs.replace(waiting, notices=notices)
    replaces = motions.is_repeated(poll) and given - {"wait"}
    done = DECIDED["computer" if replaces else "wait"](table, late, occasion)
    return msgspec.structs.replace(done, notices=tuple(map(_without_majority, done.notices)))


_UNDECIDED: Mapping[str, str] = {
    "table-decided-wait": "table-decided-tie",
    "table-decided-computer": "table-decided-split",
}
"""Notices to use when no vote has a majority, by the notice used when one has."""


def _without_majority(notice: Text) -> Text:
    return Text(_UNDECIDED.get(notice.key, notice.key), notice.values)


def _forgive(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Give a person whose first deadline of this game has passed half the pace more."""
    forgiven = clocks.forgiven(table, seat, occasion.now, occasion.people)
    notice = text("table-late-forgiven", who=Player(seat.seat))
    return Transition(changed(forgiven, occasion), notices=(notice,))


def _ask_the_others(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Start a vote of the others; if there is nobody to vote, wait."""
    asked = motions.opened(table, seat, occasion.now, occasion.people)
    if not motions.voters(asked, asked.motions[-1]):
        return _wait_longer(table, seat, occasion)
    return Transition(changed(asked, occasion))


def _wait_another_pace(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Give the late player as much time again."""
    waiting = clocks.given_another_pace(table, seat, occasion.now, occasion.people)
    notice = text("table-decided-wait", who=Player(seat.seat))
    return Transition(changed(waiting, occasion), notices=(notice,))


def _let_a_computer_play(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Let a computer substitute, as the others have voted."""
    tended = substitutes.let_a_computer_play(table, seat, occasion)
    notice = text("table-decided-computer", who=substitutes.as_held_now(seat, occasion))
    return msgspec.structs.replace(tended, notices=(notice,))


def _end_for_them(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """End the game without a result, as the others have voted."""
    return end(table, occasion, text("table-decided-end", who=Player(seat.seat)))


def _claim(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Resign the seat of the late player, so that the only other player wins."""
    return give_up(table, seat, None, occasion, text("table-decided-claim", who=Player(seat.seat)))


def _play_quietly(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Make the game's fallback move for the late player.

    The table waits instead if the house has moved for everybody since a person did anything: else
    it would play a deserted game to its end by itself, and notify people of every move.
    """
    if table.unattended >= len(table.owners):
        return _wait_longer(table, seat, occasion)
    table = msgspec.structs.replace(table, unattended=table.unattended + 1)
    state = game_json.state_of(occasion.game, table)
    move = occasion.game.fallback_move(state, seat.seat)
    step = occasion.game.apply(state, seat.seat, move)
    notation, notice = occasion.game.notate(move), text("table-late-play", who=Player(seat.seat))
    return advance(table, step, Made(seat.seat, None, notation, (notice,)), occasion)


def _resign_for(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Resign the late player's seat."""
    return give_up(table, seat, None, occasion, text("table-late-resign", who=Player(seat.seat)))


def _wait_longer(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Remind the late player again, with growing intervals, the last time without a deadline."""
    still_asked = clocks.lapsed(table, seat, occasion.now, occasion.people)
    seats = tuple(still_asked if s is seat else s for s in table.seats)
    waiting = changed(table, occasion, seats=seats)
    key = "table-late-wait" if seat.lapsed == 0 else "table-late-wait-still"
    is_last = still_asked.deadline is None
    notice = text("table-late-wait-silent" if is_last else key, who=Player(seat.seat))
    return Transition(waiting, notices=(notice,))


Remedy: TypeAlias = Callable[[Table, TableSeat, Occasion], Transition]


LATE: Mapping[LatePolicy, Remedy] = {
    "ask": _ask_the_others,
    "wait": _wait_longer,
    "play": _play_quietly,
    "computer": substitutes.let_a_computer_play,
    "resign": _resign_for,
}
"""What to do with a late seat, by the table's policy."""


DECIDED: Mapping[Choice, Remedy] = {
    "wait": _wait_another_pace,
    "computer": _let_a_computer_play,
    "substitute": substitutes.look_for_a_substitute,
    "end": _end_for_them,
    "claim": _claim,
}
"""What to do with a late seat, by what the others decided."""
