"""Write the page of a finished game: one HTML file that shows it move by move, offline.

    python -m pages.export record.json [--to page.html] [--locale fr] [--names Ada Bruno]

A record comes from `/table export` or `/table verify` (docs/records.md). It names nobody: seats
are called by their number, unless you name the people, who should have agreed to that. Needs no
token, no database and no network.
"""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path

from core.texts import LOCALES
from i18n import Translator
from pages.html import TooLargePage
from pages.page_making import MOST_BYTES, page_of_record
from pages.shown_game import installed_game
from tables.history.records import UnreadableRecord, read_record


def main(arguments: Sequence[str]) -> int:
    """Write the page. Returns the exit status: 0 if it is written, 2 if it cannot be."""
    asked = _parser().parse_args(arguments)
    file: Path = asked.record
    try:
        record = read_record(file.read_bytes())
        target = asked.to or file.with_suffix(".html")
        if target.exists() and target.samefile(file):
            sys.stderr.write("The page would replace its record: name another file by --to.\n")
            return 2
        game = installed_game(record.game)
        page = page_of_record(record, game, Translator(), asked.locale, asked.names)
        _write_whole(target, page)
    except OSError as fault:
        place = fault.filename or target
        sys.stderr.write(f"Cannot use {place}: {fault.strerror}.\n")
        return 2
    except UnreadableRecord as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    except TooLargePage as fault:
        sys.stderr.write(f"The page would take {fault} bytes; at most {MOST_BYTES} are allowed.\n")
        return 2
    shown = str(target).encode(errors="backslashreplace").decode()
    sys.stdout.write(f"{shown}: {len(page)} bytes\n")
    return 0


def _write_whole(target: Path, page: bytes) -> None:
    """Write the page; what was there stays until all of it is written. Raises OSError."""
    if target.exists():
        target.open("ab").close()  # whoever may not write the file may not replace it either
        if not target.is_file():  # a device or a pipe
            target.write_bytes(page)
            return
    real = target.resolve()
    part = real.with_name(f".{os.getpid()}.part")
    try:
        part.write_bytes(page)
        part.replace(real)
    except OSError as fault:
        part.unlink(missing_ok=True)
        raise OSError(fault.errno, fault.strerror, str(target)) from fault


def _name(given: str) -> str:
    """Return a name of the command line. Raises ArgumentTypeError if its bytes are no text."""
    try:
        given.encode()
    except UnicodeEncodeError as fault:
        raise ArgumentTypeError("a name must be text in the encoding of this terminal") from fault
    return given


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m pages.export",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("record", type=Path, help="a record, a JSON file")
    parser.add_argument("--to", type=Path, help="the file to write (default: beside the record)")
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0], help="its language")
    parser.add_argument(
        "--names", nargs="*", type=_name, default=(), help="names of the seats, in their order"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
