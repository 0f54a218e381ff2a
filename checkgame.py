"""Holds an installed game to all laws of Tavolo: ``python -m checkgame hex``.

Runs in a checkout of Tavolo or against an installed copy (``pip install "tavolo[laws]"``), and
prints one page: each law, passed or failed, with an example and how often it was tried. Meanwhile
standard error tells which chapter of laws is being tried. Ends with exit code 1 if a law is not
kept.
"""

import os
import sys
from argparse import ArgumentParser, Namespace

from catalog import load_games
from core.game_places import PackageFault


def main() -> int:
    """Check the game named on the command line."""
    asked = _arguments()
    os.environ["GAMES_UNDER_LAW"] = asked.key
    # Only now: the catalogue of the tests reads the variable when it is imported.
    from tests.laws.page import page
    from tests.laws.run import run

    try:
        load_games((asked.key,))
    except PackageFault as fault:
        print(fault)
        return 1
    # A copy: pytest keeps for itself what is written to the first one while a law is tried.
    with os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8") as progress:

        def tell(chapter: str) -> None:
            print(f"{chapter} …", file=progress, flush=True)

        findings = run(asked.key, asked.only, asked.first, tell)
    print("\n".join(page(findings, asked.key)))
    return 0 if findings.passed else 1


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
