"""The confirmation before a table is called off: what would happen, and to whom."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from core.translatable_text import Listing, Say, Text, Value, text
from model.letters import TableFacts
from model.notice_lines import ends
from model.table import PlayerId, Status
from tables.decisions.lifecycle import EndForeseen
from workers.post_model import Action, ActionName, Post

Names = Mapping[PlayerId, Value]
"""Names of the table's people, including those invited."""


class _Way(msgspec.Struct, frozen=True):
    """A way to end the table: its consequence and its button."""

    told: Text
    action: ActionName
    label: str
    style: Literal["danger", "primary"] = "danger"


def end_question(
    table: TableFacts, by: PlayerId, foreseen: EndForeseen, names: Names, say: Say
) -> Post:
    """Return the confirmation with each way in which this person can end the table."""
    others = [player for player in names if player != by]
    if table.status is Status.LOBBY:
        ways = [*_of_a_lobby(foreseen, others, names)]
    else:
        ways = [*_of_a_game(table, foreseen, others, names)]
    return Post(
        heading=say(text("cancel-sure", code=table.code)),
        lines=tuple(_line(table, way, say) for way in ways),
        actions=tuple(
            Action(way.action, table.code, say(text(way.label)), way.style, asked_at(table))
            for way in ways
        ),
    )


def _line(table: TableFacts, way: _Way, say: Say) -> str:
    """Return what this way does; in a game, which may end in several ways, named by its button."""
    return say(way.told) if table.status is Status.LOBBY else way_to_end(way.label, way.told, say)


def way_to_end(label: str, told: Text, say: Say) -> str:
    """Return what one way to end a game does, named by its button."""
    return say(text("end-way", button=text(label), told=told))


def asked_at(table: TableFacts) -> int:
    """Return the number of the confirmation's buttons: 0 asked in a lobby, 1 in a game."""
    return int(table.status is not Status.LOBBY)


def _of_a_lobby(foreseen: EndForeseen, others: Sequence[PlayerId], names: Names) -> Iterator[_Way]:
    told = text("cancel-lobby", count=len(others), people=_listed(others, names))
    yield _Way(told, "agree" if foreseen.consent else "end", "cancel-button")


def _of_a_game(
    table: TableFacts, foreseen: EndForeseen, others: Sequence[PlayerId], names: Names
) -> Iterator[_Way]:
    """Yield: by consent, and, if that is not enough, by the right of a server manager."""

    def told(key: str, people: Sequence[PlayerId]) -> Text:
        return text(key, people=_listed(people, names), ends=ends(table))

    if foreseen.consent == "ends" and not foreseen.agreed:
        yield _Way(text("cancel-ends", ends=ends(table)), "agree", "cancel-button")
        return
    if foreseen.consent == "ends":
        yield _Way(told("cancel-agreed", foreseen.agreed), "agree", "agree-end-button")
        return
    if foreseen.consent == "waits":
        label = "agree-end-button" if foreseen.agreed else "propose-button"
        yield _Way(told("cancel-waits", foreseen.awaited), "agree", label, "primary")
    if foreseen.rules:
        yield _Way(told("cancel-rules", others), "end", "end-button")


def _listed(people: Sequence[PlayerId], names: Names) -> Listing:
    return Listing(tuple(names[player] for player in people))
