"""Votes about an absent player, taking over their seat, and freeing seats."""

from collections.abc import Callable
from functools import partial

from cogs.discord.interaction_user import Asking, Press, Visitor, managed_by, request_of
from cogs.interaction.front_desk import Desk
from cogs.ui.autocompletion import told_apart
from core.game import Seat
from core.translatable_text import text
from model.commands import Free, Vote
from model.letters import SeatFacts, TableFacts
from model.notice_lines import ends
from model.refusals import TableRefuses, refused
from model.seat_names import seat_name
from model.table import Choice, TableCode
from tables.decisions import votes
from workers.post_model import Action, ActionName, Post, Profiles

GRAVE: dict[Choice, ActionName] = {"end": "sure-end", "claim": "sure-claim"}
"""Answers to confirm before they end a game, and the confirming button."""


def voting(choice: Choice, *, sure: bool = False) -> Callable[[Desk, int | None], Press]:
    """Return what makes a button's handler for this answer from the vote's number."""
    return lambda desk, number: partial(vote, desk, choice=choice, number=number, sure=sure)


async def vote(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    *,
    choice: Choice,
    number: int | None = None,
    sure: bool = False,
) -> None:
    """Vote about a late player; ask for confirmation if the vote would end the game.

    ``number``: of the vote; None: not named.
    """
    table = (await desk.service.queries.look(code, visitor.id)).table
    order = Vote(visitor.person, choice, number)
    if choice in GRAVE and not sure:
        await _must_be_heard(desk, code, order)
        if _ends(table, visitor, choice, number):
            await _ask_again(desk, asking, visitor, table, choice, number)
            return
    done = await desk.carry_out(asking, code, order)
    asked = {poll.number for poll in table.polls}
    open_ones = {poll.number for poll in done.look.table.polls}
    key = "done-voted" if asked == open_ones else f"done-decided-{choice}"
    said = text(key, ends=ends(table))
    if table.pause is not None:
        said = text("done-voted-stands")
    await desk.tell(asking, visitor.locale, said)


async def _must_be_heard(desk: Desk, code: TableCode, order: Vote) -> None:
    """Raise TableRefuses if this vote would be refused, with the same reason."""
    if (refusal := await desk.service.queries.foresee_refusal(code, order)) is not None:
        raise TableRefuses(refusal)


def _ends(table: TableFacts, visitor: Visitor, choice: Choice, number: int | None) -> bool:
    """Whether this vote would decide. Raises TableRefuses if there is no such vote."""
    poll = votes.cast(votes.meant(table, visitor.id, number), visitor.id, choice)
    return table.pause is None and votes.outcome(table, poll, over=False) == choice


async def _ask_again(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    table: TableFacts,
    choice: Choice,
    number: int | None,
) -> None:
    say = desk.replies.voice(visitor.locale)
    poll = votes.meant(table, visitor.id, number)
    name = GRAVE[choice]
    button = Action(name, table.code, say(text(f"{name}-button")), "danger", poll.number)
    heading = say(text(f"{name}-asked", code=table.code, ends=ends(table)))
    await desk.show(asking, Post(heading=heading, actions=(button,)))


async def take_seat(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, *, seat: int | None
) -> None:
    """Take over the seat of an absent player and show its view, or have it promised."""
    number = None if seat is None else Seat(seat)
    place = (await desk.finder.reach(asking, code)).place
    done = await desk.service.join(request_of(asking), code, visitor.person, place, number)
    if done.look.seat is None:
        await desk.tell(asking, visitor.locale, text("done-promised"))
    else:
        await desk.show_look(asking, visitor, done.look, done.events)


# --- a manager frees a seat ----------------------------------------------------------------------


async def ask_to_free(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, *, seat: str
) -> None:
    """Ask for confirmation, saying what freeing a seat does."""
    table = (await desk.service.queries.look(code, visitor.id)).table
    profiles = await desk.replies.profiles_of(table)
    meant = _seat_meant(table, seat)
    order = Free(visitor.person, meant, managed_by(asking))
    await desk.service.queries.must_rule(code, order)
    say = desk.replies.voice(visitor.locale)
    button = Action("free", code, say(text("free-button")), "danger", table.seats[meant].owner)
    who = seat_name(table.seats, meant, profiles)
    post = Post(
        heading=say(text("free-asked", who=who)),
        lines=(say(text("free-told")),),
        actions=(button,),
    )
    await desk.show(asking, post)


async def free(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    *,
    owner: int | None,
) -> None:
    """Free the seat of this person; does not affect anybody who has taken it since."""
    table = await desk.service.queries.facts(code)
    theirs = (s.seat for s in table.seats if s.owner is not None and s.owner == owner)
    order = Free(visitor.person, next(theirs, Seat(-1)), managed_by(asking))
    await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, text("done-freed", code=code))


def owners_called(table: TableFacts, profiles: Profiles) -> list[tuple[str, SeatFacts]]:
    """Return the seats that belong to people, each with a name unique at this table."""
    owned = [(seat.owner, seat) for seat in table.seats if seat.owner is not None]
    return told_apart(
        [(profiles[player].name if player in profiles else "", seat) for player, seat in owned]
    )


def seats_held(table: TableFacts, profiles: Profiles) -> list[tuple[str, str]]:
    """Return the seats that can be freed: the holder's name, and the seat's number from 1."""
    called = owners_called(table, profiles)
    return [(name, str(seat.seat + 1)) for name, seat in called if not seat.is_out]


def _seat_meant(table: TableFacts, seat: str) -> Seat:
    """Return the seat with this number in the menu. Raises TableRefuses if nobody holds it."""
    if seat not in {str(held.seat + 1) for held in table.seats if held.owner is not None}:
        raise refused("table-refusal-nobody-there")
    return Seat(int(seat) - 1)
