"""Marks a person to be forgotten who can no longer ask for it themselves.

python -m storage.forget 123456789012345678

The number is a Discord user id. With SQLite the bot must be stopped, and forgets the person when it
is next started; with PostgreSQL it may run, and does so within an hour.
"""

import argparse
import asyncio
import contextlib
import sys
import time
from collections.abc import Sequence

from model.table import PlayerId
from storage.database.database import Database
from storage.database.engine import database_url, file_of
from storage.database.error_messages import CannotOpen, in_plain_words, place_of
from storage.database.process_lock import AlreadyInUse, alone_on
from storage.migrate import is_up_to_date
from storage.privacy.erasure import PersonalData


async def forget(url: str, person: PlayerId, at: int) -> None:
    """Mark a person. Raises CannotOpen, or AlreadyInUse while a bot runs on a SQLite file.

    ``at``: Unix milliseconds.
    """
    exact = database_url(url)
    alone = contextlib.nullcontext() if file_of(exact) is None else alone_on(url)
    async with alone:
        with in_plain_words(exact):
            if not await is_up_to_date(exact):
                raise CannotOpen(f"{place_of(exact)} is not of this version: start the bot once.")
        database = Database(exact)
        try:
            await PersonalData(database).mark(person, at)
        finally:
            await database.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and mark the person; return the process's exit status."""
    parser = argparse.ArgumentParser(prog="python -m storage.forget", description=__doc__)
    parser.add_argument("person", type=int, help="a Discord id")
    parser.add_argument(
        "--database", default="sqlite:///data/tavolo.sqlite3", help="as in DATABASE_URL"
    )
    wish = parser.parse_args(arguments)
    if wish.person <= 0:
        parser.error("a Discord id is a number above 0")
    try:
        now = time.time_ns() // 1_000_000
        asyncio.run(forget(wish.database, PlayerId(wish.person), now))
    except AlreadyInUse as fault:
        sys.stderr.write(f"A Tavolo is running on {fault.where}: stop it first.\n")
        return 2
    except (CannotOpen, ValueError) as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    sys.stdout.write("The bot forgets this person when it is started, or within an hour.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
