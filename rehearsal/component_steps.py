"""Steps about Components V2, which private replies and older posts consist of."""

from collections.abc import Iterator, Mapping
from typing import Any

from rehearsal.interface import DiscordAnswer, refused
from rehearsal.rehearsal_thread import Stage
from rehearsal.samples import COMPONENTS_V2, GALLERY, gallery, picture, words

_INVALID_FORM = refused(400, 50035)


async def components(stage: Stage) -> None:
    """Check a message made of components: its picture, and what Discord refuses to do with it."""
    parts = [words("A message made of components."), gallery("board.png")]
    post = await stage.post(
        {"flags": COMPONENTS_V2, "components": parts}, [picture("board.png", 120)]
    )
    key = "files-shown-by-components"
    stage.compare(key, shown(0, named=True), shown_by(post), post)
    again = await stage.read(post)
    stage.compare(key, shown(0, named=True), shown_by(again), again)

    undone = await stage.edit(post, {"flags": 0, "content": "Plain again.", "components": []})
    stage.compare("components-v2-stays", _INVALID_FORM, undone.outcome, undone)
    both = await stage.post(
        {"flags": COMPONENTS_V2, "content": "Both.", "components": [words("Both.")]}
    )
    stage.compare("components-v2-without-content", _INVALID_FORM, both.outcome, both)
    empty = await stage.post(
        {"flags": COMPONENTS_V2, "components": [words("No picture."), gallery()]}
    )
    stage.compare("gallery-has-items", _INVALID_FORM, empty.outcome, empty)


def shown(attachments: int, *, named: bool) -> str:
    """Return how a message with a picture in its gallery refers to it."""
    return f"{attachments} in attachments, attachment_id {'named' if named else 'not named'}"


def shown_by(message: DiscordAnswer) -> str:
    """Return the same for Discord's answer, or the refusal."""
    if not message.is_accepted:
        return message.outcome
    media = [item["media"] for item in items_of(message.body["components"])]
    named = bool(media) and all(one.get("attachment_id") for one in media)
    return shown(len(message.body["attachments"]), named=named)


def items_of(parts: Any) -> Iterator[Mapping[str, Any]]:
    """Yield all pictures in the galleries of these components."""
    for part in parts:
        if part["type"] == GALLERY:
            yield from part["items"]
        yield from items_of(part.get("components", ()))
