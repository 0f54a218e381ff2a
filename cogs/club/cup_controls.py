"""What people do in a cup: enter, leave; and what its organisers do: begin, remove, call off."""

import re
from collections.abc import Mapping
from typing import Any, Final

from club.decisions.public_cup import PublicCup
from club.model.cup import CupCode, CupStatus
from club.service import LONGEST_REASON
from cogs.club.cup_desk import CupDesk, may_call_off, must_organise
from cogs.club.cup_desk import manages as manages_server
from cogs.club.cup_menu import menus
from cogs.club.cup_pages import CupPages
from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.ui.autocompletion import told_apart
from cogs.ui.forms import form_of, written_in
from core.guided_play import Field
from core.translatable_text import Text, text
from tables.model.refusals import TableRefuses, refused
from workers.post_model import Action, Post
from workers.wording import cup_lines

_FORM: Final = "tavolo-cup-removal:"
_SENT: Final = re.compile(rf"{_FORM}([A-Z0-9]+):(\d{{1,3}})")


class CupControls:
    """Carries out what people do in cups."""

    def __init__(self, cups: CupDesk, pages: CupPages) -> None:
        self._cups = cups
        self._pages = pages
        self._desk = cups.desk

    async def enter(
        self, asking: Asking, visitor: Visitor, public: PublicCup, options: int | None
    ) -> None:
        """Enter the cup; ``options``: the mark of the options that the button was shown with.

        Whoever was shown others gets the page with those of now, and its button.
        """
        code = public.facts.code
        try:
            done = await self._cups.club.enter(request_of(asking), code, visitor.person, options)
        except TableRefuses as fault:
            if fault.refusal.code != "club-refusal-options-changed":
                raise
            now = await self._cups.club.queries.cup(code)
            await self._pages.show(asking, visitor, now, fault.refusal.text)
            return
        await self._pages.show(asking, visitor, done, text("done-cup-entered"))

    async def leave(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Leave the cup; once it is being played, ask first."""
        facts = public.facts
        if facts.status is not CupStatus.PLAYING or facts.entrant_of(visitor.id) is None:
            await self.quit(asking, visitor, public)
            return
        say = self._desk.replies.voice(visitor.locale)
        sure = Action("cup-quit", facts.code, say(text("cup-quit-button")), "danger")
        question = text("cup-quit-sure", code=facts.code)
        table = await self._cups.own_table(facts, visitor.id)
        told = cup_lines.quitting(facts, visitor.id, table)
        await self._ask(asking, visitor, sure, question, *told)

    async def quit(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Leave the cup, at once."""
        done = await self._cups.club.leave(request_of(asking), public.facts.code, visitor.person)
        await self._pages.show(asking, visitor, done, text("done-cup-left"))

    async def begin(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Close the entries: the first round begins."""
        facts = public.facts
        done = await self._cups.club.begin(
            request_of(asking), facts.code, visitor.person, manages=manages_server(asking, facts)
        )
        await self._pages.show(asking, visitor, done, text("done-cup-begun"))

    async def ask_to_call_off(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Ask for confirmation, saying what calling off would do."""
        facts = public.facts
        if not may_call_off(asking, facts):
            await self.call_off(asking, visitor, public)  # the club says why not
            return
        say = self._desk.replies.voice(visitor.locale)
        sure = Action("cup-end", facts.code, say(text("cup-end-button")), "danger")
        question = text("cup-end-sure", code=facts.code)
        going_on = () if facts.round is None else (text("cup-end-games"),)
        told = text("cup-end-said", count=len(facts.people))
        await self._ask(asking, visitor, sure, question, told, *going_on)

    async def call_off(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Call the cup off."""
        facts = public.facts
        done = await self._cups.club.call_off(
            request_of(asking), facts.code, visitor.person, manages=manages_server(asking, facts)
        )
        await self._pages.show(asking, visitor, done, text("done-cup-called-off"))

    async def _ask(
        self, asking: Asking, visitor: Visitor, sure: Action, question: Text, *told: Text
    ) -> None:
        """Ask whether somebody is sure, with a way back."""
        say = self._desk.replies.voice(visitor.locale)
        back = Action("cup-open", sure.code, say(text("cup-back-button")))
        post = Post(heading=say(question), lines=tuple(map(say, told)), actions=(sure, back))
        await self._desk.show(asking, post)

    # --- removing ----------------------------------------------------------------------------

    async def ask_whom_to_remove(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        """Show the menu of all who are in. Raises TableRefuses if this person may remove nobody."""
        facts, say = public.facts, self._desk.replies.voice(visitor.locale)
        must_organise(asking, facts)
        shown = await self._cups.shown(public)
        names = cup_lines.names_of(shown, self._desk.translator.voice(visitor.locale).say)
        offered = told_apart([(names[one.number], str(one.number)) for one in facts.active])
        post = Post(
            heading=say(text("cup-remove-which", code=facts.code)),
            lines=(say(text("cup-remove-said")),),
            actions=(Action("cup-open", facts.code, say(text("cup-back-button"))),),
        )
        rows = menus("cup-remove", facts.code, say(text("cup-remove-hint")), offered)
        await self._desk.show(asking, post, rows)

    async def ask_for_reason(self, asking: Asking, code: str, number: str) -> None:
        """Open the form for the reason; this must be the first response to the interaction."""
        facts = (await self._cups.reach(asking, code)).facts
        must_organise(asking, facts)
        if not number.isdecimal() or facts.entrant(int(number[:3])) is None:
            raise refused("cup-refusal-stale")
        visitor = await self._desk.finder.glimpse(asking)
        say = self._desk.replies.voice(visitor.locale)
        field = Field(
            "reason",
            text("cup-remove-field"),
            "",
            many_lines=True,
            longest=LONGEST_REASON,
            hint=text("cup-remove-field-hint"),
        )
        title = text("cup-remove-title", code=facts.code)
        form = form_of(f"{_FORM}{facts.code}:{number[:3]}", title, (field,), say)
        await asking.response.send_modal(form)

    async def remove(
        self, asking: Asking, visitor: Visitor, public: PublicCup, number: int, reason: str
    ) -> None:
        """Remove an entrant; a person is told so."""
        facts = public.facts
        shown = await self._cups.shown(public)
        done = await self._cups.club.remove(
            request_of(asking),
            facts.code,
            visitor.person,
            number,
            reason,
            manages=manages_server(asking, facts),
        )
        entrant = facts.entrant(number)
        told = "no" if entrant is None or entrant.is_computer else "yes"
        said = text("done-cup-removed", who=shown.name(number), told=told)
        await self._pages.show(asking, visitor, done, said)


def removal_in(data: Mapping[str, Any]) -> tuple[CupCode, int, str] | None:
    """Return the cup, entrant and reason of a submitted form; None for any other form."""
    sent = _SENT.fullmatch(str(data.get("custom_id", "")))
    if sent is None:
        return None
    return CupCode(sent[1]), int(sent[2]), "".join(written_in(data)).strip()
