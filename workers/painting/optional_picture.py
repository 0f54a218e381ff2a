"""Paints a picture that stands beside words which say the same, so that it may be missing."""

import logging

from rendering.scene.shapes import Scene
from workers.painting.render_queue import RenderQueue
from workers.post_model import ALT_LIMIT, Picture
from workers.utf16_length import beginning, length

_log = logging.getLogger(__name__)


async def optional_picture(
    render_queue: RenderQueue, name: str, scene: Scene, *alts: str
) -> Picture | None:
    """Return the picture, None if painting fails, which is logged.

    ``alts``: alt texts, the fullest first. The first that is short enough is taken; if none is, the
    beginning of the last.
    """
    try:
        data = await render_queue.paint(scene, on_request=True)
    except Exception:
        _log.exception("no picture %s", name)
        return None
    alt = next((alt for alt in alts if length(alt) <= ALT_LIMIT), beginning(alts[-1], ALT_LIMIT))
    return Picture(name, data, alt)
