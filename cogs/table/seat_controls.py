"""Taking over the seat of an absent player, and freeing seats."""

from cogs.discord.interaction_user import Asking, Visitor, managed_by, request_of
from cogs.interaction.front_desk import Desk
from cogs.ui.autocompletion import told_apart
from core.game import Seat
from core.translatable_text import text
from model.commands import Free
from model.letters import SeatFacts, TableFacts
from model.refusals import refused
from model.seat_names import seat_name
from model.table import TableCode
from workers.post_model import Action, Post, Profiles


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
