"""Errors that a person can correct, as data: a code and values. Upper rooms make the sentences.

PlayerError                 anything the person can correct; shown privately, in their language
├── IllegalMove             the rules refuse the move
├── UnreadableMove          the text is not a move
└── (model.refusals …)       the table refuses the command
"""

import msgspec

from core.texts import Text, Value


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done. ``code`` is the key of a text, ``values`` its variables.

    ``lasting``: of a move, that it is refused in this seat's next turn too, whatever the others do
    before; so it cannot be planned for that turn either.
    """

    code: str
    values: dict[str, Value] = {}
    lasting: bool = False

    @property
    def text(self) -> Text:
        """The text that explains the refusal."""
        return Text(self.code, self.values)


class PlayerError(Exception):
    """Base class of the errors that a person can correct; never raised itself."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class IllegalMove(PlayerError):
    """The rules refuse this move; the state is unchanged."""


class UnreadableMove(PlayerError):
    """This text is not a move of this game."""
