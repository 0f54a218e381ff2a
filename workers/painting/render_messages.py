"""What the bot and the render process send each other, before each scene and each picture."""

import struct
from typing import Final

PARCEL: Final = struct.Struct(">?I")
"""Request header: whether an answer is wanted (else it is a rehearsal), and the bytes of the scene.

No bytes: a question whether all drawings are there, or the end of a rehearsal."""

ANSWER: Final = struct.Struct(">?I")
"""Response header: whether a picture follows (else a traceback), and how many bytes.

The answer to the question is one byte if all drawings are there, none otherwise."""

REHEARSED: Final = ANSWER.pack(False, 0)
"""Sent unasked after a rehearsal whose drawings are in a file: a new process will find them."""
