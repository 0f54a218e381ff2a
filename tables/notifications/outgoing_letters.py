"""What a changed table sends: which post its place is to have, and letters to people. Pure.

The place gets a new post when somebody is to be notified, when something happened to the table
itself, and when the game begins or ends; everything else edits the newest post, above all answers
to proposals and votes. What a post says is read when it is sent (see
``tables/notifications/boards.py``).

A person's letter is made from their seat's view. The person who caused the change sees it at once
in the reply to their interaction, so they get no letter, except for the hand dealt at the start.
"""

from collections.abc import Collection, Mapping, Sequence, Set

import msgspec

from core.game import Seat
from model.event_audience import recap_from
from model.game_json import AnyGame
from model.letters import PrivateLetter, SeatFacts, TableFacts
from model.log import takes_back
from model.message import Ring, Wish
from model.planned_moves import PlannedMoves, planned_told
from model.table import (
    Computer,
    EventRecord,
    Human,
    PlayerId,
    RoleId,
    Status,
    Table,
)
from tables.decisions import undo
from tables.decisions.transitions import Transition
from tables.notifications import recipients
from tables.notifications.notices import (
    followed,
    notice_to,
    shown_no_more,
    views_of,
)
from tables.notifications.private_letters import private_letters
from tables.visibility.public_facts import facts_of

COMPUTERS_TURN = 10_000
"""Milliseconds that a post waits while computers are to move: they mostly take less."""


def posted(before: Table, transition: Transition, asker: PlayerId | None) -> Transition:
    """Return the transition with its table noting what its newest post offers to undo, and from
    which move on it tells."""
    if before.status is Status.LOBBY or transition.secret:
        return transition
    after = msgspec.structs.replace(transition.table, undo=undo.button_after(before, transition))
    if not _amends(before, transition, asker):
        told_from = min(recap_from(after), after.told_to)
        after = msgspec.structs.replace(after, told_from=told_from, told_to=after.moves)
    return msgspec.structs.replace(transition, table=after)


def _amends(before: Table, transition: Transition, asker: PlayerId | None) -> bool:
    """Return whether this only amends the newest post."""
    after = transition.table
    calls = bool(recipients.to_ping(before, after, asker))
    if after.place != before.place or _role(transition) is not None:
        return False
    if after.status is Status.PLAYING and before.status is Status.PLAYING:
        in_passing = recipients.is_answered(before, after) or _takes_back(transition)
        return not calls and (not transition.notices or in_passing)
    return after.status is Status.LOBBY and not calls


def _takes_back(transition: Transition) -> bool:
    return transition.move is not None and takes_back(transition.move)


def wish_of(before: Table, transition: Transition, asker: PlayerId | None) -> Wish:
    """Return how the table's place is to be shown a transition that is not secret."""
    after = transition.table
    asks = transition.move is None and recipients.only_asks(before, after)
    anew = not (_amends(before, transition, asker) or transition.called)
    is_quiet = not anew and not transition.notices and after.status is Status.PLAYING
    agree = recipients.wants_consent(before, after)
    called = () if transition.called else recipients.to_ping(before, after, asker)
    return Wish(
        news=anew,
        apart=asks,
        rings=tuple(_ring(after, player, agree=agree) for player in called),
        role=_role(transition),
        held=COMPUTERS_TURN if is_quiet and _computers_move(after) else 0,
    )


def _ring(table: Table, player: PlayerId, *, agree: bool) -> Ring:
    seat = table.seat_of(player)
    if agree or seat is None or seat.asked is None:
        return Ring(player, agree=agree)
    return Ring(player, seat.seat, seat.asked)


def letters_for(
    before: Table,
    transition: Transition,
    game: AnyGame | None,
    news: Sequence[EventRecord],
    asker: PlayerId | None,
    followers: Sequence[PlayerId] = (),
    held: int = 0,
) -> tuple[PrivateLetter, ...]:
    """Return all letters of a transition to people and followers.

    ``transition``: as returned by ``posted``. ``game``: None if nothing of the game can be shown.
    ``news``: events after the table's ``told_from``, the new ones included. ``asker``: the person
    whose interaction caused it, None for a timer or a computer. ``held``: milliseconds that
    followers wait for more to tell.
    """
    view_of = views_of(transition.table, game)
    secret = game is not None and game.manifest.has_secrets
    private = tuple(
        msgspec.structs.replace(letter, secret=secret)
        for letter in private_letters(before, transition, view_of, news, asker)
    )
    if transition.secret:
        return private
    show = followed if transition.table.place == before.place else _left
    shown = (show(facts_of(transition.table), player, held) for player in followers)
    return (*private, *_where_to(before, transition, asker), *shown)


def without_plans(wish: Wish, plans: Mapping[PlayerId, PlannedMoves], now: int) -> Wish:
    """Return the wish without calls to people whose plan is played at once."""
    at_once = [player for player, plan in plans.items() if plan.due_at == now]
    rings = tuple(ring for ring in wish.rings if ring.player not in at_once)
    return msgspec.structs.replace(wish, rings=rings)


def with_plans(
    letters: Sequence[PrivateLetter],
    plans: Mapping[PlayerId, PlannedMoves],
    before: Table,
    waited: Collection[PlayerId] = (),
) -> tuple[PrivateLetter, ...]:
    """Return the letters with what each owner of planned moves is told of them.

    ``before``: the table before the change. ``waited``: whose plan was to be played for a question
    that was open before. Who is asked and has no plan left gets a new message where an edit would
    have done: the message that it edits may have made no sound, as their plan was to be played.
    """
    known = {(seat.seat, seat.asked) for seat in before.seats if seat.owner not in waited}
    return tuple(_with_plan(letter, plans, known) for letter in letters)


def _with_plan(
    letter: PrivateLetter,
    plans: Mapping[PlayerId, PlannedMoves],
    known: Set[tuple[Seat, int | None]],
) -> PrivateLetter:
    if letter.seat is None or letter.to not in plans:
        return letter
    told = with_plan(letter, plans[letter.to])
    is_new = (letter.seat, letter.table.seats[letter.seat].asked) not in known
    is_owed = told.kind == "turn" and told.planned == "gone" and is_new
    return msgspec.structs.replace(told, amends=False) if is_owed else told


def with_plan(letter: PrivateLetter, planned: PlannedMoves) -> PrivateLetter:
    """Return the letter with what it tells of its reader's plan."""
    told = planned_told(planned)
    return msgspec.structs.replace(letter, planned=told, plan=planned.mark)


def _where_to(
    before: Table, transition: Transition, asker: PlayerId | None
) -> tuple[PrivateLetter, ...]:
    """Tell the other people of a table where it has moved, silently; the post in its former place
    links the new one.
    """
    after = transition.table
    if after.place == before.place:
        return ()
    facts = facts_of(after)
    notes = [notice_to(facts, s, *transition.notices) for s in facts.seats if _is_other(s, asker)]
    return tuple(msgspec.structs.replace(note, loud=False) for note in notes)


def _is_other(seat: SeatFacts, asker: PlayerId | None) -> bool:
    return isinstance(seat.occupant, Human) and seat.occupant.player != asker


def _left(table: TableFacts, follower: PlayerId, _held: int) -> PrivateLetter:
    """Return a follower's last letter: the table has moved where they may not see it."""
    return shown_no_more(followed(table, follower), "left")


def _role(transition: Transition) -> RoleId | None:
    """Return the role that a new table notifies; None if no seat is free."""
    return transition.role if transition.table.free_seats > 0 else None


def _computers_move(table: Table) -> bool:
    return all(isinstance(seat.occupant, Computer) for seat in table.to_act)
