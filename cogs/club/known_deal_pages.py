"""Playing the deal of a round again, against computers: choosing hand and level, and beginning."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from discord import ui

from club.decisions.known_deal_hands import (
    Hand,
    hand_held,
    hand_offered_first,
    hands_of,
    known_deal,
    results_of,
)
from club.decisions.public_cup import PublicCup, hands_told
from club.model.cup import CupFacts, Round
from cogs.club.cup_desk import CupDesk
from cogs.discord.interaction_user import Asking, Visitor
from cogs.lobby.computer_levels import level_name
from cogs.lobby.open_table import OpeningWishes, open_table
from cogs.lobby.place_of_table import place_of_table
from cogs.ui.autocompletion import CHOICE_LIMIT
from cogs.ui.menus import TableChoice
from core.game import Level, Seat
from core.translatable_text import Say, Text, text
from tables.model.refusals import refused
from workers.post_model import Action, Post
from workers.posts.known_deal_results import hand_results
from workers.wording.cup_lines import CupShown

_USUAL: Final[Level] = "normal"

_OF_ROUND, _OF_SIZE, _OF_SEAT = 10_000, 1_000, 100
"""What the digits of a choice's number stand for; the last two are those of the level."""


class DealChoice(msgspec.Struct, frozen=True):
    """What a person has chosen: a round, one of its hands, and a level of computers.

    ``level``: its place in the list of the levels of the game.
    """

    round: int
    hand: Hand
    level: int

    @property
    def number(self) -> int:
        """The choice as the number of a button or of an entry of a menu."""
        hand = self.hand.size * _OF_SIZE + self.hand.seat * _OF_SEAT
        return self.round * _OF_ROUND + hand + self.level


def choice_of(number: int) -> DealChoice:
    """Return the choice of this number; it need not be one that is offered."""
    played, rest = divmod(number, _OF_ROUND)
    size, rest = divmod(rest, _OF_SIZE)
    seat, level = divmod(rest, _OF_SEAT)
    return DealChoice(played, Hand(size, Seat(seat)), level)


class KnownDealPages:
    """Lets a person play the deal of a round, once it is told."""

    def __init__(self, cups: CupDesk) -> None:
        self._cups = cups
        self._desk = cups.desk

    async def ask(
        self, asking: Asking, visitor: Visitor, public: PublicCup, number: int | None
    ) -> None:
        """Show the page of a round, with a hand that the person did not hold. ``number``: of it."""
        played = self._told(asking, public.facts, number)
        hand = hand_offered_first(public.facts, played, visitor.id)
        if hand is None:
            raise refused("cup-refusal-deal-not-told")
        offered = self._levels(public.facts, hand)
        if not offered:
            raise refused("cup-refusal-deal-no-computers")
        known = self._desk.guide.levels(public.facts.game)
        level = _USUAL if _USUAL in offered else offered[0]
        choice = DealChoice(played.number, hand, known.index(level))
        await self._show(asking, visitor, public, played, choice)

    async def choose(
        self, asking: Asking, visitor: Visitor, public: PublicCup, number: int
    ) -> None:
        """Show the page with another hand or level. ``number``: of the choice."""
        choice = choice_of(number)
        played = self._told(asking, public.facts, choice.round)
        if choice.hand not in hands_of(played):
            raise refused("cup-refusal-stale")
        await self._show(asking, visitor, public, played, choice)

    async def begin(
        self, asking: Asking, visitor: Visitor, public: PublicCup, number: int | None
    ) -> None:
        """Open the table, whose game begins at once. ``number``: of the choice."""
        facts, choice = public.facts, choice_of(number or 0)
        played = self._told(asking, facts, choice.round)
        deal = known_deal(facts, played, choice.hand)
        options: Any = self._desk.guide.manifest(facts.game).options
        wishes = OpeningWishes(
            game=facts.game,
            size=choice.hand.size,
            guests=(),
            options=msgspec.json.decode(facts.options, type=options),
            pace=None,
            late=None,
            thread=None,
            computer=self._level(facts, choice),
            computers=choice.hand.size - 1,
            deal=deal,
        )
        await open_table(self._desk, asking, wishes)

    def _told(self, asking: Asking, facts: CupFacts, number: int | None) -> Round:
        """Return a round whose deal is told. Raises TableRefuses if there is nothing to play."""
        played = next((one for one in facts.rounds if one.number == number), None)
        if played is None or not hands_of(played):
            raise refused("cup-refusal-deal-not-told")
        if asking.guild_id != facts.guild:
            raise refused("cup-refusal-deal-elsewhere", place=f"<#{facts.place}>")
        if facts.game not in self._desk.guide.games:
            raise refused("table-refusal-unknown-game")
        if self._desk.guide.known_options(facts.game, facts.options) is None:
            raise refused("club-refusal-options-unknown")
        return played

    def _levels(self, facts: CupFacts, hand: Hand) -> tuple[Level, ...]:
        return self._desk.guide.levels_for(facts.game, hand.size, facts.options)

    def _level(self, facts: CupFacts, choice: DealChoice) -> Level:
        """Return the chosen level; whether it is offered is checked at the opening."""
        known = self._desk.guide.levels(facts.game)
        if choice.level >= len(known):
            raise refused("cup-refusal-stale")
        return known[choice.level]

    async def _show(
        self,
        asking: Asking,
        visitor: Visitor,
        public: PublicCup,
        played: Round,
        choice: DealChoice,
    ) -> None:
        facts, say = public.facts, self._desk.replies.voice(visitor.locale)
        own = hand_held(facts, played, visitor.id)
        held = () if own is None else (text("cup-deal-held", seat=own.seat + 1, seats=own.size),)
        begin = Action("cup-deal-begin", facts.code, say(text("cup-deal-begin-button")), "success")
        back = Action("cup-round", facts.code, say(text("cup-back-button")), number=played.number)
        post = Post(
            heading=say(text("cup-deal-heading", code=facts.code, round=played.number)),
            lines=tuple(
                map(say, (await self._begins_where(asking, facts), *held, text("table-deal-said")))
            ),
            actions=(msgspec.structs.replace(begin, number=choice.number), back),
        )
        plain = self._desk.translator.voice(visitor.locale).say
        shown = await self._cups.shown(public)
        hands = [(plain(label), n) for label, n in _hands(shown, played, choice)]
        levels = [(plain(label), n) for label, n in self._numbered(facts, choice)]
        rows: list[ui.ActionRow[Any]] = [
            ui.ActionRow(_menu(facts, say, part, offered, choice))
            for part, offered in (("hand", hands), ("level", levels))
        ]
        await self._desk.show(asking, post, rows)

    async def _begins_where(self, asking: Asking, facts: CupFacts) -> Text:
        """Return what begins, for what it counts, and in which channel its table opens."""
        usual = await self._desk.servers.wishes_of(facts.guild)
        channel, is_thread = place_of_table(asking, thread_wished=None, usual=usual)
        thread = "yes" if is_thread else "no"
        return text("cup-deal-said", place=f"<#{channel.id}>", thread=thread)

    def _numbered(self, facts: CupFacts, choice: DealChoice) -> Iterator[tuple[Text, int]]:
        """Yield the levels offered for the chosen hand, each with the number of its choice."""
        known = self._desk.guide.levels(facts.game)
        for level in self._levels(facts, choice.hand)[:CHOICE_LIMIT]:
            other = msgspec.structs.replace(choice, level=known.index(level))
            yield text("cup-deal-level", level=level_name(level)), other.number


def _hands(shown: CupShown, played: Round, choice: DealChoice) -> Iterator[tuple[Text, int]]:
    """Yield all hands with what was made of them, each with the number of its choice."""
    by_points = any(one.points for one in hands_told(played))
    for hand in hands_of(played):
        label = text("cup-hand-seat", seat=hand.seat + 1, seats=hand.size)
        if results := results_of(played, hand):
            label = text(
                "cup-deal-hand",
                hand=label,
                results=hand_results(results, shown, by_points=by_points),
            )
        yield label, msgspec.structs.replace(choice, hand=hand).number


def _menu(
    facts: CupFacts, say: Say, part: str, offered: list[tuple[str, int]], choice: DealChoice
) -> TableChoice:
    values = [(label, str(number)) for label, number in offered]
    hint = say(text(f"cup-deal-{part}-hint"))
    return TableChoice.of("cup-deal", facts.code, hint, values, part, str(choice.number))
