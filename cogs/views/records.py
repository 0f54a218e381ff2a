"""Private export of records: a finished game's, a running game's public one, and verification."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from core.translatable_text import Text, text
from tables.history.public_record import PublicRecord
from tables.history.record import Findings, GameRecord, file_of
from tables.model.letters import TableFacts
from tables.model.refusals import TableRefuses
from tables.model.table import TableCode
from tables.visibility.closed_tables import is_closed
from workers.post_model import Document, Post


async def export(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Send a finished game's full record, or the public record of any other game.

    Of a closed table (0127) it asks whoever exports to show it to nobody yet.
    """
    record = await desk.service.past.record(code, visitor.id)
    kind = "whole" if isinstance(record, GameRecord) else "public"
    heading = text(f"export-{kind}", code=code)
    page, about_page = await _page(desk, visitor, code, record)
    said: tuple[Text, ...] = (text(f"export-{kind}-said"), text("export-nobody"), about_page)
    facts = await desk.service.queries.facts(code, visitor.id)
    closed = kind == "public" and is_closed(facts)
    if closed:
        about_page = about_page if page is None else text("export-page-closed")
        said = (text("export-closed-said"), about_page)
    await _hand_out(desk, asking, visitor, code, record, heading, said, page, closed=closed)


async def _page(
    desk: Desk, visitor: Visitor, code: TableCode, record: GameRecord | PublicRecord
) -> tuple[bytes | None, Text]:
    """Return the game as a page, and what it shows; None and why not if it cannot be made.

    Of a game that is not over it shows what this person may see.
    """
    try:
        if isinstance(record, GameRecord):
            return await desk.pages.page(record, visitor.locale), text("export-page-whole")
        seen = await desk.service.past.moments(code, visitor.id)
        kind = "public" if seen.seat is None else "own"
        return await desk.pages.page(seen, visitor.locale), text(f"export-page-{kind}")
    except TableRefuses as fault:
        return None, fault.refusal.text


async def verify(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Replay a finished game from its seed, and send the verdict with the record."""
    record, found = await desk.service.past.verify(code, visitor.id)
    table = await desk.service.queries.facts(code, visitor.id)
    said = (
        _verdict_on(record, found),
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
    *,
    closed: bool = False,
) -> None:
    """Send a record as text, as JSON and as a page; for a full one say how to verify it offline.

    ``closed``: it is what those at a closed table know of its game.
    """
    say = desk.replies.voice(visitor.locale)
    name = f"tavolo-{code}".lower()
    file = f"{name}.json"
    words = desk.presenter.record(record, visitor.locale, closed=closed)
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
