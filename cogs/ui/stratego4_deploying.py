"""Deploying an army of Stratego 4: take a formation, swap two pieces, write it down, be ready."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.ui.layout import Rows
from cogs.ui.steps import OPTION_LIMIT, Question, Say, Step
from cogs.ui.stratego4_words import board_of, key_of, own_pieces, piece_at, piece_name
from core.text import Text, text
from games.stratego4.board import Rank, Space
from games.stratego4.formations import FORMATIONS, mirrored
from games.stratego4.moves import Arrange, BeReady
from games.stratego4.notation import notate
from games.stratego4.view import PieceView, Plan, View
from tables.model import TableCode
from tables.service import Look

GAME = "stratego4"
GRID_FIELD = "ranks"

_FORM = re.compile(rf"{GAME}-written:(?P<code>[A-Z0-9]+):(?P<asked>\d+)")
_MIRRORED = "mirrored"
_ROWS = (7, 6, 7)
"""Pieces in the rows of a zone, from the front; the second lacks the recruitment space."""

Shown: TypeAlias = tuple[Sequence[Text], Rows, Plan | None]
"""What is said above the picture, what can be pressed below it, what the picture marks."""


def rows(look: Look, question: Question, say: Say) -> Rows:
    """Formations, pieces to swap, writing the army down, and being ready."""
    write = Step.button(GAME, "grid", question, "", say(text("stratego4-play-grid-button")))
    style = discord.ButtonStyle.success
    ready = Step.button(GAME, "sure", question, "", say(text("stratego4-play-ready-button")), style)
    formations, turned = _formation_menus(question, say)
    return (
        ui.ActionRow(formations),
        ui.ActionRow(turned),
        ui.ActionRow(_swap_menu(look.view, question, say)),
        ui.ActionRow(write, ready),
    )


def swapping(look: Look, question: Question, first: Space, say: Say) -> Shown:
    """The pieces that can change places with one."""
    piece, others = piece_at(look.view, first), others_for(look.view, first)
    assert piece is not None, "one's own piece was chosen"
    hint = say(text("stratego4-play-swap-with"))
    options = [_piece_option(other, say) for other in others]
    of = key_of(first)
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(Step.menu(GAME, "other", question, options, hint, of=of)),
        ui.ActionRow(_back(question, say)),
    ]
    words = (text("stratego4-play-swap-which", piece=piece_name(piece)),)
    return words, rows, Plan(first, tuple(other.space for other in others))


def sure(look: Look, question: Question, say: Say) -> Shown:
    """A second thought before the army stands for good."""
    view = look.view
    bearer = piece_at(view, board_of(view).flags[view.viewer])
    assert bearer is not None, "somebody stands on the flag space"
    words = (
        text("stratego4-play-ready-sure"),
        text("stratego4-play-ready-flag", piece=piece_name(bearer)),
    )
    label = say(text("stratego4-play-ready-sure-button"))
    custom = notate(BeReady())
    button = Step.button(GAME, "go", question, custom, label, discord.ButtonStyle.danger)
    return words, (ui.ActionRow(button, _back(question, say)),), None


class GridForm(ui.Modal):
    """Where an army is written down, rank by rank; it opens with the army as it stands."""

    def __init__(self, view: View, question: Question, say: Say) -> None:
        super().__init__(
            title=say(text("stratego4-play-grid-title")),
            custom_id=f"{GAME}-written:{question}",
            timeout=None,
        )
        self.question = question
        self.ranks: ui.TextInput[Any] = ui.TextInput(
            label=say(text("stratego4-play-grid-field")),
            style=discord.TextStyle.paragraph,
            default=grid_of(view),
            max_length=200,
            custom_id=GRID_FIELD,
        )
        self.add_item(self.ranks)


# --- what can be done ----------------------------------------------------------------------------


def formations(say: Say) -> Iterator[tuple[str, str, Arrange]]:
    """Every formation and its mirror image: how it is chosen, what it is called, the move."""
    for key, ranks in FORMATIONS.items():
        name = text(f"stratego4-formation-{key}")
        yield key, say(name), Arrange(ranks)
        reflected = say(text("stratego4-play-formation-mirrored", formation=name))
        yield f"{_MIRRORED} {key}", reflected, Arrange(mirrored(ranks))


def formation_line(typed: str, say: Say) -> str:
    """The formation that was chosen or written, by its key or its name, in notation."""
    wanted = " ".join(typed.casefold().split())
    for key, name, move in formations(say):
        if wanted in (key, name.casefold()):
            return notate(move)
    return f"arrange {typed}"


def others_for(view: View, first: Space) -> list[PieceView]:
    """One's own pieces of another rank than the one on a space."""
    piece = piece_at(view, first)
    return [] if piece is None else [p for p in own_pieces(view) if p.rank != piece.rank]


def swap_line(first: str, second: str) -> str:
    """The swap of two spaces, in notation."""
    return f"swap {first} {second}"


def written_in(data: Mapping[str, Any]) -> tuple[Question, str] | None:
    """The army in a form that was sent, in notation; None when it is another form."""
    match = _FORM.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return None
    question = Question(TableCode(match["code"]), int(match["asked"]))
    written = " ".join(" ".join(_values(data.get("components"))).split())
    return question, f"arrange {written}"


def _values(parts: Any) -> Iterator[str]:
    """What was written in the fields of a form."""
    if isinstance(parts, Mapping):
        if parts.get("custom_id") == GRID_FIELD:
            yield str(parts.get("value", ""))
        for inner in ("components", "component"):
            yield from _values(parts.get(inner))
    elif isinstance(parts, list):
        for part in parts:
            yield from _values(part)


def ranks_of(view: View) -> tuple[Rank, ...]:
    """The ranks of one's own army, in the order of its zone."""
    zone = board_of(view).zones[view.viewer or 0]
    found = {piece.space: piece.rank for piece in own_pieces(view)}
    return tuple(rank for space in zone if (rank := found.get(space)) is not None)


def grid_of(view: View) -> str:
    """One's own army as it is written: a line for each row, from the front."""
    return "\n".join(_in_rows(ranks_of(view)))


def _in_rows(ranks: Sequence[int]) -> Iterator[str]:
    """The digits of an army, row by row from the front."""
    digits, start = [str(rank) for rank in ranks], 0
    for length in _ROWS:
        yield " ".join(digits[start : start + length])
        start += length


# --- the parts -----------------------------------------------------------------------------------


def _formation_menus(question: Question, say: Say) -> tuple[Step, Step]:
    """All formations, and their mirror images: more than one menu holds."""
    plain: list[discord.SelectOption] = []
    turned: list[discord.SelectOption] = []
    for key, name, move in formations(say):
        kind, _, bare = key.rpartition(" ")
        shown = " / ".join(_in_rows(move.ranks))
        option = discord.SelectOption(label=name[:OPTION_LIMIT], value=bare, description=shown)
        (turned if kind == _MIRRORED else plain).append(option)
    hint, other = text("stratego4-play-formations"), text("stratego4-play-formations-mirrored")
    return (
        Step.menu(GAME, "formation", question, plain, say(hint)),
        Step.menu(GAME, "formation", question, turned, say(other), of=_MIRRORED),
    )


def _swap_menu(view: View, question: Question, say: Say) -> Step:
    options = [_piece_option(piece, say) for piece in own_pieces(view)]
    return Step.menu(GAME, "swap", question, options, say(text("stratego4-play-swap")))


def _piece_option(piece: PieceView, say: Say) -> discord.SelectOption:
    label = say(piece_name(piece))[:OPTION_LIMIT]
    return discord.SelectOption(label=label, value=key_of(piece.space))


def _back(question: Question, say: Say) -> Step:
    return Step.button(GAME, "back", question, "", say(text("stratego4-play-back-button")))
