"""What runs in another process of the bot: see `workers.other_process`.

``python -m workers.other_process_main NAME PRIORITY`` reads calls from standard input and writes
signs to standard output. It ends with the bot, even if that is killed, and even in the middle of a
call: its input is then at its end. What it loads beside this module is what the functions need.
"""

import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from contextlib import suppress
from importlib import import_module
from io import BytesIO
from queue import SimpleQueue
from typing import Any, BinaryIO, Final, Literal, TypeAlias

Priority: TypeAlias = Literal["normal", "low", "idle"]
"""Like the bot itself; below all other work on the machine; only while nothing else runs."""

SIZE: Final = struct.Struct(">I")
"""Header of a call: its bytes."""

SIGN: Final = struct.Struct(">cI")
"""Header of a sign: what follows, and its bytes."""

READY, TOLD, DONE, FAULT = b"r", b"t", b"d", b"f"
"""What a sign says: the first call is loaded (nothing follows); what a function tells meanwhile;
what it returns; a traceback."""

_KINDNESS: Final = 10
"""The niceness of a low priority. It alone would still delay each reply of the bot by some
milliseconds of computation."""

_signs: BinaryIO


def tell(what: object) -> None:
    """Tell the caller of the present function something, such as how far it is."""
    _say(TOLD, pickle.dumps(what))


def _say(kind: bytes, said: bytes = b"") -> None:
    _signs.write(SIGN.pack(kind, len(said)) + said)
    _signs.flush()


def _read(calls: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    while header := calls.read(SIZE.size):
        waiting.put(calls.read(*SIZE.unpack(header)))
    os._exit(0)


def _carry_out(call: bytes, first_at: Priority | None = None) -> None:
    """Carry out a call; if it is the first, at this priority once all that it needs is loaded."""
    try:
        unpickler = pickle.Unpickler(BytesIO(call))
        function, count = unpickler.load()
        args: list[Any] = [unpickler.load() for _ in range(count)]
        if first_at is not None:
            _give_way(first_at)
            _say(READY)
        returned = pickle.dumps(function(*args), pickle.HIGHEST_PROTOCOL)
    except Exception:
        _say(FAULT, traceback.format_exc().encode())
    else:
        _say(DONE, returned)


def _give_way(priority: Priority) -> None:
    """Lower this process's priority, as far as the system allows it."""
    if priority != "normal" and hasattr(os, "nice"):
        os.nice(_KINDNESS)
    if priority == "idle" and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # if that is forbidden, niceness must do
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main(_name: str, priority: Priority) -> None:
    """Run as this process; a service manager's signals are for the bot alone."""
    global _signs
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    _signs = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints is no sign
    waiting = SimpleQueue[bytes]()
    threading.Thread(target=_read, args=(sys.stdin.buffer, waiting), daemon=True).start()
    _carry_out(waiting.get(), priority)
    while True:
        _carry_out(waiting.get())


if __name__ == "__main__":
    # The same module as the one from which functions import ``tell``.
    import_module("workers.other_process_main").main(*sys.argv[1:])
