"""Marks what is still to be written, with the step of the guide that tells how."""

from typing import NoReturn


class NotWritten(Exception):
    """A part of the game is missing; the message names the step of docs/adding-a-game.md."""


def not_written(step: int, what: str) -> NoReturn:
    """Say what is missing."""
    raise NotWritten(f"step {step} of docs/adding-a-game.md: {what}")
