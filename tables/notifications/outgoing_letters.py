"""Which letters a changed table sends to its channel, its people and its followers. Pure.

The channel gets a new post when somebody is to be notified, when something happened to the table
itself, and when the game begins or ends; everything else amends the newest post, above all answers
to proposals and votes. A new post tells every move since the previous new post, so it does not
matter if an amendment is never delivered; the notices of such an amendment are told by the letter
that replaces it (``storage/transaction/outbox.py``).

The channel's letter is made from the public view alone; a person's letter from their seat's view.
The person who caused the change sees it at once in the reply to their interaction, so they get no
letter, except for the hand dealt at the start.
"""

from collections.abc import Collection, Mapping, Sequence, Set

import msgspec

from core.game import Seat
from core.translatable_text import Text
from model.event_audience import heard_by, recap_from, turns_heard_by
from model.game_json import AnyGame
from model.letters import ASKS, Letter, PrivateLetter, PublicLetter, SeatFacts
from model.log import takes_back
from model.planned_moves import PlannedMoves, planned_told
from model.table import (
    Computer,
    EventRecord,
    Human,
    PlayerId,
    RoleId,
    Status,
    Table,
    TableSeat,
)
from model.table_creation import beginning_notices
from tables.decisions import undo
from tables.decisions.transitions import Transition
from tables.notifications import recipients
from tables.notifications.notices import (
    PUBLIC_KIND,
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


def letters_for(
    before: Table,
    transition: Transition,
    game: AnyGame | None,
    news: Sequence[EventRecord],
    asker: PlayerId | None,
    followers: Sequence[PlayerId] = (),
) -> tuple[Letter, ...]:
    """Return all letters of a transition, the channel's first, unless it is secret.

    ``transition``: as returned by ``posted``. ``game``: None if nothing of the game can be shown.
    ``news``: events after the table's ``told_from``, the new ones included. ``asker``: the person
    whose interaction caused it, None for a timer or a computer.
    """
    view_of = views_of(transition.table, game)
    secret = game is not None and game.manifest.has_secrets
    private = tuple(
        msgspec.structs.replace(letter, secret=secret)
        for letter in private_letters(before, transition, view_of, news, asker)
    )
    if transition.secret:
        return private
    public = _public_letter(before, transition, view_of(None), news, asker)
    show = followed if transition.table.place == before.place else _left
    shown = (show(public, player) for player in followers)
    posted_in_place = _only_asking(before, public, transition)
    return (posted_in_place, *private, *_where_to(before, transition, asker), *shown)


def with_plans(
    letters: Sequence[Letter],
    plans: Mapping[PlayerId, PlannedMoves],
    before: Table,
    now: int,
    waited: Collection[PlayerId] = (),
) -> tuple[Letter, ...]:
    """Return the letters with what each owner of planned moves is told of them.

    People whose plan is played at once are not mentioned either. ``before``: the table before the
    change. ``waited``: whose plan was to be played for a question that was open before. Who is
    asked and has no plan left gets a new message where an edit would have done: the message that it
    edits may have made no sound, as their plan was to be played.
    """
    at_once = [player for player, plan in plans.items() if plan.due_at == now]
    known = {(seat.seat, seat.asked) for seat in before.seats if seat.owner not in waited}
    return tuple(_with_plan(letter, plans, at_once, known) for letter in letters)


def _with_plan(
    letter: Letter,
    plans: Mapping[PlayerId, PlannedMoves],
    at_once: Sequence[PlayerId],
    known: Set[tuple[Seat, int | None]],
) -> Letter:
    if isinstance(letter, PublicLetter):
        ping = tuple(player for player in letter.ping if player not in at_once)
        return letter if ping == letter.ping else msgspec.structs.replace(letter, ping=ping)
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


def _where_to(before: Table, transition: Transition, asker: PlayerId | None) -> tuple[Letter, ...]:
    """Tell where a table has moved, silently: in its former place and to its other people.

    The former post of an open table says it by itself: it links the new one.
    """
    after = transition.table
    if after.place == before.place:
        return ()
    facts = facts_of(after)
    notes = [notice_to(facts, s, *transition.notices) for s in facts.seats if _is_other(s, asker)]
    there = msgspec.structs.replace(facts_of(before), version=after.version)
    left = PublicLetter("notice", there, None, events=(), notices=transition.notices, ping=())
    quiet = tuple(msgspec.structs.replace(note, loud=False) for note in notes)
    return quiet if after.status is Status.LOBBY else (left, *quiet)


def _is_other(seat: SeatFacts, asker: PlayerId | None) -> bool:
    return isinstance(seat.occupant, Human) and seat.occupant.player != asker


def _left(public: PublicLetter, follower: PlayerId) -> PrivateLetter:
    """Return a follower's last letter: the table has moved where they may not see it."""
    return shown_no_more(followed(public, follower), "left")


def _public_letter(
    before: Table,
    transition: Transition,
    view: msgspec.Raw | None,
    news: Sequence[EventRecord],
    asker: PlayerId | None,
) -> PublicLetter:
    after, ping = transition.table, recipients.to_ping(before, transition.table, asker)
    amends = _amends(before, transition, asker)
    is_quiet = amends and not transition.notices and after.status is Status.PLAYING
    waits = is_quiet and _computers_move(after)
    return PublicLetter(
        kind=PUBLIC_KIND[after.status],
        table=facts_of(after),
        view=view,
        events=heard_by(None, news),
        turns=turns_heard_by(None, news),
        notices=_notices(after, transition, amends=amends),
        ping=() if transition.called else ping,
        goes_on=_goes_on(transition, ping),
        amends=amends or transition.called,
        held=COMPUTERS_TURN if waits else 0,
        agree=recipients.wants_consent(before, after),
        role=_role(transition),
    )


def _role(transition: Transition) -> RoleId | None:
    """Return the role that a new table notifies; None if no seat is free."""
    return transition.role if transition.table.free_seats > 0 else None


def _only_asking(before: Table, public: PublicLetter, transition: Transition) -> PublicLetter:
    """Return the letter without its view if it is one that only asks: the post before shows it."""
    if transition.move is not None or not recipients.only_asks(before, transition.table):
        return public
    return msgspec.structs.replace(public, view=None, notices=(ASKS, *public.notices))


def _notices(after: Table, transition: Transition, *, amends: bool) -> tuple[Text, ...]:
    """Return the notices of a post; the first board keeps telling how the game began."""
    is_first = amends and after.status is Status.PLAYING and after.told_to < 0
    return (*beginning_notices(after), *transition.notices) if is_first else transition.notices


def _goes_on(transition: Transition, ping: Sequence[PlayerId]) -> Seat | None:
    """Return the seat that has moved, None if its person is notified by this letter anyway."""
    if transition.move is None:
        return None
    seat = transition.table.seats[transition.move.seat]
    return None if seat in _seats_of(transition.table, ping) else seat.seat


def _seats_of(table: Table, people: Sequence[PlayerId]) -> list[TableSeat]:
    return [seat for player in people if (seat := table.seat_of(player)) is not None]


def _computers_move(table: Table) -> bool:
    return all(isinstance(seat.occupant, Computer) for seat in table.to_act)
