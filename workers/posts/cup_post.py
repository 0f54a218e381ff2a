"""The posts of a cup: the one that is kept up to date, and the one at its end.

What is asked stands first: while it gathers, who plays; then the standings and the tables of the
round, each with its link; at the end, who has won.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

import msgspec

from club.decisions.entry import has_room
from club.decisions.progress import DAY, LOST_FOR
from club.model.cup import CupFacts, CupStatus, Round
from core.translatable_text import Text, text
from i18n import Translator, Voice
from workers.post_model import Action, ActionName, DrawsCups, Instead, Markup, Picture, Post
from workers.posts.guided_play_checks import Guide
from workers.utf16_length import length
from workers.wording import cup_lines, cup_terms
from workers.wording.cup_lines import CupShown

MOST_IN_STANDINGS: Final = 10
"""Lines of the standings in a post; the page *Standings* has them all."""

_ROOM: Final = 1_850
"""Units (see ``workers.utf16_length``) of all a post says, less than Discord accepts."""

_ROOM_ON_A_PAGE: Final = 3_500
"""Units of all tables of a round on its page, less than a private answer has room for."""

_ROOM_FOR_NAMES: Final = 500
"""Units of the line that says who is in."""

_ROOM_FOR_IDLE: Final = 200
"""Units of the line that says who is at no table of a round."""

_NAMES: Final = (64, 32, 16, 8, 4)
"""So many entrants are named, the first number that has room."""

GONE: Final = "place-gone"
"""The key of the text that says that a channel is deleted."""

_ACCENT: Final = {
    CupStatus.ENTRY: 0x5865F2,
    CupStatus.PLAYING: 0xFFD60A,
    CupStatus.FINISHED: 0x57A773,
    CupStatus.CALLED_OFF: 0x80848E,
}


class CupPresenter:
    """Makes the posts of cups, in the language of each cup."""

    def __init__(
        self,
        translator: Translator,
        markup: Markup,
        guide: Guide,
        pictures: DrawsCups | None = None,
    ) -> None:
        """``pictures``: draws the standings at the end; without it the words stand alone."""
        self._translator = translator
        self._markup = markup
        self._guide = guide
        self._pictures = pictures

    def post(self, shown: CupShown) -> Post:
        """Return the one post of a cup, as it stands now."""
        facts, voice = shown.facts, self._voice(shown)
        heading = voice.say(cup_lines.heading(facts, self._game(shown)))
        call = voice.say(cup_lines.call(shown))
        small = self._small(shown, voice)
        room = _ROOM - sum(map(length, (heading, call, small or "")))
        return Post(
            heading=heading,
            call=call,
            lines=self._lines(shown, voice, room),
            small=small,
            actions=tuple(_action(shown, name, voice) for name in _actions(facts)),
            accent=_ACCENT[facts.status],
            silent=facts.post is not None,
        )

    async def end(self, shown: CupShown) -> Post:
        """Return the new post at the end of a cup: who has won, and the final standings."""
        post = self.post(shown)
        return msgspec.structs.replace(post, picture=await self._picture(shown), silent=True)

    def overtaken(self, shown: CupShown) -> Instead:
        """Return what an earlier post of a cup says once a newer one stands."""
        return Instead(self._voice(shown).say(text("cup-overtaken")))

    def refused(self, shown: CupShown, why: Text) -> Post:
        """Return the direct message to whoever opened a cup whose channel takes no post."""
        voice = self._voice(shown)
        return Post(
            heading=voice.say(cup_lines.heading(shown.facts, self._game(shown))),
            lines=tuple(map(voice.say, _refusal(why))),
        )

    def _lines(self, shown: CupShown, voice: Voice, room: int) -> tuple[str, ...]:
        facts = shown.facts
        if facts.status is CupStatus.ENTRY:
            options = self._guide.agreed(facts.game, facts.options)
            fewest = self._guide.fewest_seats(facts.game, facts.options)
            terms = cup_terms.agreed(facts, options, fewest)
            return (named(shown, voice), *map(voice.say, terms))
        if facts.status is CupStatus.CALLED_OFF and not facts.rounds:
            return ()
        return course(shown, voice, self._markup, room)

    def _small(self, shown: CupShown, voice: Voice) -> str | None:
        facts = shown.facts
        if facts.status is CupStatus.ENTRY or facts.lot is not None:
            return voice.say(cup_terms.lot(facts))
        return None

    async def _picture(self, shown: CupShown) -> Picture | None:
        if self._pictures is None:
            return None
        locale = shown.facts.locale
        names = cup_lines.names_of(shown, self._translator.voice(locale).say)
        return await self._pictures.standings(shown.public, names, locale)

    def _game(self, shown: CupShown) -> Text:
        """Return the game's name; a game in a package that is not loaded has none."""
        key = f"{shown.facts.game}-name"
        return text(key if self._translator.has(key) else "game-unknown")

    def _voice(self, shown: CupShown) -> Voice:
        return self._translator.voice(
            shown.facts.locale, quote=self._markup.quote, moment=self._markup.date
        )


def named(shown: CupShown, voice: Voice) -> str:
    """Return the line that says who is in, with as many names as have room."""
    names = cup_lines.names_of(shown, voice.say)
    ends = list(accumulate(length(names[one.number]) for one in shown.facts.active))
    fitting = (most for most in _NAMES if max(ends[:most], default=0) <= _ROOM_FOR_NAMES)
    lines = (voice.say(cup_lines.entrants(shown, most)) for most in fitting)
    return next((line for line in lines if length(line) <= _ROOM_FOR_NAMES), "") or voice.say(
        cup_lines.entrants(shown, 1)
    )


def course(shown: CupShown, voice: Voice, markup: Markup, room: int = _ROOM) -> tuple[str, ...]:
    """Return the best of the standings, and as many tables of the round as have room."""
    above = standings(shown, voice, MOST_IN_STANDINGS)
    left = room - sum(length(line) + 1 for line in above)
    return (*above, *_round(shown, voice, markup, left))


def _round(shown: CupShown, voice: Voice, markup: Markup, room: int) -> tuple[str, ...]:
    """Return the tables of the round being played, as many as have room."""
    current = shown.facts.round
    if current is None or shown.facts.status is not CupStatus.PLAYING:
        return ()
    lines = map(voice.say, cup_lines.pairings(shown, current, markup))
    heading, idle = voice.say(cup_lines.round_heading(current)), at_no_table(shown, current, voice)
    left = room - length(heading) - 5 - sum(length(line) + 1 for line in idle)
    return (f"**{heading}**", *within(list(lines), left, voice), *idle)


def standings(shown: CupShown, voice: Voice, most: int) -> tuple[str, ...]:
    """Return the best so many, under a heading; nothing before the first round has ended."""
    if all(one.ended_at is None for one in shown.facts.rounds):
        return ()
    rows = shown.public.standings[:most]
    lines = [voice.say(cup_lines.standing(shown, row)) for row in rows]
    if len(shown.public.standings) > most:
        lines.append("…")
    return (f"**{voice.say(text('cup-standings'))}**", *lines)


def tables_of(shown: CupShown, played: Round, markup: Markup, voice: Voice) -> tuple[str, ...]:
    """Return a line for each table of a round, with its link if there is room for all of them.

    Without links as many tables as have room, and how many are left out.
    """
    linked, plain = (
        tuple(map(voice.say, cup_lines.pairings(shown, played, links))) for links in (markup, None)
    )
    if sum(length(line) + 1 for line in linked) <= _ROOM_ON_A_PAGE:
        return linked
    return tuple(within(plain, _ROOM_ON_A_PAGE, voice))


def at_no_table(shown: CupShown, played: Round, voice: Voice) -> tuple[str, ...]:
    """Return the line of those who are at no table of a round, if any and if it is not too long."""
    idle = cup_lines.at_no_table(shown, played)
    said = () if idle is None else (voice.say(idle),)
    return tuple(line for line in said if length(line) <= _ROOM_FOR_IDLE)


def within(lines: Sequence[str], room: int, voice: Voice) -> Iterator[str]:
    """Yield as many of the lines as have room, and how many tables are left out."""
    more = voice.say(text("cup-tables-more", count=len(lines)))
    ends = accumulate(length(line) + 1 for line in lines)
    last = len(lines) - 1
    for index, (line, end) in enumerate(zip(lines, ends, strict=True)):
        if end + (0 if index == last else length(more) + 1) > room:
            yield voice.say(text("cup-tables-more", count=len(lines) - index))
            return
        yield line


def _refusal(why: Text) -> tuple[Text, ...]:
    """Return what the opener is told: why there is no post, and how the cup goes on."""
    if why.key == GONE:
        return (text("cup-refused-gone", days=LOST_FOR // DAY),)
    return why, text("cup-refused")


def _actions(facts: CupFacts) -> tuple[ActionName, ...]:
    """Return the buttons under the post; those for some people only are on the private page.

    Nobody can enter a full cup, and before the first round there is nothing to be shown of any.
    """
    if facts.status is CupStatus.ENTRY:
        enters: tuple[ActionName, ...] = ("cup-enter",) if has_room(facts) else ()
        return (*enters, "cup-leave", "cup-open", "cup-rules")
    shown: tuple[ActionName, ...] = ("cup-standings", "cup-round") if facts.rounds else ()
    return (*shown, "cup-open", "cup-rules")


def _action(shown: CupShown, name: ActionName, voice: Voice) -> Action:
    label = voice.say(text(f"{name}-button"))
    if name == "cup-enter":
        mark = shown.facts.options_mark
        return Action(name, shown.facts.code, label, "success", number=mark)
    return Action(name, shown.facts.code, label)
