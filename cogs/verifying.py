"""A finished game is dealt and played again, and its record handed out."""

from cogs.desk import Desk
from cogs.visitors import Asking, Visitor
from core.text import Text, text
from tables import codec
from tables.model import TableCode
from tables.record import Findings, GameRecord
from workers.ports import Document, Post


async def verify(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Say what was found, with the record as a file."""
    record, found = await desk.service.verify(code)
    say = desk.voice(visitor.locale)
    file = f"{record.game}-{code}.json".lower()
    lines = (
        say(_verdict_on(record, found)),
        say(text("verify-seal", seal=record.seal)),
        say(text("verify-seed", seed=record.seed)),
    )
    post = Post(
        heading=say(text("verify-heading", code=code)),
        lines=lines,
        small=say(text("verify-offline", file=file)),
        document=Document(file, codec.encode(record)),
    )
    await desk.show(asking, post)


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
