"""What an animation is made of, and what it becomes."""

import msgspec

from rendering.scene.shapes import Scene


class Shot(msgspec.Struct, frozen=True):
    """A frame of a film. ``turn``: the turn it belongs to, counted from 0."""

    scene: Scene
    turn: int


class Film(msgspec.Struct, frozen=True):
    """An animated GIF of ``pictures`` frames. ``every``: 0 if it shows all shots; n if it shows
    only the end of each nth turn.
    """

    data: bytes
    pictures: int
    every: int


class TooLarge(Exception):
    """Even the first and the last frame alone exceed the limit."""
