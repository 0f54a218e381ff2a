"""Steps in private: the reply to the command, and a direct message to the person who asked."""

from rehearsal.component_steps import items_of
from rehearsal.discord_assumptions import limit
from rehearsal.interface import ACCEPTED, DiscordAnswer, refused
from rehearsal.rehearsal_thread import NotSeen, Stage
from rehearsal.samples import gallery, picture, words

_SILENT = 1 << 12


async def replies(stage: Stage) -> None:
    """Edit the private reply: words first, then a picture too, then words alone."""
    wait = words(stage.asker.words.running)
    await stage.reply([wait], [])
    painted = await stage.reply([wait, gallery("view.png")], [picture("view.png", 200)])
    stage.compare("reply-takes-a-late-picture", "a picture", _picture_in(painted), painted)
    plain = await stage.reply([wait], [])
    stage.compare("reply-loses-its-picture", "no picture", _picture_in(plain), plain)


def _picture_in(reply: DiscordAnswer) -> str:
    if not reply.is_accepted:
        return reply.outcome
    return "a picture" if any(items_of(reply.body["components"])) else "no picture"


async def letters(stage: Stage) -> None:
    """Open a direct message channel; send, edit and delete a silent message."""
    person = stage.asker.person
    if person is None:
        raise NotSeen("nobody")
    opened = await stage.ask("POST", "/users/@me/channels", {}, {"recipient_id": str(person)})
    if not opened.is_accepted:
        raise NotSeen("door-closed")
    body = {"content": stage.asker.words.letter, "flags": _SILENT}
    letter = await stage.write_letter(int(opened.body["id"]), body)
    if not letter.is_accepted:
        closed = refused(403, limit("door-is-closed"))
        stage.compare("door-is-closed", closed, letter.outcome, letter)
        raise NotSeen("door-closed")
    stage.pass_over("door-is-closed", "door-open")
    stage.compare("silence-is-kept", True, bool(letter.body["flags"] & _SILENT), letter)
    edited = await stage.edit(letter, {"content": f"{stage.asker.words.letter} …"})
    deleted = await stage.delete(letter)
    seen = f"{edited.outcome}, {deleted.outcome}"
    believed = f"{ACCEPTED}, {ACCEPTED}"
    stage.compare("direct-messages-can-be-edited", believed, seen, edited, deleted)
