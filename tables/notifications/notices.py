"""Letters without a change of a table: reminders, notifications, notices, current boards. Pure."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from core.game import Seat, Viewer
from core.translatable_text import Text, text
from model import game_json
from model.event_audience import heard_by, turns_heard_by
from model.game_json import AnyGame
from model.letters import (
    Letter,
    PrivateLetter,
    PublicKind,
    PublicLetter,
    SeatFacts,
    TableFacts,
)
from model.table import EventRecord, Human, PlayerId, Status, Table, TableSeat, TimerKind
from tables.notifications import recipients
from tables.visibility.public_facts import facts_of

PICTURE_FOLLOWS = 1_000
"""Least milliseconds between a post in words and the letter that adds its picture."""

SILENT_EDIT = 30_000
"""Milliseconds after which the letter of a person whose turn has begun is edited, if they are
notified elsewhere."""

PUBLIC_KIND: dict[Status, PublicKind] = {
    Status.LOBBY: "lobby",
    Status.PLAYING: "board",
    Status.FINISHED: "final",
    Status.CANCELLED: "cancelled",
}


def board_as_it_stands(table: Table, game: AnyGame, news: Sequence[EventRecord]) -> PublicLetter:
    """Return the board to post now. ``news``: events after the table's ``told_from``."""
    return PublicLetter(
        kind=PUBLIC_KIND[table.status],
        table=facts_of(table),
        view=views_of(table, game)(None),
        events=heard_by(None, news),
        notices=(),
        ping=(),
        amends=True,
        turns=turns_heard_by(None, news),
    )


def illustration(letter: Letter, message: int) -> Letter:
    """Return the letter that adds the picture to this message, which was sent in words."""
    return msgspec.structs.replace(letter, amends=True, illustrates=message, held=PICTURE_FOLLOWS)


def followed(public: PublicLetter, follower: PlayerId) -> PrivateLetter:
    """Return a follower's copy of a public letter, with nothing besides."""
    return PrivateLetter(
        kind="followed",
        to=follower,
        seat=None,
        table=public.table,
        view=public.view,
        events=public.events,
        turns=public.turns,
        notices=public.notices,
        amends=True,
        secret=False,
        held=public.held,
    )


def shown_no_more(letter: PrivateLetter, why: Literal["left", "unseen"]) -> PrivateLetter:
    """Return a follower's last letter: it says why they are shown no more of the table."""
    return msgspec.structs.replace(
        letter, kind=why, view=None, events=(), turns=(), notices=(), held=0
    )


def reminder_for(
    table: Table, seat: Seat, kind: TimerKind, game: AnyGame, news: Sequence[EventRecord] = ()
) -> tuple[Letter, ...]:
    """Return the reminders, to place and person, that part of a seat's time has passed."""
    occupant = table.seats[seat].occupant
    if not isinstance(occupant, Human):
        return ()
    notice = text(f"table-reminder-{kind}", code=table.code)
    private = turn_letter(table, table.seats[seat], game, news, (notice,))
    private = msgspec.structs.replace(private, kind="reminder")
    return (call_in_place(facts_of(table), occupant.player, "reminder"), private)


def call_in_place(
    table: TableFacts,
    player: PlayerId,
    kind: PublicKind = "call",
    held: int = 0,
    *,
    agree: bool = False,
) -> PublicLetter:
    """Return a short post that mentions a person at the table's place, without the board.

    ``agree``: it asks them for something else than a move.
    """
    return PublicLetter(kind, table, None, (), (), (player,), held=held, agree=agree)


def calls_again(table: Table, unaware: Table) -> tuple[Letter, ...]:
    """Return a short post for everybody who is to act but, in ``unaware``, was not asked yet."""
    seats, facts = recipients.newly_asked(unaware, table), facts_of(table)
    return tuple(call_in_place(facts, player) for player in recipients.people_in(seats))


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


def noticed(table: Table, notice: Text) -> tuple[Letter, ...]:
    """Return a notice about the table to its place, which notifies nobody."""
    return (PublicLetter("notice", facts_of(table), None, (), (notice,), ping=()),)


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
