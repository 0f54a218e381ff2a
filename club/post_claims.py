"""Which posts of cups are to be edited, and by which process."""

from collections.abc import Collection

from club.decisions.public_cup import ClaimedPost
from club.interfaces import ClubStore, ClubTransaction
from club.model.cup import Cup, CupId
from club.model.refusals import UnreadableCup
from club.unshown_cups import UnshownCups
from tables.interfaces import Clock
from tables.model.table import PlaceId

MOST_POSTS = 25
"""Most cups whose posts are looked at together."""


class CupPostClaims:
    """Gives each outdated post to one process at a time, and stores what it shows then."""

    def __init__(self, store: ClubStore, clock: Clock, unshown: UnshownCups) -> None:
        self._store = store
        self._clock = clock
        self._unshown = unshown

    async def outdated(self, besides: Collection[CupId] = ()) -> list[CupId]:
        """Return at most MOST_POSTS cups whose post shows an older version, or that have none yet.

        ``besides``: cups to leave out, as their posts wait or have just been tried.
        """
        return await self._store.read(lambda r: r.cups.with_outdated_post(MOST_POSTS, besides))

    async def claim(self, cup: CupId, owner: str, lease: int) -> ClaimedPost | None:
        """Give a process the post of a cup to edit, for so many milliseconds, and return the cup.

        None if it shows the newest version, another process has claimed it and is not late, or it
        cannot be shown.
        """
        now = self._clock.now()

        def work(tx: ClubTransaction) -> tuple[Cup | UnreadableCup | None, bool]:
            tried_before = tx.cups.post_was_tried(cup)
            leased = tx.cups.lease_post(cup, owner, now + lease, now)
            found = tx.cups.these((cup,)) if leased else []
            return next(iter(found), None), tried_before

        claimed, tried_before = await self._store.transact(work, patient=True)
        public = None if claimed is None else self._unshown.public(claimed)
        return None if public is None else ClaimedPost(public, tried_before)

    async def note_posted(
        self,
        cup: CupId,
        owner: str,
        version: int,
        place: PlaceId,
        message: int | None,
        end: int | None = None,
    ) -> None:
        """Store what the post of a cup shows and where it is; None: there is none any more.

        ``end``: the further message at the end. If another process has claimed the post meanwhile,
        nothing is stored: that one shows it.
        """

        def work(tx: ClubTransaction) -> None:
            tx.cups.note_posted(cup, owner, version, place, message, end)

        await self._store.transact(work, patient=True)
