"""Boxes of the places on the picture that a choice can name.

A key of the closer view is called "key 7", as in guided play (core.guided_play.Option.at).
"""

from collections.abc import Iterator, Mapping, Sequence

from rendering.scene.marks import ringed
from rendering.scene.shapes import WHITE, Box, Stamp
from tavolo_vector_race.painter.close_up import close_up_scale
from tavolo_vector_race.painter.layout import layout_of_view
from tavolo_vector_race.painter.reach import key_boxes
from tavolo_vector_race.view import View


def places(view: View) -> Mapping[str, Box]:
    """Return the box of each key that the viewer may press."""
    box = layout_of_view(view).close_up
    if box is None:
        return {}
    return {f"key {key}": at for key, at in key_boxes(view, close_up_scale(view, box)).items()}


def ringed_keys(view: View, choices: Sequence[str]) -> Iterator[Stamp]:
    """Draw a white ring round each key that can be chosen."""
    known = places(view)
    for name in choices:
        if name in known:
            yield ringed(known[name], WHITE, known[name].width / 2)
