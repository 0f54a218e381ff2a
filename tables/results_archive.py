"""Store and read results of finished games: past games, a person's figures, leaderboards."""

import logging
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from core.game import Seat
from model.game_json import AnyGame
from model.results import Ranked, Rating, Result, SeatResult, Unrated
from model.table import GuildId, PlayerId, Table, TableId
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.history.rated_games import DAY, unrated_by_table, why_unrated
from tables.history.ratings import RATING_RULES, USUAL_STRENGTHS, Strengths, rated_after, recounted
from tables.history.results import result_of, share_of_substitute, vanished_from, with_ratings

_log = logging.getLogger(__name__)

MOST_RECALLED = 1_000
"""The newest games of a person from which figures are computed."""


class PastGames(msgspec.Struct, frozen=True):
    """A page of a person's finished games, newest first, and their total number."""

    results: tuple[Result, ...]
    count: int


class ResultsArchive:
    """Stores results of finished games. ``strengths``: of each game's computers."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        strengths: Mapping[str, Strengths],
    ) -> None:
        self._store = store
        self._games = games
        self._strengths = strengths

    # --- writing -----------------------------------------------------------------------------

    def keep(self, tx: Transaction, table: Table) -> Unrated | None:
        """Store a table's result, in the transaction that finishes it.

        Returns why it is rated for nobody, None if it is rated.
        """
        log = tx.log.moves(table.id)
        unrated = unrated_by_table(table, log)
        result = result_of(table, log, self._games[table.game], unrated)
        since = result.ended_at - DAY
        earlier = {
            one.table: one
            for player in result.people
            for one in tx.results.since(player, result.game, since)
        }
        strengths = self._strengths.get(result.game, USUAL_STRENGTHS)
        unrated = why_unrated(result, list(earlier.values()), strengths)
        if unrated is not None:
            tx.results.add(msgspec.structs.replace(result, unrated=unrated))
            return unrated
        before = {r.player: r.rated for r in tx.results.ratings(result.game, sorted(result.people))}
        after = rated_after(result, before, strengths)
        tx.results.add(with_ratings(result, after))
        for player in sorted(after):
            tx.results.save_rating(Rating(player, result.game, after[player]))
        return None

    async def recount(self, now: int) -> bool:
        """Compute all ratings anew if the rules have changed since, and return whether it did.

        Everything is replaced in one transaction; of several processes one does it.
        """
        if (await self._store.read(lambda r: r.results.last_recount()))[0] == RATING_RULES:
            return False
        absences = await self._store.read_much(_absences)

        def work(tx: Transaction) -> bool:
            tx.results.lock_all_ratings()
            if tx.results.last_recount()[0] == RATING_RULES:
                return False
            before = tx.results.all_results()
            known = [_with_absences(result, absences) for result in before]
            tx.results.replace_ratings(before, recounted(known, self._strengths))
            tx.results.note_recount(RATING_RULES, now if before else 0)
            return bool(before)

        done = await self._store.transact(work, patient=True)
        if done:
            _log.info("ratings computed anew, by rules %d", RATING_RULES)
        return done

    async def recounted_at(self) -> int:
        """Return when stored ratings were last replaced by others (Unix ms), 0 if never."""
        return (await self._store.read(lambda r: r.results.last_recount()))[1]

    # --- reading -----------------------------------------------------------------------------

    async def games_of(self, player: PlayerId, skip: int, most: int) -> PastGames:
        """Return a page of the games this person has finished, newest first."""

        def work(reader: Transaction) -> PastGames:
            found = reader.results.of_player(player, None, skip, most)
            return PastGames(tuple(found), sum(reader.results.count(player).values()))

        return await self._store.read(work)

    async def played_by(self, player: PlayerId) -> list[str]:
        """Return the games this person has finished, most often finished first."""
        counted = await self._store.read(lambda r: r.results.count(player))
        return sorted(counted, key=lambda game: (-counted[game], game))

    async def record_of(self, player: PlayerId, game: str) -> list[Result]:
        """Return a person's results at a game, newest first, at most MOST_RECALLED."""
        return await self._store.read_much(
            lambda r: r.results.of_player(player, game, 0, MOST_RECALLED)
        )

    async def leaderboard(
        self, guild: GuildId, game: str, skip: int, most: int, since: int = 0
    ) -> list[Ranked]:
        """Return ``most`` ratings of a server's leaderboard after the first ``skip``, best first.

        Of people with a rated game there that ended since then (Unix ms), by their ratings of now.
        People who hide themselves are left out; unsettled ratings come last.
        """
        return await self._store.read_much(
            lambda r: r.results.ratings_in(guild, game, skip, most, since)
        )

    async def rank_of(
        self, guild: GuildId, game: str, player: PlayerId, since: int = 0
    ) -> tuple[int, Ranked] | None:
        """Return a person's rank on the leaderboard (1 is best) and rating, None if not on it."""
        return await self._store.read(lambda r: r.results.rank_in(guild, game, player, since))

    async def played_in(self, guild: GuildId) -> list[str]:
        """Return the games on offer with rated results in a server, most results first."""
        rated = await self._store.read(lambda r: r.results.games_rated_in(guild))
        return [game for game in rated if game in self._games]


_Absences: TypeAlias = Mapping[tuple[TableId, Seat], tuple[PlayerId | None, int]]
"""For seats of finished games: who vanished from it, and percent of its moves by a substitute."""


def _absences(reader: Transaction) -> _Absences:
    """Read from tables and logs who vanished from seats of which the results do not say it."""
    found = {}
    for result in reader.results.all_results():
        if not any(_may_be_absent(seat) for seat in result.seats):
            continue
        table, log = reader.tables.by_id(result.table), reader.log.moves(result.table)
        for seat in () if table is None else table.seats:
            if _may_be_absent(result.seats[seat.seat]):
                found[result.table, seat.seat] = vanished_from(seat), share_of_substitute(seat, log)
    return found


def _may_be_absent(seat: SeatResult) -> bool:
    return seat.vanished is None and (seat.tended or seat.handed)


def _with_absences(result: Result, absences: _Absences) -> Result:
    seats = []
    for seat in result.seats:
        vanished, share = absences.get((result.table, seat.seat), (seat.vanished, seat.substituted))
        seats.append(msgspec.structs.replace(seat, vanished=vanished, substituted=share))
    return msgspec.structs.replace(result, seats=tuple(seats))
