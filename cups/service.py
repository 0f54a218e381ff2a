"""The entry point for commands to cups and for their rounds: each change is one transaction."""

from collections.abc import Awaitable, Callable, Collection

from cups.cup import ClaimedPost, Cup, CupCode, CupId, CupOpening
from cups.interfaces import CupStore
from tables.cup_tables.seated_tables import SeatedTables
from tables.interfaces import Clock, Entropy, Transaction, Wake
from tables.model.commands import Person
from tables.model.shards import EVERYBODY, ProcessShards
from tables.model.table import GuildId, PlaceId, PlayerId, RequestId
from tables.outages import Timed


class CupService:
    """Carries out people's commands to cups, one at a time for each cup; carries cups on.

    Each command raises TableRefuses if it is refused. Repeated, it changes nothing more.
    """

    def __init__(
        self,
        store: CupStore,
        clock: Clock,
        entropy: Entropy,
        wake: Wake,
        wake_rounds: Wake,
        tables: SeatedTables,
    ) -> None:
        """``wake``: called when letters or posts may be due; ``wake_rounds``: when cups may be.

        ``tables``: opens the tables of rounds.
        """

    # --- commands ----------------------------------------------------------------------------

    async def open_cup(self, request: RequestId, opening: CupOpening) -> Cup:
        """Open a cup, which people can enter from now on."""
        raise NotImplementedError

    async def enter(self, code: CupCode, by: Person) -> Cup:
        """Enter a cup, which is consent to be seated at its tables. A full cup begins."""
        raise NotImplementedError

    async def leave(self, code: CupCode, by: Person) -> Cup:
        """Leave a cup; a game that runs goes on."""
        raise NotImplementedError

    async def begin(self, code: CupCode, by: Person, *, manages: bool) -> Cup:
        """Close the entries now; the first round opens at once. ``manages``: the server."""
        raise NotImplementedError

    async def remove(self, code: CupCode, by: Person, entrant: int, *, manages: bool) -> Cup:
        """Remove an entrant, who cannot enter this cup again."""
        raise NotImplementedError

    async def call_off(self, code: CupCode, by: Person, *, manages: bool) -> Cup:
        """Call a cup off. Its opener may do so before the first round, a manager at any time."""
        raise NotImplementedError

    async def leave_shared(
        self,
        server: GuildId,
        by: PlayerId,
        player: PlayerId,
        ban: Callable[[Callable[[Transaction], None]], Awaitable[None]],
    ) -> None:
        """Take ``by`` out of each cup of this server, or of HOUSE: all, that they share."""
        raise NotImplementedError

    async def lost_place(self, cup: CupId, place: PlaceId) -> None:
        """Call a cup off whose channel is deleted, or whose server the bot has left."""
        raise NotImplementedError

    # --- questions ---------------------------------------------------------------------------

    async def cup(self, code: CupCode) -> Cup:
        """Return a cup. Raises TableRefuses if there is none of this code, or it is unreadable."""
        raise NotImplementedError

    async def cups_in(self, guild: GuildId) -> list[Cup]:
        """Return at most MOST_LISTED cups of a server: living ones first, then the newest.

        The caller leaves out those in channels that whoever asks does not see.
        """
        raise NotImplementedError

    async def cups_of(self, player: PlayerId) -> list[Cup]:
        """Return at most MOST_LISTED cups that this person is or was in, in the same order."""
        raise NotImplementedError

    async def shared_cups(self, server: GuildId, one: PlayerId, other: PlayerId) -> list[CupCode]:
        """Return the cups being played, of a server or HOUSE: all, that both people are in."""
        raise NotImplementedError

    def can_begin(self, cup: Cup) -> bool:
        """Return whether this cup gathers and has enough entrants for its game, if that is here."""
        raise NotImplementedError

    # --- time --------------------------------------------------------------------------------

    async def advance(self, reach: ProcessShards = EVERYBODY) -> int | None:
        """Carry on every cup that is due; return when to look again (Unix milliseconds).

        ``reach``: the shards of this process, which carries on no cup of another's servers.
        """
        raise NotImplementedError

    async def timed(self, reach: ProcessShards) -> list[Timed]:
        """Return the cups that are not over, of the servers of these shards (``Outages``)."""
        raise NotImplementedError

    async def living(self, reach: ProcessShards) -> list[tuple[CupId, GuildId, PlaceId]]:
        """Return where the cups of these shards' servers are posted that are not over."""
        raise NotImplementedError

    # --- posts -------------------------------------------------------------------------------

    async def outdated(self, besides: Collection[CupId] = ()) -> list[CupId]:
        """Return at most MOST_POSTS cups whose post shows an older version, or that have none yet.

        ``besides``: cups to leave out, as their posts wait or have just been tried.
        """
        raise NotImplementedError

    async def claim(self, cup: CupId, owner: str, lease: int) -> ClaimedPost | None:
        """Give a process the post of a cup to edit, for so many milliseconds, and return the cup.

        None if it shows the newest version, another process has claimed it and is not late, or it
        cannot be read.
        """
        raise NotImplementedError

    async def note_posted(
        self, cup: CupId, owner: str, version: int, message: int | None, end: int | None = None
    ) -> None:
        """Store what the post of a cup shows and its message; None: there is none any more.

        ``end``: the further message at the end. If another process has claimed the post meanwhile,
        nothing is stored: that one shows it.
        """
        raise NotImplementedError
