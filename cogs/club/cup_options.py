"""The options of a cup's game, which its organiser can change until somebody else enters."""

from typing import Any

import msgspec
from discord import ui
from msgspec.structs import FieldInfo, fields

from club.decisions.entry import must_have_open_options, options_are_open
from club.decisions.opening import sizes_of_tables
from club.decisions.public_cup import PublicCup
from club.model.cup import CupFacts
from cogs.club.cup_desk import CupDesk, manages, must_organise
from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.lobby.option_values import menu_value, option_in, possible_values, value_of
from cogs.ui.autocompletion import CHOICE_LIMIT
from cogs.ui.component_message import Rows
from cogs.ui.menus import TableChoice
from core.translatable_text import Locale, Text, text
from tables.model.commands import OptionValue
from tables.model.refusals import refused
from tables.model.table import PlayerId
from workers.post_model import Action, Post
from workers.posts.guided_play_checks import Guide
from workers.wording.cup_lines import skills_of
from workers.wording.sentences import option_said


class CupOptions:
    """Shows the options of a cup's game, each in a menu, and changes them."""

    def __init__(self, cups: CupDesk) -> None:
        self._cups = cups
        self._desk = cups.desk

    async def ask(self, asking: Asking, visitor: Visitor, public: PublicCup, *said: Text) -> None:
        """Show the menus; ``said``: what was done.

        Raises TableRefuses for whoever does not organise the cup, and once somebody has entered.
        """
        facts, say = public.facts, self._desk.replies.voice(visitor.locale)
        _must_be_open(asking, facts)
        guide = self._desk.guide
        agreed = guide.agreed(facts.game, facts.options) or text("cup-options-usual")
        left_out = (text("cup-options-left-out"),) if _leaves_values_out(guide, facts) else ()
        post = Post(
            heading=say(text("cup-options-heading", code=facts.code)),
            lines=tuple(map(say, (*said, agreed, text("cup-options-said"), *left_out))),
            actions=(Action("cup-open", facts.code, say(text("cup-open-button"))),),
        )
        await self._desk.show(asking, post, self._menus(facts, visitor.locale))

    async def choose(
        self, asking: Asking, visitor: Visitor, public: PublicCup, chosen: str
    ) -> None:
        """Change the option that was chosen from a menu, and show the menus again."""
        facts, guide = public.facts, self._desk.guide
        _must_be_open(asking, facts)
        if chosen not in {
            menu_value(option.name, value)
            for option in _options(guide, facts)
            for value in _offered(guide, facts, option)
        }:
            raise refused("cup-refusal-stale")
        done = await self._cups.club.change_options(
            request_of(asking),
            facts.code,
            visitor.person,
            option_in(chosen),
            manages=manages(asking, facts),
        )
        await self.ask(asking, visitor, done, text("done-changed"))

    def _menus(self, facts: CupFacts, locale: Locale) -> Rows:
        """Return a menu for each option that has more than one value here."""
        say, guide = self._desk.translator.voice(locale).say, self._desk.guide
        rows: list[ui.ActionRow[Any]] = []
        for option in _options(guide, facts):
            offered = [
                (say(option_said(facts.game, option.name, value)), menu_value(option.name, value))
                for value in _offered(guide, facts, option)
            ]
            if len(offered) > 1:
                current = menu_value(option.name, value_of(_agreed(guide, facts), option.name))
                hint, part = say(text("change-hint-option")), option.name.replace("_", "")
                menu = TableChoice.of("cup-options", facts.code, hint, offered, part, current)
                rows.append(ui.ActionRow(menu))
        return rows


def can_change_options(guide: Guide, facts: CupFacts, by: PlayerId) -> bool:
    """Return whether this organiser can still choose options of the cup's game."""
    return options_are_open(facts, by) and bool(_options(guide, facts))


def _must_be_open(asking: Asking, facts: CupFacts) -> None:
    """Raise TableRefuses unless the person organises the cup and may still change its options."""
    must_organise(asking, facts)
    must_have_open_options(facts, PlayerId(asking.user.id))


def _options(guide: Guide, facts: CupFacts) -> tuple[FieldInfo, ...]:
    """Return the options of the cup's game; none while it is not loaded, or does not know them."""
    known = guide.known_options(facts.game, facts.options)
    return () if known is None else fields(known)


def _agreed(guide: Guide, facts: CupFacts) -> Any:
    return msgspec.json.decode(facts.options, type=guide.manifest(facts.game).options)


def _known(guide: Guide, facts: CupFacts, option: FieldInfo) -> list[OptionValue]:
    """Return the values of an option, the current one included."""
    current = value_of(_agreed(guide, facts), option.name)
    values = [*possible_values(option.type)]
    return (values if current in values else [current, *values])[:CHOICE_LIMIT]


def _offered(guide: Guide, facts: CupFacts, option: FieldInfo) -> list[OptionValue]:
    """Return the values of an option with which this cup can be played.

    As many as sit at its tables must be able to play, and its computers as well.
    """
    agreed = _agreed(guide, facts)
    return [
        value
        for value in _known(guide, facts, option)
        if _suits(guide, facts, msgspec.structs.replace(agreed, **{option.name: value}))
    ]


def _leaves_values_out(guide: Guide, facts: CupFacts) -> bool:
    return any(
        _known(guide, facts, option) != _offered(guide, facts, option)
        for option in _options(guide, facts)
    )


def _suits(guide: Guide, facts: CupFacts, options: msgspec.Struct) -> bool:
    written = msgspec.json.encode(options)
    seats, playing = guide.manifest(facts.game).seats_for(options), skills_of(facts)
    return (
        facts.size in seats
        and facts.most >= seats[0]
        and all(
            playing <= {*guide.skills_for(facts.game, size, written)}
            for size in sizes_of_tables(facts.size, facts.most, seats)
        )
    )
