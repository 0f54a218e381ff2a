"""Follows: a spectator has a direct message that always shows what the table's place shows.

Followers see the public view and nothing else. Nobody is told of them, no clock waits for them, and
their message never notifies.
"""

from collections.abc import Mapping

from model.game_json import AnyGame
from model.letters import PrivateLetter
from model.message import Message, Tells
from model.refusals import existing, refused, unknown
from model.table import PlaceId, PlayerId, Status, Table, TableCode
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.board_messages import BoardQueries
from tables.direct_messages import followed, key_to
from tables.interfaces import Clock, Wake
from tables.visibility import TableViews, facts_of

MOST_FOLLOWED = 25
"""Open tables that one person may follow."""

MOST_FOLLOWERS = 50
"""Followers that one table may have: each move is a message to every one of them."""

_LIVING = (Status.LOBBY, Status.PLAYING)


class Followings:
    """Starts and ends follows."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        boards: BoardQueries,
        clock: Clock,
        wake: Wake,
    ) -> None:
        self._store = store
        self._boards = boards
        self._sight = TableViews(games)
        self._clock = clock
        self._wake = wake

    async def letter_to(self, code: TableCode, player: PlayerId) -> PrivateLetter:
        """Return the letter with which this person would begin to follow. Raises TableRefuses.

        Deliver it before calling ``begin``.
        """

        def work(reader: Transaction) -> PrivateLetter:
            table = existing(reader.tables.by_code(code))
            _must_be_welcome(reader, table, player)
            self._sight.rules(table)
            shown = self._boards.read_shown(reader, table.id)
            assert shown is not None, "the same table"
            return followed(facts_of(table), player, shown)

        return await self._store.read(work)

    async def begin(self, letter: PrivateLetter, channel: PlaceId, message: int) -> None:
        """Store the follow; its letter was delivered as this message in a direct channel.

        An earlier message about the table there goes. Raises TableRefuses if following is no longer
        possible.
        """
        now, player = self._clock.now(), letter.to

        def work(tx: Transaction) -> None:
            table = existing(tx.tables.by_id(letter.table.id))
            if table.place != letter.table.place:
                raise unknown()
            _must_be_welcome(tx, table, player)
            tx.people.follow(table.id, player, now)
            key = key_to(table.id, player)
            tx.messages.adopt(key, now, message, tells=Tells(kind="followed"), channel=channel)
            if table.version != letter.table.version:
                tx.messages.want(key, now)

        await self._store.transact(work)
        self._wake()

    async def end(self, code: TableCode, player: PlayerId) -> Message:
        """Delete the follow and return its message. Raises TableRefuses if there was none.

        A follower need not be able to see the table's place for this.
        """

        def work(tx: Transaction) -> Message:
            table = tx.tables.by_code(code)
            key = None if table is None else key_to(table.id, player)
            stands = None if key is None else tx.messages.one(key)
            followed = table is not None and player in tx.people.followers(table.id)
            if table is None or key is None or stands is None or not followed:
                raise refused("table-refusal-not-followed")
            tx.people.unfollow(table.id, player)
            tx.messages.forget_one(key)
            return stands

        return await self._store.transact(work)


def followers_of(tx: Transaction, before: Table, after: Table) -> list[PlayerId]:
    """Return the followers of a table before a change who are none of its people after it.

    Followers who sit down or are invited are unfollowed: they get letters of their own. All are
    unfollowed if the table moved to another place, which they may not be allowed to see.
    """
    following = tx.people.followers(after.id)
    people = [player for player in following if _belongs(after, player) or player in after.invited]
    for player in people if after.place == before.place else following:
        tx.people.unfollow(after.id, player)
    return [player for player in following if player not in people]


def _must_be_welcome(reader: Transaction, table: Table, player: PlayerId) -> None:
    if table.status.is_over:
        raise refused("table-refusal-over")
    if _belongs(table, player):
        raise refused("table-refusal-follow-own")
    if player in table.invited:
        raise refused("table-refusal-follow-invited")
    following = reader.people.followers(table.id)
    if player in following:
        raise refused("table-refusal-followed", code=table.code)
    if len(reader.people.followed_by(player, _LIVING)) >= MOST_FOLLOWED:
        raise refused("table-refusal-follow-many", most=MOST_FOLLOWED)
    if len(following) >= MOST_FOLLOWERS:
        raise refused("table-refusal-followers")


def _belongs(table: Table, player: PlayerId) -> bool:
    return table.seat_of(player) is not None or table.tended_for(player) is not None
