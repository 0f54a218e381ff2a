"""Wrong actions and the expected texts of their refusals."""

from collections.abc import Awaitable

from core.errors import Refusal, UnreadableMove
from core.texts import Player as Seated
from core.texts import Value, Verbatim
from model.table import PlayerId
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import Game, say, tongue


async def refused(game: Game, doing: Awaitable[Reply]) -> Reply:
    """Do something wrong: only this person hears of it, and the table stays as it is."""
    before = await _standing(game)
    reply = await doing
    assert reply.is_private
    assert await _standing(game) == before
    return reply


async def _standing(game: Game) -> object:
    """The table, its last post, and how many letters people have."""
    backend, people = game.house.env.backend, game.house.players.values()
    letters = [
        sum(not m.is_ephemeral for m in backend.messages[p.mailbox.place.id].values())
        for p in people
    ]
    return await game.table(), game.board.message.id, letters


def expects(game: Game, who: Player, key: str, /, **values: Value) -> str:
    """A text in this person's words."""
    return say(tongue(game.house, who), key, **values)


async def reason(game: Game, who: Player, line: str) -> Refusal:
    """Why the rules refuse this person a move, in notation, that is not allowed."""
    seat = (await game.table()).seat_of(PlayerId(who.id))
    assert seat is not None, "somebody at the table"
    try:
        move = game.rules.parse(await game.view_of(who), line)
    except UnreadableMove as fault:
        return fault.refusal
    refusal = game.rules.check(await game.state(), seat.seat, move)
    assert refusal is not None, f"{line} is allowed"
    return refusal


async def in_words(game: Game, who: Player, refusal: Refusal) -> str:
    """A refusal of the rules in this person's words, with people by their names."""
    people = (await game.table()).people
    profiles = await game.house.store.read(lambda r: r.people.profiles(people))
    values: dict[str, Value] = {
        name: Verbatim(profiles[people[value.seat]].name) if isinstance(value, Seated) else value
        for name, value in refusal.values.items()
    }
    return expects(game, who, refusal.code, **values)
