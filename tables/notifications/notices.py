"""Letters and short calls without a change of a table, and letters to followers. Pure."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from core.game import Viewer
from core.translatable_text import Text, text
from model import game_json
from model.event_audience import heard_by, turns_heard_by
from model.game_json import AnyGame
from model.letters import (
    PrivateLetter,
    PublicLetter,
    SeatFacts,
    TableFacts,
)
from model.message import Ring
from model.table import EventRecord, Human, PlayerId, Table, TableSeat, TimerKind
from tables.notifications import recipients
from tables.visibility.public_facts import facts_of

PICTURE_FOLLOWS = 1_000
"""Least milliseconds between a message in words and the edit that adds its picture."""

SILENT_EDIT = 30_000
"""Milliseconds after which the letter of a person whose turn has begun is edited, if they are
notified elsewhere."""


def illustration(letter: PrivateLetter, message: int) -> PrivateLetter:
    """Return the letter that adds the picture to this message, which was sent in words."""
    return msgspec.structs.replace(letter, amends=True, illustrates=message, held=PICTURE_FOLLOWS)


def followed(table: TableFacts, follower: PlayerId, held: int = 0) -> PrivateLetter:
    """Return a letter that shows a follower what the place shows; what that is, is read when it is
    sent."""
    return PrivateLetter(
        kind="followed",
        to=follower,
        seat=None,
        table=table,
        view=None,
        events=(),
        notices=(),
        amends=True,
        secret=False,
        held=held,
    )


def showing(letter: PrivateLetter, public: PublicLetter) -> PrivateLetter:
    """Return a follower's letter with what the place is shown."""
    return msgspec.structs.replace(
        letter,
        table=public.table,
        view=public.view,
        events=public.events,
        turns=public.turns,
        notices=public.notices,
    )


def shown_no_more(letter: PrivateLetter, why: Literal["left", "unseen"]) -> PrivateLetter:
    """Return a follower's last letter: it says why they are shown no more of the table."""
    return msgspec.structs.replace(
        letter, kind=why, view=None, events=(), turns=(), notices=(), held=0
    )


def reminder_for(
    table: Table, seat: TableSeat, kind: TimerKind, game: AnyGame, news: Sequence[EventRecord] = ()
) -> PrivateLetter:
    """Return the reminder to a person that part of their time has passed."""
    notice = text(f"table-reminder-{kind}", code=table.code)
    private = turn_letter(table, seat, game, news, (notice,))
    return msgspec.structs.replace(private, kind="reminder")


def calls_again(table: Table, unaware: Table) -> tuple[Ring, ...]:
    """Return a short call to everybody who is to act but, in ``unaware``, was not asked yet."""
    seats = recipients.newly_asked(unaware, table)
    return tuple(ring for seat in seats for ring in calls_to(seat))


def calls_to(
    seat: TableSeat | SeatFacts, short: Literal["call", "reminder"] = "call"
) -> tuple[Ring, ...]:
    """Return a short call to the person in a seat who is to act; none to a computer."""
    if not isinstance(seat.occupant, Human) or seat.asked is None:
        return ()
    return (Ring(seat.occupant.player, seat.seat, seat.asked, short=short),)


def call_by_letter(
    table: TableFacts, seat: SeatFacts, notices: tuple[Text, ...] = (), held: int = 0
) -> PrivateLetter:
    """Return a letter that notifies this seat's person of their turn, whatever they have set."""
    letter = notice_to(table, seat, *notices)
    return msgspec.structs.replace(letter, kind="call", held=held)


def hand_as_it_stands(table: TableFacts, seat: SeatFacts) -> PrivateLetter:
    """Return a silent edit of a person's letter after their turn has begun.

    It is held back, so that of several quick turns only the last one edits the letter.
    """
    letter = call_by_letter(table, seat, held=SILENT_EDIT)
    return msgspec.structs.replace(letter, amends=True, loud=False, lasts=True)


def digest_for(player: PlayerId, table: Table) -> PrivateLetter:
    """Return the daily digest for a person to act at this table and maybe at others."""
    return PrivateLetter(
        kind="digest",
        to=player,
        seat=None,
        table=facts_of(table),
        view=None,
        events=(),
        notices=(),
        loud=True,
    )


def turn_letter(
    table: Table,
    seat: TableSeat,
    game: AnyGame,
    news: Sequence[EventRecord],
    notices: tuple[Text, ...],
) -> PrivateLetter:
    """Return the letter to a person who is to act. ``news``: events since their own last move."""
    assert isinstance(seat.occupant, Human), "only people read letters"
    return PrivateLetter(
        kind="turn",
        to=seat.occupant.player,
        seat=seat.seat,
        table=facts_of(table),
        view=views_of(table, game)(seat.seat),
        events=heard_by(None, news),
        turns=turns_heard_by(None, news),
        notices=notices,
        secret=game.manifest.has_secrets,
    )


def notice_to(table: TableFacts, seat: SeatFacts, *notices: Text) -> PrivateLetter:
    """Return a notice about the table to the person in this seat, without anything of the game."""
    if not isinstance(seat.occupant, Human):
        raise ValueError("only people read letters")
    return PrivateLetter(
        kind="notice",
        to=seat.occupant.player,
        seat=seat.seat,
        table=table,
        view=None,
        events=(),
        notices=notices,
        loud=True,
    )


def views_of(table: Table, game: AnyGame | None) -> Callable[[Viewer], msgspec.Raw | None]:
    """Return a function giving each viewer's view as JSON; None without a game or its rules."""
    if table.state is None or game is None:
        return lambda _: None
    state = game_json.state_of(game, table)
    return lambda viewer: game_json.raw(game.view_for(state, viewer))
