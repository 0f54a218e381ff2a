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
    again = await stage.ask("POST", "/users/@me/channels", {}, {"recipient_id": str(person)})
    mailbox = int(opened.body["id"])
    same = again.is_accepted and int(again.body["id"]) == mailbox
    stage.compare("direct-channel-stays", "the same channel", _same(same, "channel"), opened, again)
    body = {"content": stage.asker.words.letter, "flags": _SILENT}
    body |= {"nonce": str(stage.thread)[-12:], "enforce_nonce": True}
    view = [picture("view.png", 90)]
    letter = await stage.write_letter(mailbox, body, view)
    if not letter.is_accepted:
        closed = refused(403, limit("door-is-closed"))
        stage.compare("door-is-closed", closed, letter.outcome, letter)
        raise NotSeen("door-closed")
    stage.pass_over("door-is-closed", "door-open")
    kept = bool(letter.body["flags"] & _SILENT) and len(letter.body["attachments"]) == len(view)
    stage.compare("silence-is-kept", True, kept, letter)
    second = await stage.write_letter(mailbox, body, view)
    same = second.is_accepted and second.body["id"] == letter.body["id"]
    stage.compare("nonce-is-honoured", "the same message", _same(same, "message"), letter, second)
    edited = await stage.edit(letter, {"content": f"{stage.asker.words.letter} …"})
    deleted = await stage.delete(letter)
    seen = f"{edited.outcome}, {deleted.outcome}"
    believed = f"{ACCEPTED}, {ACCEPTED}"
    stage.compare("direct-messages-can-be-edited", believed, seen, edited, deleted)


def _same(is_same: bool, what: str) -> str:
    return f"the same {what}" if is_same else f"another {what}"
