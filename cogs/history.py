"""The past of a game: any moment as one saw it, all events in pages, replays and records."""

from collections.abc import Callable, Sequence
from contextlib import aclosing
from typing import Any, TypeAlias, get_args

import msgspec
from discord import app_commands, ui

from cogs import board_views
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.command_texts import said
from cogs.ui.controls import TABLES, TableButton, in_pages, turns
from core.texts import Place, Text, Verbatim, text
from model.letters import TableFacts
from model.refusals import TableRefuses, refused, stale
from model.table import Status, TableCode
from tables.history.moments import Moments, Whose
from tables.history.records import Findings, GameRecord, PublicRecord, file_of
from workers.post_model import (
    Action,
    Document,
    Glance,
    Post,
    ReplayRequest,
    TryLater,
    Undeliverable,
)

HISTORY = "history"
"""Prefix of the name of a table's history book; the table's code follows."""

_PAGE = 20
"""Most moves on one page."""

_EXPLAINED = 8
"""Most computers' moves explained at once; the last ones."""

_ROOM = 3_000
"""Most characters on one page; a message holds more."""

Find: TypeAlias = Callable[[Moments], int]
"""Returns the index of the wanted moment."""


def oldest(_moments: Moments) -> int:
    """Return the index of the first moment."""
    return 0


def newest(moments: Moments) -> int:
    """Return the index of the last moment."""
    return moments.last


def after_own_turn(moments: Moments) -> int:
    """Return the index after one's own last turn; for a spectator the last index."""
    return moments.last if moments.seat is None else moments.after_own()


def after_move(number: int) -> Find:
    """Return what finds the moment after the move of this number."""

    def find(moments: Moments) -> int:
        place = moments.after_move(number)
        if place is None:
            raise refused("history-refusal-no-move", moves=moments.table.moves)
        return place

    return find


async def told(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    page: int | None = None,
    why: Text | None = None,
) -> None:
    """Show a page of the events, oldest first; by default the newest page.

    ``why``: why no board is shown; None: a button leads back to it.
    """
    look = await desk.service.queries.look(code, visitor.id)
    if look.view is None:
        await board_views.show_or_tell(desk, asking, visitor, look)
        return
    moves = await desk.service.past.history(code, visitor.id)
    profiles = await desk.replies.profiles_of(look.table)
    lines = desk.presenter.history(look.table, moves, profiles, visitor.locale)
    pages = in_pages(lines, _PAGE, _ROOM)
    page = len(pages) if page is None else max(1, min(page, len(pages)))
    say = desk.replies.voice(visitor.locale)
    board = Action("past-last", code, say(text("past-last-button")))
    export = Action("export", code, say(text("export-button")))
    post = Post(
        heading=say(text("history-heading", code=code)),
        lines=(*(() if why is None else (say(why),)), *pages[page - 1]),
        small=say(text("page-of", page=page, pages=len(pages))) if len(pages) > 1 else None,
        actions=(board, export) if why is None else (export,),
    )
    book = f"{TABLES}{HISTORY}.{code}"
    await desk.show(asking, post, turns(book, page, len(pages), say))


async def step(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    place: int | None,
    *,
    whose: Whose,
) -> None:
    """Show the moment at a place, and have those beside it painted: who steps goes on."""
    if place is None:
        raise stale(code)
    there = place
    glance = await show_moment(
        desk, asking, visitor, code, whose=whose, find=lambda moments: moments.nearest(there)
    )
    if glance is not None:
        desk.history_posts.look_ahead(visitor.id, glance)


async def show_moment(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    *,
    whose: Whose,
    find: Find,
    news: bool = False,
) -> Glance | None:
    """Show a moment; return what is shown, None if there is no moment.

    ``news``: tell all events since the reader's own last turn. If the rules have changed since,
    show only what was told of the game.
    """
    try:
        moments = await desk.service.past.moments(code, visitor.id, whose)
    except TableRefuses as fault:
        if fault.refusal.code != "history-refusal-other-rules":
            raise
        await told(desk, asking, visitor, code, why=fault.refusal.text)
        return None
    if not moments.moments:
        await _show_as_it_is(desk, asking, visitor, code)
        return None
    profiles = await desk.replies.profiles_of(moments.table)
    glance = Glance(moments, find(moments), profiles, visitor.locale)
    other = await _seen_otherwise(desk, visitor, moments)
    since = moments.after_own() if news and moments.seat is not None else None
    found = await desk.history_posts.moment(glance, other, since)
    steps: ui.ActionRow[Any] = ui.ActionRow(*map(TableButton.of, found.steps))
    await desk.show(asking, found.post, (steps,))
    return glance


async def _show_as_it_is(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show a table without moments as it is now."""
    look = await desk.service.queries.look(code, visitor.id)
    await board_views.show_or_tell(desk, asking, visitor, look)


async def _seen_otherwise(desk: Desk, visitor: Visitor, moments: Moments) -> Moments | None:
    """Return a finished game's moments in the other view: all open, or one's own; else None."""
    if moments.table.status is not Status.FINISHED:
        return None
    whose: Whose = "own" if moments.all_open else "open"
    return await desk.service.past.moments(moments.table.code, visitor.id, whose)


async def in_words(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    place: int | None,
    *,
    whose: Whose,
) -> None:
    """Describe a moment in words, beside its picture."""
    if place is None:
        raise stale(code)
    moments = await desk.service.past.moments(code, visitor.id, whose)
    if not moments.moments:
        await _show_as_it_is(desk, asking, visitor, code)
        return
    profiles = await desk.replies.profiles_of(moments.table)
    glance = Glance(moments, moments.nearest(place), profiles, visitor.locale)
    await desk.show_beside(asking, desk.history_posts.as_text(glance))


async def _why_last(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Explain the computers' last moves."""
    moments = await desk.service.past.moments(code, visitor.id, "public")
    theirs = [n for n in moments.last_of_computers() if _can_be_told(moments, n)]
    if not theirs:
        raise refused("why-refusal-nobody")
    await _explain(desk, asking, visitor, moments, theirs[-_EXPLAINED:])


async def why_move(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, *, number: int | None
) -> None:
    """Explain the move with this public number; None: the computers' last moves."""
    if number is None:
        await _why_last(desk, asking, visitor, code)
        return
    moments = await desk.service.past.moments(code, visitor.id, "public")
    place = moments.after_move(number)
    if place is None:
        raise refused("history-refusal-no-move", moves=moments.table.moves)
    await _explain_one(desk, asking, visitor, moments, place)


async def why(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, place: int | None
) -> None:
    """Explain the move at this index of the moments that this person saw; None: the last ones."""
    if place is None:
        await _why_last(desk, asking, visitor, code)
        return
    seen = await desk.service.past.moments(code, visitor.id)
    moments = await desk.service.past.moments(code, visitor.id, "public")
    found = seen.corresponding(place, moments) if moments.moments else 0
    await _explain_one(desk, asking, visitor, moments, found)


async def _explain_one(
    desk: Desk, asking: Asking, visitor: Visitor, moments: Moments, place: int
) -> None:
    """Explain one move. Raises TableRefuses if no computer made it."""
    if not moments.moments or not _can_be_told(moments, place):
        raise refused("why-refusal-move")
    await _explain(desk, asking, visitor, moments, (place,))


async def _explain(
    desk: Desk, asking: Asking, visitor: Visitor, moments: Moments, places: Sequence[int]
) -> None:
    """Show why computers made these moves, using public information only."""
    profiles = await desk.replies.profiles_of(moments.table)
    glances = [Glance(moments, n, profiles, visitor.locale) for n in places]
    await desk.show_beside(asking, desk.history_posts.why(glances))


def _can_be_told(moments: Moments, place: int) -> bool:
    """Whether a computer made this move and this view was told of it."""
    return moments.is_of_computer(place) and bool(moments.moments[place].events)


EYES = [
    app_commands.Choice(name=said(f"choice-replay-{whose}"), value=whose)
    for whose in get_args(Whose)
]


def eyes_of(chosen: app_commands.Choice[str] | None) -> Whose:
    """Return the view chosen from ``EYES``; one's own by default."""
    eyes: tuple[Whose, ...] = get_args(Whose)
    return next((whose for whose in eyes if chosen is not None and chosen.value == whose), "own")


_LEAST_ROOM = 10 * 2**20
"""Bytes that a file may have in any channel."""


async def show_replay(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, *, whose: Whose
) -> None:
    """Show a game in this view."""
    moments = await desk.service.past.moments(code, visitor.id, whose)
    if not moments.moments:
        look = await desk.service.queries.look(code, visitor.id)
        await board_views.show_or_tell(desk, asking, visitor, look)
        return
    profiles = await desk.replies.profiles_of(moments.table)
    request = ReplayRequest(
        moments, whose, profiles, visitor.id, visitor.locale, asking.filesize_limit
    )
    async with aclosing(desk.replays.show(request)) as posts:
        async for post in posts:
            await desk.show(asking, post)


async def show_replay_to_all(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Post a finished game's public replay to its channel; once, and for its players only."""
    moments = await desk.service.past.moments(code, visitor.id, "public")
    table = moments.table
    if table.status is not Status.FINISHED or visitor.id not in table.people:
        raise refused("replay-refusal-for-players")
    if code in desk.replays_shown or code in desk.replays_coming:
        raise refused("replay-refusal-shown")
    desk.replays_coming.add(code)
    try:
        await _make_and_post(desk, asking, visitor, moments)
    finally:
        desk.replays_coming.discard(code)


async def _make_and_post(desk: Desk, asking: Asking, visitor: Visitor, moments: Moments) -> None:
    table = moments.table
    profiles = await desk.replies.profiles_of(table)
    request = ReplayRequest(moments, "public", profiles, visitor.id, table.locale, _LEAST_ROOM)
    async with aclosing(desk.replays.show(request)) as posts:
        async for post in posts:
            if post.picture is not None:
                await _post_replay(desk, asking, visitor, table, post)


async def _post_replay(
    desk: Desk, asking: Asking, visitor: Visitor, table: TableFacts, post: Post
) -> None:
    by = desk.replies.voice(table.locale)(
        text("replay-shown-by", who=Verbatim(visitor.person.name))
    )
    post = msgspec.structs.replace(post, lines=(*post.lines, by), actions=())
    try:
        await desk.messenger.post(table.place, post, asking.id)
    except (TryLater, Undeliverable) as fault:
        raise refused("replay-refusal-not-now") from fault
    desk.replays_shown.append(table.code)
    told = text("replay-shown", place=Place(table.place))
    await desk.tell(asking, visitor.locale, told)


async def stop_replay(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Stop making the replay that this person waits for."""
    stopped = desk.replays.stop(visitor.id)
    say = desk.replies.voice(visitor.locale)
    again = Action("replay", code, say(text("replay-button")))
    told = text("replay-stopped" if stopped else "replay-nothing-to-stop")
    await desk.show(asking, Post(heading=say(told), actions=(again,)))


async def export(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Send a finished game's full record, or the public record of any other game."""
    record = await desk.service.past.record(code)
    kind = "whole" if isinstance(record, GameRecord) else "public"
    heading = text(f"export-{kind}", code=code)
    page, about_page = await _page(desk, visitor, code, record)
    said = (text(f"export-{kind}-said"), text("export-nobody"), about_page)
    await _hand_out(desk, asking, visitor, code, record, heading, said, page)


async def _page(
    desk: Desk, visitor: Visitor, code: TableCode, record: GameRecord | PublicRecord
) -> tuple[bytes | None, Text]:
    """Return the game as a page, and what it shows; None and why not if it cannot be made.

    Of a game that is not over it shows what this person may see.
    """
    try:
        if isinstance(record, GameRecord):
            return await desk.make_page(record, visitor.locale), text("export-page-whole")
        seen = await desk.service.past.moments(code, visitor.id)
        kind = "public" if seen.seat is None else "own"
        return await desk.make_page(seen, visitor.locale), text(f"export-page-{kind}")
    except TableRefuses as fault:
        return None, fault.refusal.text


async def verify(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Replay a finished game from its seed, and send the verdict with the record."""
    record, found = await desk.service.past.verify(code)
    table = await desk.service.queries.facts(code)
    said = (
        _verdict_on(record, found),
        *([text("verify-rules-changed")] * found.rules_changed),
        *_numbered(record, table),
        text("verify-seal", seal=record.seal),
        text("verify-seed", seed=record.seed),
    )
    heading = text("verify-heading", code=code)
    await _hand_out(desk, asking, visitor, code, record, heading, said)


async def _hand_out(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    record: GameRecord | PublicRecord,
    heading: Text,
    said: tuple[Text, ...],
    page: bytes | None = None,
) -> None:
    """Send a record as text, as JSON and as a page; for a full one say how to verify it offline."""
    say = desk.replies.voice(visitor.locale)
    name = f"tavolo-{code}".lower()
    file = f"{name}.json"
    words = desk.presenter.record(record, visitor.locale)
    whole = isinstance(record, GameRecord)
    post = Post(
        heading=say(heading),
        lines=tuple(map(say, said)),
        small=say(text("verify-offline", file=file)) if whole else None,
        documents=(
            Document(f"{name}.txt", words.encode()),
            Document(file, file_of(record)),
            *(() if page is None else (Document(f"{name}.html", page),)),
        ),
    )
    await desk.show_beside(asking, post)


def _numbered(record: GameRecord, table: TableFacts) -> tuple[Text, ...]:
    """Why the posts count fewer moves than the record, where they do."""
    if table.moves == record.played:
        return ()
    return (text("verify-numbered", count=table.moves),)


def _verdict_on(record: GameRecord, found: Findings) -> Text:
    if found.wrong_move is not None:
        return text("verify-wrong-move", move=found.wrong_move)
    if not found.outcome_fits:
        return text("verify-wrong-result")
    played = text(
        "verify-played",
        moves=record.played,
        undone=record.undone,
        resignations=record.resignations,
    )
    return text("verify-well", played=played)
