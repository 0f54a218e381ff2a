"""Guided play as data: what a seat can be asked and can choose, one screen after the other.

A game says it as pure functions in ``games/<key>/asking.py`` (protocol ``Asking``); the house makes
controls of it, whatever they are made of. Nothing here knows how a screen is shown.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from core.text import Text

BUTTON_READS_WELL: Final = 34
"""Characters of a button's label: more wraps on a telephone, though Discord takes 80."""

M = TypeVar("M")
V = TypeVar("V", contravariant=True)
Seen = TypeVar("Seen")

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
"""How a press looks: the usual next thing, something else, a deed, a deed that costs."""


class UnknownStep(Exception):
    """No control of ours leads to this place: it was made by an older version, or forged."""


class Where(msgspec.Struct, frozen=True):
    """A place in the guide: a step, and what was chosen on the way to it. "" is the beginning.

    Steps are lower-case words. What is chosen is short, holds no ``|`` and is read back by the
    game, which trusts none of it.
    """

    step: str = ""
    chosen: tuple[str, ...] = ()


BEGINNING = Where()


class Go(msgspec.Struct, Generic[M], frozen=True):
    """Moves about to be made, in this order; usually one.

    ``label``: what the button of the page that asks once more says; ``words``: what that page tells
    of what they do and give away, where the label does not say it all; ``plan``: what its picture
    marks, as the game's painter takes it. ``costly``: it gives something away or is not easily
    taken back, so it is asked about unless a person wishes otherwise. ``said``: the screen that
    leads here has told all that, so nobody asks again. ``by``: a place that leads here, for moves
    too long to be written into an id.
    """

    moves: tuple[M, ...]
    label: Text
    words: tuple[Text, ...] = ()
    plan: Any = None
    style: Style = "success"
    costly: bool = False
    said: bool = False
    by: Where | None = None


class Press(msgspec.Struct, Generic[M], frozen=True):
    """A button: it leads on, makes moves, or opens the form at its place (``opens_form``).

    ``at``: the thing on the board it is about, by the painter's name for it; "" for none.
    ``icon``: what is drawn beside the label, which says everything without it; "" for nothing.
    """

    label: Text
    to: Where | Go[M]
    style: Style = "secondary"
    opens_form: bool = False
    at: str = ""
    icon: str = ""


class Option(msgspec.Struct, frozen=True):
    """One choice of a menu. ``value`` is unique in the menu; ``at`` and ``icon`` as in Press.

    ``emoji``: a sign of Unicode that stands in place of any icon.
    """

    value: str
    label: Text
    hint: Text | None = None
    emoji: str | None = None
    at: str = ""
    icon: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu; choosing leads to ``Where(step, (*of, *values))``, with up to ``most`` values."""

    step: str
    options: tuple[Option, ...]
    hint: Text
    of: tuple[str, ...] = ()
    most: int = 1


class Field(msgspec.Struct, frozen=True):
    """One line, or several (``many_lines``), to be written; ``written``: what stands there.

    ``hint``: a few words below the label on how to fill it in.
    """

    key: str
    label: Text
    written: str = ""
    many_lines: bool = False
    longest: int = 200
    hint: Text | None = None
    may_be_empty: bool = False


class Form(msgspec.Struct, frozen=True):
    """Fields to be filled in; sending it leads to ``Where(step, (*of, *what was written))``."""

    step: str
    title: Text
    fields: tuple[Field, ...]
    of: tuple[str, ...] = ()


class Ask(msgspec.Struct, Generic[M], frozen=True):
    """One screen: what the picture of the table marks, words below it, rows of controls.

    ``back``: where the house's Back leads from here; the beginning unless it is named.
    """

    rows: "tuple[tuple[Press[M], ...] | Menu, ...]"
    words: tuple[Text, ...] = ()
    plan: Any = None
    back: Where = BEGINNING

    def saying(self, words: Sequence[Text]) -> "Ask[M]":
        """The same screen with other words."""
        return msgspec.structs.replace(self, words=tuple(words))

    @property
    def places(self) -> tuple[str, ...]:
        """The things on the board that can be chosen here, each once."""
        choices: Iterator[Press[M] | Option] = (
            choice
            for row in self.rows
            for choice in (row.options if isinstance(row, Menu) else row)
        )
        return tuple(dict.fromkeys(choice.at for choice in choices if choice.at))


class Typing(msgspec.Struct, Generic[Seen, M], frozen=True):
    """What somebody sees who types an option of a command, and what has been typed.

    ``beside``: what the option says that this one goes with, as a value or in notation; ``typed``:
    what this one says so far.
    """

    view: Seen
    legal: Sequence[M]
    asked: bool = True
    beside: str = ""
    typed: str = ""


Offered: TypeAlias = Sequence[tuple[Text, str]]
"""What can be chosen while typing, in order: labels, each with the value it stands for."""


class Asking(Protocol[V, M]):
    """Guided play of one game, as plain functions of ``games/<key>/asking.py``.

    ``legal``: all moves the viewer may make now, as the game lists them.
    """

    def ask(self, view: V, legal: Sequence[M], where: Where) -> "Ask[M] | Form | Go[M]":
        """What follows at a place.

        Raises PlayerError for a choice that cannot be (too little paid), UnknownStep for a place
        that no control leads to.
        """
        ...

    def go(self, view: V, moves: tuple[M, ...]) -> "Go[M]":
        """These moves as something about to be made. ``ask`` ends in it; typed lines begin so."""
        ...

    def instead(self, view: V, legal: Sequence[M], typed: str) -> "Ask[M] | None":
        """What to offer first to somebody whose move was refused; None for nothing special.

        ``typed``: the move in notation, or what was written in its place.
        """
        ...
