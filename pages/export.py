"""Write the page of a finished game: one HTML file that shows it move by move, offline.

    python -m pages.export record.json [--to page.html] [--locale fr] [--names Ada Bruno]

The record comes from `/table export` or `/table verify` (docs/records.md). It names nobody: seats
are called by their number, unless you name the people, who should have agreed to that. Needs no
token, no database and no network.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path

from core.translatable_text import LOCALES
from i18n import Translator
from pages.html import TooLargePage
from pages.making import MOST_BYTES, page_of_record
from pages.page_game import installed_game
from tables.history.record import UnreadableRecord, read_record


def main(arguments: Sequence[str]) -> int:
    """Write the page. Returns the exit status: 0 if it is written, 2 if it cannot be."""
    asked = _parser().parse_args(arguments)
    target = asked.to or asked.record.with_suffix(".html")
    try:
        record = read_record(asked.record.read_bytes())
        game = installed_game(record.game)
        page = page_of_record(record, game, Translator(), asked.locale, asked.names)
        target.write_bytes(page)
    except OSError as fault:
        sys.stderr.write(f"Cannot use {fault.filename}: {fault.strerror}.\n")
        return 2
    except UnreadableRecord as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    except TooLargePage as fault:
        sys.stderr.write(f"The page would take {fault} bytes; at most {MOST_BYTES} are allowed.\n")
        return 2
    sys.stdout.write(f"{target}: {len(page)} bytes\n")
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m pages.export",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("record", type=Path, help="the record, a JSON file")
    parser.add_argument("--to", type=Path, help="the file to write (default: beside the record)")
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0], help="its language")
    parser.add_argument("--names", nargs="*", default=(), help="names of the seats, in their order")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
