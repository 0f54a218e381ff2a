"""What a person can mend, as data: a code and values. Sentences are made upstairs.

PlayerError                 anything the person can put right; shown privately, in their language
├── IllegalMove             the rules refuse the move
├── UnreadableMove          the text is not a move
└── (tables.model.refusals …)       the table refuses the command
"""

import msgspec

from core.text import Text, Value


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done. ``code`` is the key of a text, ``values`` its variables."""

    code: str
    values: dict[str, Value] = {}

    @property
    def text(self) -> Text:
        """The refusal as something to say."""
        return Text(self.code, self.values)


class PlayerError(Exception):
    """Base of all that a person can mend; never raised itself."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class IllegalMove(PlayerError):
    """The rules refuse this move; the state is as it was."""


class UnreadableMove(PlayerError):
    """This text is not a move of this game."""
