"""What the bot and the render process send each other, before each scene and each picture."""

import struct
from typing import Final

PARCEL: Final = struct.Struct(">I")
"""Request header: the bytes of the scene."""

ANSWER: Final = struct.Struct(">?I")
"""Response header: whether a picture follows (else a traceback), and how many bytes."""
