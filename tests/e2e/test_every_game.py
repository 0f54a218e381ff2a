"""Behaviour on Discord that every game of the catalogue must have; no game is named here."""

from typing import Any

import pytest
from msgspec.structs import fields

from cogs.lobby import possible_values
from core.texts import Verbatim, text
from model.table import Computer, Human, Occupant, PlayerId, Table
from tables.paces import THINKING_PAUSE
from tests.e2e.expected_refusals import expects, in_words, reason, refused
from tests.e2e.play_strategies import (
    Curious,
    Typist,
    controls_of,
    kind_of,
    offered,
    use,
    with_buttons,
    with_letter,
)
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Component, Post
from tests.e2e.simulated_people import LabelTyper, Player, Reply
from tests.e2e.whole_games import (
    Game,
    Habit,
    assert_nothing_is_lost_or_doubled,
    assert_the_board_is_told,
    assert_the_end_is_told,
    begin,
    command_of,
    ids,
    in_turn,
    newest_letter,
    wish_for_letters,
)
from tests.games.catalogue import EVERY_GAME, OFFERED
from tests.games.subjects import subject_of

SEATS = 3
"""Two people and a computer, where a game has so many seats."""

FEW = 4
"""So many rounds of nothing end a game, where a table may agree on that."""

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

every_game = pytest.mark.parametrize("key", EVERY_GAME)


async def begun(house: House, key: str, *people: str) -> Game:
    """Two people and, where there is room, a computer sit down to the shortest game there is."""
    manifest = EVERY_GAME[key].game.manifest
    seats = min(max(SEATS, manifest.fewest_seats), manifest.most_seats)
    options: dict[str, Any] = {}
    if seats > len(people):
        options |= {"players": seats, "computer": "easy", "computers": seats - len(people)}
    for option in fields(manifest.options):
        numbers = [value for value in possible_values(option.type) if type(value) is int]
        if numbers:
            options[option.name] = min(numbers, key=lambda number: abs(number - FEW))
    await wish_for_letters(house, *people)
    game = await begin(Game, key, house, *people, **options)
    while not await game.people_to_play():
        await house.pass_time(seconds=THINKING_PAUSE / 1000)
    return game


@pytest.fixture
async def fresh(house: House, key: str) -> Game:
    """A game just begun, between people of two languages."""
    return await begun(house, key, "bruno", "chloe")


@pytest.fixture
async def game(fresh: Game) -> Game:
    """The same some moves later: one person is to play, the other is not."""
    habits = {who: by_controls(Curious()) for who in await fresh.people()}

    async def play(game: Game, who: Player) -> Reply:
        return await habits[who](game, who)

    while len(await asked(fresh)) != 1 or (await fresh.table()).moves < len(habits):
        await fresh.play_on(play, until=(await fresh.table()).moves + 1)
        table = await fresh.table()
        if table.open_moves >= SEATS and waits_for_computers(table):  # all act at once
            await fresh.house.pass_time(seconds=THINKING_PAUSE / 1000)
    return fresh


async def asked(game: Game) -> list[Occupant]:
    """Who is to play; none while that is up to computers alone."""
    occupants = [seat.occupant for seat in (await game.table()).to_act]
    return occupants if any(isinstance(who, Human) for who in occupants) else []


def by_controls(taste: Curious) -> Habit[Game]:
    """Somebody of this taste at the table."""

    async def play(game: Game, who: Player) -> Reply:
        return await with_buttons(game, who, taste)

    return play


def by_letters(taste: Curious) -> Habit[Game]:
    """Somebody of this taste who never leaves the private messages."""

    async def play(game: Game, who: Player) -> Reply:
        return await with_letter(game, who, taste)

    return play


def with_labels(typist: Typist) -> Habit[Game]:
    """Somebody who taps no suggestion, but types it out the way it is shown."""

    async def play(game: Game, who: Player) -> Reply:
        return await typist(game, who, LabelTyper(who.member, game.place))

    return play


def waits_for_computers(table: Table) -> bool:
    """Whether the next post waits until computers have moved."""
    return any(isinstance(seat.occupant, Computer) for seat in table.to_act)


async def play_to_the_end(game: Game, *habits: Habit[Game]) -> None:
    """Each of the people has a habit; the table's place is looked at after every move.

    The bot is restarted on the way, and crashes.
    """
    own = dict(zip(await game.people(), habits, strict=True))

    async def play_and_look(game: Game, who: Player) -> Reply:
        before, asked = (await game.table()).open_moves, await game.people_to_play()
        reply = await own[who](game, who)
        assert reply.is_private
        table = await game.table()
        if table.open_moves > before and table.to_act and not waits_for_computers(table):
            await assert_the_board_is_told(game, *asked)
        return reply

    await game.play_on(play_and_look, until=9)
    await game.house.restart()
    await game.play_on(play_and_look, until=18)
    await game.house.crash()
    await game.play_on(play_and_look)
    await assert_the_end_is_told(game)
    await assert_nothing_is_lost_or_doubled(game)


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.long
@every_game
async def test_a_game_is_played_to_its_end_by_controls_and_by_what_commands_offer(
    house: House, key: str
) -> None:
    """One presses, on the board and under letters; the other types values, and labels."""
    game = await begun(house, key, "chloe", "bruno")
    presses = in_turn(by_controls(Curious()), by_letters(Curious()))
    types = in_turn(Typist(), with_labels(Typist()))
    await play_to_the_end(game, presses, types)


@every_game
async def test_everything_is_played_by_direct_message(house: House, key: str) -> None:
    game = await begun(house, key, "ada", "bruno")
    typist, taste = Typist(), Curious()

    async def play(game: Game, who: Player) -> Reply:
        if (await game.table()).moves % 2:
            return await typist(game, who, who.mailbox)
        return await with_letter(game, who, taste)

    before = [len(who.at(game.place).posts) - len(game.posts) for who in await game.people()]
    await game.play_on(play, until=6)
    after = [len(who.at(game.place).posts) - len(game.posts) for who in await game.people()]
    assert after == before, "nothing is answered elsewhere"


@every_game
async def test_half_made_choices_outlive_restarts(house: House, key: str) -> None:
    game, taste = await begun(house, key, "ada", "bruno"), Curious()
    here, moves = game.here((await game.people_to_play())[0]), (await game.table()).moves
    view = (await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)).posts[-1]
    while (await game.table()).moves == moves:
        await house.restart()
        view = (await use(here, taste.pick(controls_of(view, key)), view, taste)).posts[-1]
        await house.crash()
    assert (await game.table()).moves > moves


# --- what cannot be ------------------------------------------------------------------------------


async def whole_moves(game: Game, who: Player) -> list[str]:
    """Some moves that whoever is to play may type, in notation."""
    seat = (await game.table()).seat_of(PlayerId(who.id))
    assert seat is not None
    legal = list(game.rules.legal_moves(await game.state(), seat.seat))
    return [game.rules.notate(move) for move in legal[:: max(1, len(legal) // 4)]]


async def assert_nothing_is_offered(game: Game, who: Player) -> None:
    """No command offers anything to somebody who is not to play, and no view a control."""
    for typed in ("", "a"):
        assert await offered(game, game.here(who), typed) == {}
    shown = game.here(who).press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    (view,) = (await refused(game, shown)).posts
    assert controls_of(view, game.key) == []


@every_game
async def test_whoever_is_not_to_play_is_told_who_is(game: Game, key: str) -> None:
    who, rival = await game.to_play(), await game.waiting()
    owner = Verbatim(game.house.person(who).name)
    expected = expects(game, rival, f"{key}-refusal-not-your-turn", owner=owner)
    for move in await whole_moves(game, who):
        assert expected in (await refused(game, game.type(rival, move))).text, move
    await assert_nothing_is_offered(game, rival)


@every_game
async def test_a_bystander_may_look_but_not_play(game: Game, key: str) -> None:
    who, dario = await game.to_play(), game.house.player("dario")
    told = expects(game, dario, "table-refusal-not-seated")
    for move in (*await whole_moves(game, who), *(await offered(game, game.here(who))).values()):
        reply = await refused(game, game.type(dario, move))
        assert told in reply.text, move
        assert all(controls_of(post, key) == [] for post in reply.posts)
    await assert_nothing_is_offered(game, dario)


@every_game
async def test_an_old_control_shows_how_things_stand_now(game: Game, key: str) -> None:
    who = await game.to_play()
    here = game.here(who)
    letter = newest_letter(game, who)
    play = f"tavolo:play:{game.code}"
    kinds: dict[str, tuple[Post, Component]] = {}
    for control in controls_of((await here.press(custom_id=play, on=game.board)).posts[-1], key):
        if kind_of(control) not in kinds:
            view = (await here.press(custom_id=play, on=game.board)).posts[-1]
            kinds[kind_of(control)] = view, control
    await Typist()(game, who)
    told = expects(game, who, "table-refusal-stale", code=game.code)
    now = await game.table()
    goes_on = who in await game.people_to_play()
    assert kinds, "there were controls"
    for view, control in kinds.values():
        reply = await refused(game, use(here, control, view, Curious()))
        assert told in reply.text
        assert reply.posts[-1].files, "the table as it stands"
        assert bool(controls_of(reply.posts[-1], key)) == goes_on
    if not goes_on:
        assert not any(play in ids(post) for post in who.letters), "its turn is over"
        return
    standing = newest_letter(game, who)
    if standing.message.id != letter.message.id:
        assert play in ids(standing), "a new round, to which everybody is called"
        return
    reply = await refused(game, who.mailbox.press(custom_id=play, on=letter))
    assert list(reply.posts[-1].files) == [f"{game.code}-{now.open_moves}.png".lower()]


@every_game
async def test_a_step_nobody_knows_shows_how_things_stand_now(game: Game, key: str) -> None:
    who = await game.to_play()
    here = game.here(who)
    asked = (await game.table()).to_act[0].asked
    view = (await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)).posts[-1]
    unknown = here.forge(f"{key}-nonsense:{game.code}:{asked}:zzz", on=view)
    reply = await refused(game, unknown)
    assert expects(game, who, "table-refusal-stale", code=game.code) in reply.text
    fresh = controls_of(reply.posts[-1], key)
    assert [kind_of(part) for part in fresh] == [kind_of(part) for part in controls_of(view, key)]


@every_game
async def test_what_the_rules_refuse_is_said_in_the_words_of_whoever_typed_it(
    fresh: Game, key: str
) -> None:
    who = (await fresh.people_to_play())[0]
    assert subject_of(key).amiss
    for typed, line in subject_of(key).amiss.items():
        reply = await refused(fresh, fresh.type(who, typed))
        assert await in_words(fresh, who, await reason(fresh, who, line)) in reply.text, line
        assert controls_of(reply.posts[-1], key), "what is legal is offered"


@every_game
async def test_the_command_of_another_game_is_refused(fresh: Game, key: str) -> None:
    """Whoever names this table in a command of another game is told so, and plays nothing."""
    game, who = fresh, (await fresh.people_to_play())[0]
    played = text(f"{key}-name")
    told = expects(game, who, "table-refusal-other-game", code=game.code, game=played)
    line = f"{command_of(OFFERED[OFFERED.index(game.key) - 1])} play"
    for move in ("pass", ">route|pass"):
        reply = await refused(game, game.here(who).slash(line, move=move, table=game.code))
        assert told in reply.text
