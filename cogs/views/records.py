"""Private export of records: a finished game's, a running game's public one, and verification."""

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from core.translatable_text import Text, text
from model.letters import TableFacts
from model.refusals import TableRefuses
from model.table import TableCode
from tables.history.records import Findings, GameRecord, PublicRecord, file_of
from workers.post_model import Document, Post


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
