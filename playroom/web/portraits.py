"""Portraits of the invented people: a letter on a colour, like no real person."""

import io
from functools import cache

from PIL import Image, ImageDraw, ImageFont

PIXELS = 96
LETTER_PIXELS = 54


@cache
def portrait(name: str, colour: str) -> bytes:
    """Return a square PNG with the first letter of the name."""
    picture = Image.new("RGB", (PIXELS, PIXELS), colour)
    font = ImageFont.load_default(LETTER_PIXELS)
    ImageDraw.Draw(picture).text(
        (PIXELS / 2, PIXELS / 2), name[0], fill="white", font=font, anchor="mm"
    )
    encoded = io.BytesIO()
    picture.save(encoded, "PNG")
    return encoded.getvalue()
