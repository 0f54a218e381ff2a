"""Open the table of a cup inside the caller's transaction: its game begins at once."""

from typing import Any

import msgspec

from core.game import Seat
from model import game_json
from model.game_json import AnyGame
from model.refusals import refused
from model.table import (
    CupGame,
    Human,
    Table,
    TableSeat,
)
from model.table_creation import Opening, fresh_table
from storage.transaction.transaction import Transaction
from tables.commit import Commits
from tables.decisions import lobby
from tables.decisions.transitions import Occasion
from tables.interfaces import Entropy
from tables.visibility import TableViews

_CODES_TRIED = 50

_SEEDS_TRIED = 100
"""Seeds drawn for a deal in which seats play in seating order. Of five seats that play round the
table, or three in any order, fewer than one table in 80 million needs more."""


class NoCodeFree(Exception):
    """Fifty random codes in a row were taken: too many tables, or a broken generator."""


class SeatedTables:
    """Opens tables whose seats are all taken."""

    def __init__(self, sight: TableViews, commits: Commits, entropy: Entropy) -> None:
        self._sight = sight
        self._commits = commits
        self._entropy = entropy

    def is_loaded(self, game: str) -> bool:
        """Return whether the rules of a game are here."""
        return self._sight.is_loaded(game)

    def can_be_played(self, table: Table) -> bool:
        """Return whether the rules that are here can read this table."""
        return self._sight.can_be_shown(table)

    def seats_for(self, game: str, options: bytes) -> range:
        """Return how many can play with these options (JSON).

        Raises TableRefuses if the game is not loaded, or does not know these options.
        """
        rules = self._sight.game(game)
        return rules.manifest.seats_for(_options_of(rules, options))

    def fewest_seats(self, game: str, options: bytes) -> int:
        """Return the fewest seats of a table with these options. Raises TableRefuses likewise."""
        return max(2, self.seats_for(game, options)[0])

    def open(self, tx: Transaction, opening: Opening, cup: CupGame, now: int) -> Table:
        """Open a table and begin its game; its people are told as at any start.

        The host and the guests, who have consented before, sit in this order. The caller wakes the
        workers. Raises TableRefuses if the rules are not here.
        """
        game = self._sight.game(opening.game)
        added = self._added(tx, opening, cup, game, now)
        people = tx.people.profiles(added.people)
        seed = self._seed_for(game, opening)
        begun = lobby.begin(added, seed, Occasion(game, now, people=people))
        self._commits.write(tx, added, begun, game, now, None)
        return begun.table

    def _added(
        self, tx: Transaction, opening: Opening, cup: CupGame, game: AnyGame, now: int
    ) -> Table:
        seats = tuple(
            TableSeat(Seat(n), Human(person.id), joined_at=now)
            for n, person in enumerate((opening.by, *opening.guests))
        )
        for _ in range(_CODES_TRIED):
            fresh = fresh_table(opening, game.manifest, self._entropy.code(), now)
            seated = msgspec.structs.replace(fresh, seats=seats, invited=(), cup=cup)
            if (added := tx.tables.add(seated)) is not None:
                return added
        raise NoCodeFree

    def _seed_for(self, game: AnyGame, opening: Opening) -> bytes:
        """Draw the secret seed of a deal in which the seats play in seating order.

        So a cup that evens out seats evens out who begins. If the game never deals so, the last
        seed drawn.
        """
        options, size = _options_of(game, opening.options), opening.size
        seed = self._entropy.seed()
        for _ in range(_SEEDS_TRIED - 1):
            dealt = game.initial_state(size, options, seed).state
            if game.order_of_play(size, dealt) == tuple(range(size)):
                break
            seed = self._entropy.seed()
        return seed


def _options_of(rules: AnyGame, options: bytes) -> Any:
    """Return decoded options. Raises TableRefuses if the game, since updated, has no such ones."""
    try:
        return game_json.decode_options(rules, options)
    except msgspec.DecodeError as fault:
        raise refused("cup-refusal-options-unknown") from fault
