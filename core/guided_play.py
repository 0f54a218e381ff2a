"""Guided play as data: the screens through which a player chooses a move, step by step.

Each game implements the protocol ``Asking`` with pure functions (``games/<key>/guided_play.py``).
The user interface turns the data into controls; nothing here depends on how a screen is displayed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from core.texts import Text

BUTTON_READS_WELL: Final = 34
"""Longest button label in characters that does not wrap on a phone (Discord allows 80)."""

M = TypeVar("M")
V = TypeVar("V", contravariant=True)

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
"""Button style: the usual next step, an alternative, a move, a move that costs something."""


class UnknownStep(Exception):
    """No current control leads to this place: its id is from an older version, or forged."""


class Where(msgspec.Struct, frozen=True):
    """A place in guided play: a step, and the choices made on the way to it. "" is the beginning.

    Step names are lower-case words. Choices are short and contain no ``|``. The game validates them
    when it reads them back, because a client can send anything.
    """

    step: str = ""
    chosen: tuple[str, ...] = ()


BEGINNING = Where()

CHANCE: Final = "*"
"""Among the choices of a place it stands for a secret random word, drawn when that is used."""
TYPED: Final = "typed"
"""The step to which a typed line leads, in notation, if it may be an unfinished move."""


class Go(msgspec.Struct, Generic[M], frozen=True):
    """Moves to be made, in this order; usually one.

    ``label``: the label of the confirmation button. ``words``: what the confirmation page says the
    moves do and give away, where the label does not say it. ``plan``: what the picture on that page
    highlights, in the format of the game's painter. ``costly``: the moves give something away, so
    they are confirmed unless their undo is free or the person has turned that off. ``said``:
    the previous screen has already said all this, so no confirmation follows. ``by``: a place that
    leads to the same moves, for moves too long for a control's id. ``seen``: the part of ``plan``
    that the screen before has shown, as in ``Ask``.
    """

    moves: tuple[M, ...]
    label: Text
    words: tuple[Text, ...] = ()
    plan: Any = None
    style: Style = "success"
    costly: bool = False
    said: bool = False
    by: Where | None = None
    seen: Any = None


class Press(msgspec.Struct, Generic[M], frozen=True):
    """A button: it leads to a place, makes moves, or opens the form at its place (``opens_form``).

    ``at``: the painter's name of the thing on the board that it is about; "" for none. ``icon``:
    icon shown beside the label, which is complete without it; "" for none.
    """

    label: Text
    to: Where | Go[M]
    style: Style = "secondary"
    opens_form: bool = False
    at: str = ""
    icon: str = ""


class Option(msgspec.Struct, frozen=True):
    """One option of a menu. ``value`` is unique in the menu; ``at`` and ``icon`` as in ``Press``.

    ``emoji``: a Unicode emoji shown instead of an icon.
    """

    value: str
    label: Text
    hint: Text | None = None
    emoji: str | None = None
    at: str = ""
    icon: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu: choosing up to ``most`` values leads to ``Where(step, (*of, *values))``.

    ``chosen``: the values that a page lays out at first, which lead to a possible move.
    ``shortcut``: it repeats what the things on the board lead to, so a page leaves it out.
    """

    step: str
    options: tuple[Option, ...]
    hint: Text
    of: tuple[str, ...] = ()
    most: int = 1
    chosen: tuple[str, ...] = ()
    shortcut: bool = False


class Field(msgspec.Struct, frozen=True):
    """A text field of one line, or of several (``many_lines``). ``written``: its initial content.

    ``hint``: short help shown below the label. ``longest``: the maximum length in characters.
    """

    key: str
    label: Text
    written: str = ""
    many_lines: bool = False
    longest: int = 200
    hint: Text | None = None
    may_be_empty: bool = False


class Form(msgspec.Struct, frozen=True):
    """A form; submitting it leads to ``Where(step, (*of, *the values of the fields))``."""

    step: str
    title: Text
    fields: tuple[Field, ...]
    of: tuple[str, ...] = ()


class Ask(msgspec.Struct, Generic[M], frozen=True):
    """One screen: what the picture highlights (``plan``), text, and rows of controls.

    ``back``: the place to which the Back button leads; the beginning by default. ``is_last``: only
    to make the moves is left, so the picture shows just the part that they concern, without what a
    plan ``seen`` before marks. ``touches``: choices on the board alone, which no message shows; on
    a page they replace what the rows say at the same place. Each leads to a place of guided play.
    """

    rows: "tuple[tuple[Press[M], ...] | Menu, ...]"
    words: tuple[Text, ...] = ()
    plan: Any = None
    back: Where = BEGINNING
    is_last: bool = False
    seen: Any = None
    touches: tuple[Press[M], ...] = ()

    def saying(self, words: Sequence[Text]) -> "Ask[M]":
        """Return the same screen with other words."""
        return msgspec.structs.replace(self, words=tuple(words))

    @property
    def places(self) -> tuple[str, ...]:
        """The things on the board that can be chosen here, by a row or a touch, each once."""
        choices: Iterator[Press[M] | Option] = (
            choice
            for row in (*self.rows, self.touches)
            for choice in (row.options if isinstance(row, Menu) else row)
        )
        return tuple(dict.fromkeys(choice.at for choice in choices if choice.at))


class Asking(Protocol[V, M]):
    """Guided play of one game, as plain functions of ``games/<key>/guided_play.py``.

    ``legal``: all moves that the viewer may make now, as the game lists them.
    """

    def ask(self, view: V, legal: Sequence[M], where: Where) -> "Ask[M] | Form | Go[M]":
        """Return what follows at a place, or after a typed line (TYPED) that is no whole move.

        Raises PlayerError for an impossible choice (such as too small a payment), UnknownStep for a
        place to which no control leads.
        """
        ...

    def go(self, view: V, moves: tuple[M, ...]) -> "Go[M]":
        """Return the ``Go`` for these moves; ``ask`` ends in it, a typed move begins with it."""
        ...

    def instead(self, view: V, legal: Sequence[M], typed: str) -> "Ask[M] | None":
        """Return the screen to show after a typed move was refused; None for the usual one.

        ``typed``: the refused move in notation, or the text that was not a move.
        """
        ...


# Marks on hidden things, as data: a player's private guesses of what they are.
#
# A game in which hidden things can be told apart on the board (pieces face down) implements the
# protocol ``Marking`` with pure functions in ``games/<key>/piece_marks.py``. The marks are stored
# per person and drawn over that person's view only; they are never part of the view.

Marks: TypeAlias = Mapping[str, str]
"""What is marked, by place, and as what; both in notation."""


STEP = "mark"
"""The step of guided play that shows the menus of marks, in every game."""


class Marking(Protocol[V]):
    """The marks of one game."""

    def things(self, view: V, told: Iterable[Any]) -> Mapping[str, str]:
        """Return what can be marked now: each place with the name of the thing there.

        ``told``: all events told to this viewer so far, without those that were taken back. A thing
        keeps its name wherever it moves, as long as the viewer can distinguish it from others; the
        name holds only what they know.
        """
        ...

    def read(self, view: V, place: str, mark: str) -> tuple[str, str]:
        """Return the place and the mark that the viewer typed; the mark "" removes what was there.

        Raises UnreadableMove if nothing can be marked there or the mark does not exist.
        """
        ...

    def said(self, view: V, place: str, mark: str) -> Text:
        """Return a text that says which place was marked as what."""
        ...

    def ask(self, view: V, marks: Marks, chosen: tuple[str, ...]) -> Ask[Any]:
        """Return the screen for a place or, once it is chosen, a mark. Raises UnknownStep."""
        ...

    def laid_over(self, plan: Any, marks: Marks) -> Any:
        """Return the viewer's plan (None for none) with the marks added, for the game's painter."""
        ...
