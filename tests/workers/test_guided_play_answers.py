"""What follows a control or a typed line, as data, at a table that is only in memory."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from core.errors import IllegalMove, PlayerError
from core.game import Seat, Step
from core.guided_play import BEGINNING, Ask, Go, Menu, Option, Press, Where
from core.texts import text
from model.letters import TableFacts
from model.refusals import StaleQuestion, TableRefuses, stale
from model.table import ConfirmWish, TableCode
from tables.service import Done
from tables.visibility import Look
from tests.games.catalogue import EVERY_GAME
from tests.games.whole_games import all_stops
from workers.guided_play import (
    BACK,
    GO,
    OPEN,
    WEIGH,
    Answer,
    Answers,
    Guide,
    Opened,
    Played,
    Player,
    Returned,
    Shown,
    asks_about,
    control_of,
    touchable,
    way_back,
)

CODE = TableCode("K7QD")
GUIDE = Guide(cast(Any, EVERY_GAME), lambda: bytes(32))
ANSWERS = Answers(GUIDE)


@dataclass
class Table:
    """A table in memory at which one seat is asked question 1, then 2 and so on as it moves."""

    key: str
    state: Any
    seat: Seat
    wish: ConfirmWish = "usual"
    asked: int | None = 1
    frozen: bool = False
    made: list[str] = field(default_factory=list)

    @property
    def player(self) -> Player:
        return Player(CODE, self.wish, self.look, self._look_again, self._play, str.lower)

    def look(self) -> Look:
        game = EVERY_GAME[self.key].game
        facts = SimpleNamespace(
            game=self.key, code=CODE, is_frozen=self.frozen, poll_about=lambda _: None
        )
        view = game.view_for(self.state, self.seat)
        legal = () if self.asked is None else tuple(game.legal_moves(self.state, self.seat))
        return Look(cast(TableFacts, facts), self.seat, self.asked, view, legal)

    async def _look_again(self) -> Look:
        return self.look()

    async def _play(self, notation: str, asked: int | None, part: int) -> Done:
        assert part == len(self.made), "the moves of one control are numbered"
        if self.asked is None or asked not in (None, self.asked):
            raise stale(CODE)
        game = EVERY_GAME[self.key].game
        move = game.parse(game.view_for(self.state, self.seat), notation)
        refusal = game.check(self.state, self.seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        step: Step[Any, Any] = game.apply(self.state, self.seat, move)
        self.state, self.asked = step.state, self.asked + 1
        if self.seat not in game.to_act(self.state):
            self.asked = None
        self.made.append(notation)
        return Done(self.look(), (notation,))

    def control(self, press: Press[Any]) -> Where:
        """What a button of this table sends."""
        notate = partial(GUIDE.notations, self.key)
        return control_of(press, notate, partial(asks_about, wish=self.wish))

    async def follow(self, control: Where) -> Answer:
        return await ANSWERS.follow(self.player, control, 1)


def table(key: str, fits: Callable[[Look], bool] = lambda _: True, **wishes: Any) -> Table:
    """A table at the first stop of some whole game that fits."""
    for _, stop in all_stops(key):
        found = Table(key, stop.state, stop.seat, **wishes)
        if fits(found.look()):
            return found
    raise AssertionError("no such position is among these games")


def presses(screen: Ask[Any]) -> list[Press[Any]]:
    return [press for row in screen.rows if not isinstance(row, Menu) for press in row]


def goes_on(look: Look) -> bool:
    """Whether a turn of La Strada can link one settlement and then more."""
    return look.view.phase == "roads" and any(
        isinstance(row, Menu) and row.step == "turn" for row in _first(look).rows
    )


def _first(look: Look) -> Ask[Any]:
    found = GUIDE.beginning(look)
    assert found is not None
    return found


async def test_a_place_shows_its_screen_and_back_the_table() -> None:
    here = table("stratego4", lambda look: look.view.phase == "battle")
    piece = presses(_first(here.look()))[0]
    found = await here.follow(here.control(piece))
    assert isinstance(found, Shown)
    assert found.kind == "choices"
    assert found.screen == GUIDE.at(here.look(), cast(Where, piece.to))
    assert way_back(found.screen) == Where(BACK)
    assert isinstance(await here.follow(Where(BACK)), Returned)
    assert here.made == []


async def test_a_button_that_makes_moves_makes_them() -> None:
    here = table("ruta", lambda look: presses(_first(look)) != [])
    (press, *_) = presses(_first(here.look()))
    assert here.control(press).step == GO
    found = await here.follow(here.control(press))
    assert isinstance(found, Played)
    assert found.events == tuple(here.made)
    assert len(here.made) == 1


async def test_what_is_asked_first_is_made_by_the_button_of_its_page() -> None:
    here = table("jacynth", wish="usual")
    card, *_ = presses(_first(here.look()))
    plots = await here.follow(here.control(card))
    assert isinstance(plots, Shown)
    found = await here.follow(here.control(plots.screen.touches[0]))
    assert isinstance(found, Shown)
    lay, *_ = presses(found.screen)
    assert (here.control(lay).step, here.made) == (GO, [])
    assert isinstance(await here.follow(here.control(lay)), Played)
    assert len(here.made) == 1


async def test_a_wish_to_confirm_holds_for_every_move() -> None:
    here = table("ruta", lambda look: presses(_first(look)) != [], wish="always")
    (press, *_) = presses(_first(here.look()))
    assert here.control(press).step == WEIGH
    page = await here.follow(here.control(press))
    assert isinstance(page, Shown)
    assert (page.kind, here.made) == ("sure", [])
    (yes,) = presses(page.screen)
    assert isinstance(await here.follow(here.control(yes)), Played)


@pytest.mark.parametrize("wish", ["always", "never"])
async def test_moves_too_long_for_a_control_are_found_at_their_place(wish: ConfirmWish) -> None:
    here = table("la-strada", goes_on, wish=wish)
    menu = next(r for r in _first(here.look()).rows if isinstance(r, Menu) and r.step == "turn")
    go = GUIDE.at(here.look(), Where("turn", (menu.options[0].value,)))
    assert isinstance(go, Go)
    assert go.by is not None
    control = here.control(Press(go.label, go))
    assert control == (go.by if wish == "always" else Where(GO, ("@build", *go.by.chosen)))
    found = await here.follow(control)
    if wish == "always":
        assert isinstance(found, Shown)
        assert found.kind == "sure"
        found = await here.follow(here.control(presses(found.screen)[0]))
    assert isinstance(found, Played)
    assert here.made == GUIDE.notations("la-strada", go)


async def test_moves_that_stop_say_what_was_played_and_offer_the_nearest() -> None:
    here = table("la-strada", goes_on)
    first = here.look().legal[0]
    line = EVERY_GAME["la-strada"].game.notate(first)
    found = await ANSWERS.typed(here.player, f"{line}; {line.upper()}")
    assert isinstance(found, Shown)
    assert (found.kind, here.made, found.look.asked) == ("stopped", [line], 2)
    assert [words.key for words in found.screen.words[:2]] == ["guide-played", "guide-stopped"]
    assert presses(found.screen) != []


async def test_an_end_after_a_turn_that_has_ended_is_no_fault() -> None:
    here = table("ruta", lambda look: presses(_first(look)) != [])
    (press, *_) = presses(_first(here.look()))
    (line,) = GUIDE.notations("ruta", cast(Go[Any], press.to))
    assert isinstance(await ANSWERS.typed(here.player, f"{line}; END"), Played)


async def test_a_refused_move_is_answered_by_the_nearest_choices() -> None:
    here = table("la-strada", goes_on)
    for found in (
        await ANSWERS.typed(here.player, "build A1-A2-A3"),
        await here.follow(Where(GO, ("build A1-A2-A3",))),
    ):
        assert isinstance(found, Shown)
        assert found.kind == "refused"
        assert len(found.screen.rows) > len(_first(here.look()).rows)
    assert here.made == []


async def test_a_settlement_out_of_reach_that_is_typed_is_answered_by_choices() -> None:
    here = table("la-strada", goes_on)
    found = await ANSWERS.typed(here.player, "A1")
    assert isinstance(found, Shown)
    assert (found.kind, found.screen.words[0].key) == ("refused", "la-strada-play-no-settlement")


async def test_too_small_a_payment_is_a_refusal_and_no_screen() -> None:
    here = table("ruta", lambda look: _first(look).touches != ())
    route = cast(Where, _first(here.look()).touches[0].to)
    with pytest.raises(PlayerError, match="payment-too-low"):
        await here.follow(Where("cards", route.chosen))
    assert here.made == []


async def test_a_form_opens_filled() -> None:
    here = table("stratego4", lambda look: look.view.phase == "deploying")
    (form,) = (press for press in presses(_first(here.look())) if press.opens_form)
    assert here.control(form) == Where(OPEN, ("grid",))
    found = await here.follow(here.control(form))
    assert isinstance(found, Opened)
    (written,) = found.form.fields
    sent = await here.follow(Where(found.form.step, (written.written,)))
    assert isinstance(sent, Played)


@pytest.mark.parametrize("step", [BACK, GO, WEIGH, OPEN, "piece", "nonsense"])
async def test_a_control_of_an_older_question_is_stale(step: str) -> None:
    here = table("stratego4", lambda look: look.view.phase == "battle", asked=2)
    move = EVERY_GAME["stratego4"].game.notate(here.look().legal[0])
    with pytest.raises(StaleQuestion):
        await here.follow(Where(step, (move,)))
    assert here.made == []


@pytest.mark.parametrize("step", [BACK, OPEN, "piece"])
async def test_a_frozen_table_answers_no_control(step: str) -> None:
    here = table("stratego4", lambda look: look.view.phase == "battle", frozen=True)
    with pytest.raises(TableRefuses, match="frozen"):
        await here.follow(Where(step))


def test_a_board_shows_touches_in_place_of_rows_and_no_shortcut() -> None:
    def option(value: str, at: str) -> Option:
        return Option(value, text("x"), at=at)

    there = Where("there")
    touch = Press[Any](text("x"), there, at="b")
    beside, replaced = Press[Any](text("x"), there), Press[Any](text("x"), there, at="b")
    kept = Menu("kept", (option("1", "a"), option("2", "b")), text("x"))
    gone = Menu("gone", (option("1", "b"),), text("x"))
    shortcut = Menu("short", (option("1", "a"),), text("x"), shortcut=True)
    screen = Ask(((beside, replaced), (replaced,), kept, gone, shortcut), touches=(touch,))
    shown = touchable(screen)
    assert shown.touches == (touch,)
    assert shown.rows == ((beside,), Menu("kept", (option("1", "a"),), text("x")))
    assert touchable(Ask((kept, gone))).rows == (kept, gone)
    assert shown.back == BEGINNING
