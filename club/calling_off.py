"""Calls a cup off in the caller's transaction: its entrants are told, its games go on."""

import msgspec

from club.decisions import progress
from club.decisions.letters import letters_to_all
from club.interfaces import ClubTransaction
from club.model.cup import Cup, CupDetails
from core.translatable_text import Text, text
from tables.cup_tables.seated_tables import SeatedTables


def called_off(tx: ClubTransaction, cup: Cup, tables: SeatedTables, told: str, now: int) -> Cup:
    """Return a cup called off, which the caller saves. ``told``: the key of what entrants are told.

    The caller wakes the dispatcher.
    """
    tx.letters.put(letters_to_all(cup, told, game_said(tables, cup)), now)
    _release_tables(tx, cup)
    return progress.called_off(cup, now)


def given_up(tx: ClubTransaction, cup: Cup, tables: SeatedTables, now: int) -> Cup | None:
    """Return a cup called off that could not be carried on for too long; None if it could."""
    if not progress.has_failed_too_long(cup, now):
        return None
    return called_off(tx, cup, tables, "club-told-failing", now)


def _release_tables(tx: ClubTransaction, cup: Cup) -> None:
    """Make the tables of a cup ordinary ones."""
    numbers = [p.table for each in cup.rounds for p in each.pairings if p.runs]
    for number in sorted(number for number in numbers if number is not None):
        table = tx.tables.by_id(number)
        if table is not None and table.cup is not None:
            free = msgspec.structs.replace(table, cup=None, version=table.version + 1)
            tx.tables.save(free, table.version)


def game_said(tables: SeatedTables, cup: CupDetails) -> Text:
    """Return the name of a cup's game; a game that is not loaded has none."""
    return text(f"{cup.game}-name" if tables.is_loaded(cup.game) else "game-unknown")
