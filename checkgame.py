"""Holds an installed game to all laws of Tavolo: ``python -m checkgame hex``.

Runs in a checkout of Tavolo or against an installed copy (``pip install "tavolo[laws]"``), and
prints each law, passed or failed, with an example and how often it was tried: chapter by chapter,
as soon as one ends. Standard error tells which one is being tried. Ends with exit code 1 if a law
is not kept.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from typing import TextIO

from catalog import load_games
from core.game_places import PackageFault


def main() -> int:
    """Check the game named on the command line."""
    asked = _arguments()
    os.environ["GAMES_UNDER_LAW"] = asked.key
    # Only now: the catalogue of the tests reads the variable when it is imported.
    from tests.game_data import data_of
    from tests.laws import page
    from tests.laws.chapters import Chapter
    from tests.laws.findings import Findings
    from tests.laws.run import run

    try:
        load_games((asked.key,))
    except PackageFault as fault:
        print(fault)
        return 1
    with _copy(sys.stderr) as progress, _copy(sys.stdout) as out:

        def begins(chapter: Chapter) -> None:
            print(f"{chapter.title} …", file=progress, flush=True)

        def ends(chapter: Chapter) -> None:
            print(*page.part(findings, chapter), sep="\n", file=out, flush=True)

        findings = Findings(asked.key, data_of(asked.key).own_tests, asked.only, begins, ends)
        print(page.heading(asked.key), file=out, flush=True)
        run(findings, first=asked.first)
        print(*page.end(findings), sep="\n", file=out)
    return 0 if findings.passed else 1


def _copy(stream: TextIO) -> TextIO:
    """Write to the same place: pytest keeps what is written to the stream while a law is tried."""
    return os.fdopen(os.dup(stream.fileno()), "w", encoding="utf-8")


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="checkgame", description="Hold a game to all laws of Tavolo.")
    parser.add_argument("key", help="the key of an installed game")
    parser.add_argument(
        "--only", nargs="+", default=(), metavar="WORDS", help="laws or chapters by their names"
    )
    parser.add_argument("--first", action="store_true", help="stop at the first failure")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
