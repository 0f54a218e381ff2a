"""The history: a past moment of a game as a post; its neighbours' pictures are prefetched.

Made from views and told events, as every post is.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from core.texts import Moment as Instant
from core.texts import Text, text
from i18n import Voice
from model.letters import TableFacts
from model.table import PlayerId, Status
from tables.history.moments import Moments
from workers import buttons, table_lines
from workers.painting.table_pictures import Pictures, Sight
from workers.post_model import Glance, LookBack, Post
from workers.sentences import SpeakerNames, event_said

if TYPE_CHECKING:
    from catalog import Entry

_ROOM = 2_500
"""Characters of news in one post; this leaves room in a message for the rest."""


class HistoryPosts:
    """Makes posts of past moments of games."""

    def __init__(
        self, titles: Mapping[str, "Entry"], speaker_names: SpeakerNames, pictures: Pictures
    ) -> None:
        self._titles = titles
        self._speaker_names = speaker_names
        self._pictures = pictures

    async def moment(
        self, glance: Glance, other: Moments | None = None, since: int | None = None
    ) -> LookBack:
        """Return a past moment: what happened and what the reader saw then.

        While the render queue is behind, the picture comes later (``Post.coming``). ``other``: the
        game with all open, or from there the reader's own view of it; None if not available.
        ``since``: tell all moments after this place up to this one; None: tell this one only.
        """
        moments, place, sight = glance.moments, glance.place, _sight(glance)
        table = sight.table
        if not self._titles[table.game].game.manifest.has_secrets:
            other = None  # it would be the same
        voice = self._speaker_names.marked(table, glance.profiles, glance.locale)
        hand = self._titles[table.game].words.hand_text(sight.view)
        when = moments.moments[place].when
        picture, coming = await self._pictures.begin(sight)
        post = Post(
            heading=_heading(glance, voice),
            lines=(
                *((voice.say(text("moment-open")),) if moments.all_open else ()),
                *self._told_then(glance, voice, since),
                *(voice.say(line.text) for line in hand[:1]),
                *table_lines.result(table, glance.profiles, voice),
            ),
            picture=picture,
            coming=coming,
            small=None if when is None else voice.say(text("moment-when", when=Instant(when))),
            actions=buttons.under_moment(moments, place, voice, other),
        )
        return LookBack(post, buttons.steps(moments, place, voice))

    def as_text(self, glance: Glance) -> Post:
        """Return what the reader saw at a past moment, in words only."""
        table = _table_then(glance)
        voice = self._speaker_names.marked(table, glance.profiles, glance.locale)
        words, view = self._titles[table.game].words, glance.moments.view(glance.place)
        seen = (*words.board_text(view), *words.hand_text(view))
        return Post(
            heading=_heading(glance, voice),
            lines=(
                *self._happened(glance, voice),
                *(voice.say(line.text) for line in seen),
                *table_lines.result(table, glance.profiles, voice),
            ),
        )

    def why(self, glances: Sequence[Glance]) -> Post:
        """Return the reasons for these computers' moves (at least one), from the public view."""
        table, first = glances[0].moments.table, glances[0]
        voice = self._speaker_names.marked(table, first.profiles, first.locale)
        told = [line for glance in glances if (line := self._why_line(glance)) is not None]
        if not told:
            told = [text("why-line", told=self._told(glances[-1]), reason=text("why-no-choice"))]
        return Post(
            heading=voice.say(text("why-heading", code=table.code)),
            lines=tuple(map(voice.say, told)),
        )

    def look_ahead(self, reader: PlayerId, glance: Glance) -> None:
        """Prefetch the pictures of the next and previous moment for this person."""
        moments, place = glance.moments, glance.place
        beside = [n for n in (place + 1, place - 1) if 0 <= n <= moments.last]
        glances = (msgspec.structs.replace(glance, place=n) for n in beside)
        self._pictures.paint_ahead((moments.table.id, reader), [_sight(each) for each in glances])

    # --- the parts ---------------------------------------------------------------------------

    def _why_line(self, glance: Glance) -> Text | None:
        """Return a move with its reason, in other words if it is that of the seat's move before;
        None if there was no choice.
        """
        reason = self._reason(glance)
        if reason is None:
            return None
        key = "why-line-again" if reason == self._reason_before(glance) else "why-line"
        return text(key, told=self._told(glance), reason=reason)

    def _reason_before(self, glance: Glance) -> Text | None:
        """Return the reason for the last move before this one of the same seat that had one."""
        moments = glance.moments.moments
        seat = moments[glance.place].seat
        for place in range(glance.place - 1, 0, -1):
            moment = moments[place]
            if moment.seat == seat and moment.events and moment.stands:
                found = self._reason(msgspec.structs.replace(glance, place=place))
                if found is not None:
                    return found
        return None

    def _reason(self, glance: Glance) -> Text | None:
        """Return the reason for the move of a moment; None if there was no choice."""
        moments, place = glance.moments, glance.place
        assert moments.seat is None, "reasons are made of what all saw"
        events = moments.moments[place].events
        title = self._titles[moments.table.game]
        return title.commentary.reason(moments.view(place - 1), events, moments.view(place))

    def _told(self, glance: Glance) -> Text:
        """Return the first event of the move of a moment, as it was told."""
        moments = glance.moments
        event, *_ = moments.moments[glance.place].events
        return self._titles[moments.table.game].words.event_text(event)

    def _told_then(self, glance: Glance, voice: Voice, since: int | None) -> list[str]:
        """Return what was told at this moment, or all that was told since an earlier one."""
        if since is None:
            return self._happened(glance, voice)
        news = self._news(glance, since)
        if not news:
            return [voice.say(text("since-nothing"))]
        shown = _newest_within(news, _ROOM)
        begun = text("since-your-turn" if since else "since-the-start")
        cut = [voice.say(text("since-cut"))] if len(shown) < len(news) else []
        return [voice.say(begun), *cut, *shown]

    def _news(self, glance: Glance, since: int) -> list[str]:
        """Return what was told after a moment up to this one, without undone moves and own undos;
        the lines name the people who held the seats then."""
        moments, lines = glance.moments, list[str]()
        for place in range(since, glance.place + 1):
            moment, then = moments.moments[place], msgspec.structs.replace(glance, place=place)
            voice = self._speaker_names.marked(_table_then(then), glance.profiles, glance.locale)
            is_own = moment.undoes and moment.seat == moments.seat
            if place > since and not moment.gone and not is_own:
                lines += self._moved(then, voice)
            lines += map(voice.say, moment.notices)
        return lines

    def _happened(self, glance: Glance, voice: Voice) -> list[str]:
        """Return what was told at a moment, and what happened to the table until the next."""
        notices = glance.moments.moments[glance.place].notices
        return [*self._moved(glance, voice), *map(voice.say, notices)]

    def _moved(self, glance: Glance, voice: Voice) -> list[str]:
        """Return what was told of the move of a moment, and whether it has been undone."""
        moments = glance.moments
        moment, words = moments.moments[glance.place], self._titles[moments.table.game].words
        said = [event_said(words, event) for event in moment.events]
        if moment.gone:
            said.append(text("moment-gone"))
        return [voice.say(each) for each in said]


def _newest_within(lines: Sequence[str], room: int) -> Sequence[str]:
    """Return the last lines, at least one, that fit in ``room`` characters."""
    used, begin = 0, len(lines)
    while begin and (used := used + len(lines[begin - 1]) + 1) <= room:
        begin -= 1
    return lines[min(begin, len(lines) - 1) :]


def _table_then(glance: Glance) -> TableFacts:
    """Return the table's public facts at that moment, with the people who sat there then."""
    moments = glance.moments
    moment = moments.moments[glance.place]
    status = Status.PLAYING if moment.outcome is None else Status.FINISHED
    return msgspec.structs.replace(
        moments.table.as_held_by(moment.hands),
        moves=moment.moves,
        status=status,
        outcome=moment.outcome,
    )


def _sight(glance: Glance) -> Sight:
    """Return the subject of the picture of that moment."""
    view = glance.moments.view(glance.place)
    return Sight(_table_then(glance), view, glance.profiles, glance.locale)


def _heading(glance: Glance, voice: Voice) -> str:
    table = glance.moments.table
    return voice.say(
        text(
            "moment-heading",
            game=text(f"{table.game}-name"),
            code=table.code,
            move=glance.moments.moments[glance.place].moves,
            moves=table.moves,
        )
    )
