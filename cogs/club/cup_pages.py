"""The private pages of a cup: how it stands, its standings, rounds and rules."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from club.decisions.entry import has_room
from club.decisions.public_cup import PublicCup
from club.model.cup import CupFacts, CupStatus
from cogs.club.cup_desk import CupDesk, may_call_off, may_organise
from cogs.club.cup_options import can_change_options
from cogs.discord.interaction_user import Asking, Visitor
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.translatable_text import Locale, Say, Text, text
from i18n import Voice
from workers.post_model import Action, ActionName, Picture, Post
from workers.posts.cup_post import at_no_table, course, named, standings, tables_of
from workers.wording import cup_lines, cup_terms
from workers.wording.cup_lines import CupShown

MOST_ON_A_PAGE: Final = 20
"""Entrants on a page of the standings."""


class CupPages:
    """Shows the pages of cups."""

    def __init__(self, cups: CupDesk) -> None:
        self._cups = cups
        self._desk = cups.desk

    async def show(self, asking: Asking, visitor: Visitor, public: PublicCup, *said: Text) -> None:
        """Show how a cup stands, with this person's buttons; ``said``: what was done."""
        facts, voice = public.facts, self._voice(visitor.locale)
        shown = await self._cups.shown(public, facts.round)
        heading = cup_lines.heading(facts, self._desk.replies.game_name(facts.game))
        post = Post(
            heading=voice.say(heading),
            lines=(
                *map(voice.say, said),
                *map(voice.say, await self._about_reader(shown, visitor, tells_out=not said)),
                voice.say(cup_lines.call(shown, visitor.id)),
                *self._options_of(facts, voice),
                *_how_it_stands(shown, voice),
                voice.say(text("cup-where", place=f"<#{facts.place}>")),
            ),
            actions=tuple(
                _action(facts, name, voice.say) for name in self._actions(asking, facts, visitor)
            ),
        )
        await self._desk.show(asking, post)

    def _actions(self, asking: Asking, facts: CupFacts, visitor: Visitor) -> Iterator[ActionName]:
        """Yield the buttons of this person, only those that they can use."""
        is_in = facts.entrant_of(visitor.id) is not None
        if facts.status is CupStatus.ENTRY and not is_in and has_room(facts):
            yield "cup-enter"
        if facts.rounds:
            yield "cup-standings"
            yield "cup-round"
        if self._desk.presenter.cups.has_cross_table(facts):
            yield "cup-cross-table"
        yield "cup-rules"
        if is_in and not facts.status.is_over:
            yield "cup-leave"  # not where the button to enter was: a second press would leave
        yield from self._organises(asking, facts, visitor)

    def _organises(self, asking: Asking, facts: CupFacts, visitor: Visitor) -> Iterator[ActionName]:
        """Yield the buttons of those who organise the cup."""
        organises = may_organise(asking, facts) and not facts.status.is_over
        if organises and self._cups.club.queries.can_begin(facts):
            yield "cup-begin"
        if organises and can_change_options(self._desk.guide, facts, visitor.id):
            yield "cup-options"
        if organises and facts.active:
            yield "cup-remove"
        if may_call_off(asking, facts):
            yield "cup-call-off"

    def _options_of(self, facts: CupFacts, voice: Voice) -> tuple[str, ...]:
        """Return the options that whoever enters agrees to; they have seen them from then on."""
        if facts.status is not CupStatus.ENTRY:
            return ()
        options = self._desk.guide.agreed(facts.game, facts.options)
        return () if options is None else (voice.say(options),)

    async def _about_reader(
        self, shown: CupShown, visitor: Visitor, tells_out: bool
    ) -> Iterable[Text]:
        """Return how this person stands; ``tells_out``: also if they are not in."""
        facts = shown.facts
        if facts.entrant_of(visitor.id) is None and not tells_out:
            return ()
        table = await self._cups.own_table(facts, visitor.id)
        return cup_lines.about_reader(shown, visitor.id, table, DiscordMarkup())

    async def rules(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Show the terms and all rules of a cup, and the seal of its lot or the lot."""
        facts, say = public.facts, self._voice(visitor.locale).say
        options = self._desk.guide.agreed(facts.game, facts.options)
        fewest = self._desk.guide.fewest_seats(facts.game, facts.options)
        terms = cup_terms.terms(facts, options, fewest)
        told = (*terms, *cup_terms.rules(facts), cup_terms.lot(facts))
        post = Post(
            heading=say(text("cup-rules-heading", code=facts.code)),
            lines=tuple(map(say, told)),
            actions=(_action(facts, "cup-open", say),),
        )
        await self._desk.show(asking, post)

    async def standings(
        self, asking: Asking, visitor: Visitor, public: PublicCup, page: int | None
    ) -> None:
        """Show a page, or the nearest, of the standings."""
        facts, voice = public.facts, self._voice(visitor.locale)
        pages = max(1, -(-len(public.standings) // MOST_ON_A_PAGE))
        page = max(1, min(page or 1, pages))
        rows = public.standings[(page - 1) * MOST_ON_A_PAGE : page * MOST_ON_A_PAGE]
        shown = await self._cups.shown(public)
        part = msgspec.structs.replace(
            shown, public=msgspec.structs.replace(public, standings=tuple(rows))
        )
        lines = standings(part, voice, MOST_ON_A_PAGE)
        if not lines:
            lines = (voice.say(text("cup-no-standings" if facts.rounds else "cup-no-round")),)
        first = (page - 1) * MOST_ON_A_PAGE + 1
        post = Post(
            heading=voice.say(text("cup-standings-heading", code=facts.code)),
            lines=lines,
            picture=await self._picture(shown, visitor.locale, first),
            actions=(
                *_turns(facts, "cup-standings", page, pages, voice.say),
                _action(facts, "cup-open", voice.say),
            ),
        )
        await self._desk.show(asking, post)

    async def _picture(self, shown: CupShown, locale: Locale, first: int) -> Picture | None:
        """Return the picture of the standings from this place on; None before there are any."""
        if not shown.facts.rounds:
            return None
        names = cup_lines.names_of(shown, self._plain(locale))
        return await self._desk.presenter.cups.standings(shown.public, names, locale, first)

    async def cross_table(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Show what each entrant got against each other; without a cross table, how it stands."""
        facts, voice, draws = public.facts, self._voice(visitor.locale), self._desk.presenter.cups
        if not draws.has_cross_table(facts):
            await self.show(asking, visitor, public, text("cup-refusal-stale"))
            return
        names = cup_lines.names_of(await self._cups.shown(public), self._plain(visitor.locale))
        written = {number: DiscordMarkup().quote(name) for number, name in names.items()}
        post = Post(
            heading=voice.say(text("cup-cross-table-heading", code=facts.code)),
            lines=draws.cross_table_rows(public, written, visitor.locale),
            picture=await draws.cross_table(public, names, visitor.locale),
            actions=(
                _action(facts, "cup-standings", voice.say),
                _action(facts, "cup-open", voice.say),
            ),
        )
        await self._desk.show(asking, post)

    async def round(
        self, asking: Asking, visitor: Visitor, public: PublicCup, number: int | None
    ) -> None:
        """Show a round, or the nearest; the newest without a number."""
        facts, voice = public.facts, self._voice(visitor.locale)
        if not facts.rounds:
            await self.show(asking, visitor, public, text("cup-no-round"))
            return
        last = len(facts.rounds)
        page = max(1, min(number or last, last))
        played = facts.rounds[page - 1]
        shown = await self._cups.shown(public, played)
        post = Post(
            heading=voice.say(text("cup-round-heading", code=facts.code, round=page)),
            lines=(
                *tables_of(shown, played, DiscordMarkup(), voice),
                *at_no_table(shown, played, voice),
            ),
            actions=(
                *_turns(facts, "cup-round", page, last, voice.say),
                _action(facts, "cup-open", voice.say),
            ),
        )
        await self._desk.show(asking, post)

    def _plain(self, locale: Locale) -> Say:
        """Return what says texts without markup, for a picture."""
        return self._desk.translator.voice(locale).say

    def _voice(self, locale: Locale) -> Voice:
        markup = DiscordMarkup()
        return self._desk.translator.voice(locale, quote=markup.quote, moment=markup.moment)


def _how_it_stands(shown: CupShown, voice: Voice) -> tuple[str, ...]:
    """Return who is in; from the first round on the standings and the tables of the round."""
    if not shown.facts.rounds:
        return (named(shown, voice),)
    return course(shown, voice, DiscordMarkup())


def _action(facts: CupFacts, name: ActionName, say: Say) -> Action:
    label = say(text(f"{name}-button"))
    if name == "cup-enter":
        return Action(name, facts.code, label, "success", number=facts.options_mark)
    if name == "cup-begin":
        return Action(name, facts.code, label, "success")
    return Action(name, facts.code, label)


def _turns(facts: CupFacts, name: ActionName, page: int, pages: int, say: Say) -> Iterator[Action]:
    """Yield the buttons to the page before and after; none if there is only one."""
    if pages < 2:
        return
    for label, to in (("cup-back-button", page - 1), ("cup-next-button", page + 1)):
        yield Action(name, facts.code, say(text(label)), number=to, dead=not 0 < to <= pages)
