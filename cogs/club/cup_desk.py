"""Finds cups, and says who may see and manage them."""

from club.decisions.public_cup import PublicCup
from club.model.cup import CupCode, CupFacts, ListedCup, Round
from club.model.refusals import UnreadableCup
from club.queries import OfferedCups
from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.discord.reachable_channels import is_deleted
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_access import may_look_into
from cogs.interaction.table_finder import code_in
from cogs.ui.autocompletion import Choices, matching
from core.translatable_text import Text
from tables.model.letters import TableFacts
from tables.model.refusals import TableRefuses, refused
from tables.model.table import GuildId, PlaceId, PlayerId
from workers.wording import cup_lines
from workers.wording.cup_lines import CupShown


class CupDesk:
    """What all controls of cups share."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.club = desk.club

    async def reach(self, asking: Asking, typed: str) -> PublicCup:
        """Return the named cup, if the person may see it from where they are.

        Otherwise raises TableRefuses as for an unknown code. Raises UnreadableCup for a damaged one
        whose channel they see.
        """
        try:
            public = await self.club.queries.cup(CupCode(code_in(typed)))
        except UnreadableCup as fault:
            if asking.guild_id == fault.guild and _sees(asking, fault.place):
                raise
            raise refused("cup-refusal-unknown") from fault
        except TableRefuses as fault:
            raise refused("cup-refusal-unknown") from fault
        if not may_reach(asking, public.facts) and not await self._may_rescue(asking, public.facts):
            raise refused("cup-refusal-unknown")
        return public

    async def _may_rescue(self, asking: Asking, facts: CupFacts) -> bool:
        """Whether the person manages the server of a cup whose channel was deleted."""
        return manages(asking, facts) and await is_deleted(asking.client, facts.place)

    async def here(self, asking: Asking, player: PlayerId) -> OfferedCups:
        """Return this server's cups that the person may see; outside a server those they are in.

        Each channel is checked once, before the cups are read, so that cups in channels that they
        cannot see take no places in the list.
        """
        queries = self.club.queries
        if asking.guild_id is None:
            return await queries.offered_of(player)
        guild = GuildId(asking.guild_id)
        places = [place for place in await queries.places_in(guild) if _sees(asking, place)]
        return await queries.offered_in(guild, places, player)

    async def offered(self, asking: Asking, current: str) -> Choices:
        """Suggest the cups of this server while the person types."""
        here = await self.here(asking, PlayerId(asking.user.id))
        say = self.desk.translator.voice(Visitor.seen(asking, here.by).locale).say
        labels = ((say(self.line(cup)), str(cup.code)) for cup in here.cups)
        return matching(labels, current)

    def line(self, cup: ListedCup, ended: CupShown | None = None) -> Text:
        """Return one line that identifies a cup: its code, its name, how far it is.

        ``ended``: the cup that is over, for the line to name its champion.
        """
        return cup_lines.in_one(cup, self.desk.replies.game_name(cup.game), ended)

    async def own_table(self, facts: CupFacts, player: PlayerId) -> TableFacts | None:
        """Return a person's table in the round being played, None without."""
        pairing = cup_lines.pairing_of(facts, player)
        own = [] if pairing is None or pairing.table is None else [pairing.table]
        return next(iter(await self.desk.service.queries.facts_of(own)), None)

    async def shown(self, public: PublicCup, played: Round | None = None) -> CupShown:
        """Return a cup with what its page needs; ``played``: a round whose tables are linked."""
        pairings = () if played is None else played.pairings
        tables = [pairing.table for pairing in pairings if pairing.table is not None]
        posts = await self.desk.service.delivery.board_posts(tables)
        profiles = await self.desk.service.queries.profiles(cup_lines.people_of((public,)))
        return CupShown(public, profiles, posts)


def may_reach(asking: Asking, facts: CupFacts) -> bool:
    """Whether the person may see this cup: whoever is in it from anywhere, others where they see
    its channel, from within its server.
    """
    if facts.entrant_of(PlayerId(asking.user.id)) is not None:
        return True
    return asking.guild_id == facts.guild and _sees(asking, facts.place)


def _sees(asking: Asking, place: PlaceId) -> bool:
    """Whether the person sees a channel of the server in which they act."""
    return asking.channel_id == place or may_look_into(asking, place)


def manages(asking: Asking, facts: CupFacts) -> bool:
    """Whether the person manages the server of this cup, and acts there."""
    return managed_by(asking) == facts.guild


def may_organise(asking: Asking, facts: CupFacts) -> bool:
    """Whether the person has opened this cup, or manages its server, and does not play in it."""
    if facts.is_own(PlayerId(asking.user.id)):
        return False
    return facts.opened_by == asking.user.id or manages(asking, facts)


def must_organise(asking: Asking, facts: CupFacts) -> None:
    """Raise TableRefuses, as the club does, unless the person ``may_organise`` this cup."""
    if not may_organise(asking, facts):
        own = facts.opened_by == asking.user.id or manages(asking, facts)
        raise refused("club-refusal-own-cup" if own else "club-refusal-not-organiser")


def may_call_off(asking: Asking, facts: CupFacts) -> bool:
    """Whether the person may end this cup: a manager always, its opener before the first round.

    Nobody may who plays in it.
    """
    if facts.status.is_over or facts.is_own(PlayerId(asking.user.id)):
        return False
    return manages(asking, facts) or (facts.opened_by == asking.user.id and not facts.rounds)
