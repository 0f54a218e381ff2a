"""Planned moves at Discord: typed, shown to their author alone, played, dropped, refused."""

import msgspec
import pytest

from core.decktet import ACE_MASK, CARDS, card_name, cards_of, mask_of
from core.game import Seat
from core.texts import Locale, text
from games.ruta.board import PAYING_MASK, ROUTES, route_name
from model.table import PlayerId
from model.thinking_ahead import PlannedMoves, PlannedTurn, lines_about
from storage.transaction.people import StoredPrivateDocuments
from tables.ahead.waiting import LONGEST
from tables.visibility import Look
from tests.e2e import strada_romana_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin
from tests.e2e.simulated_people import Player
from tests.e2e.test_notes import heard_by_others
from tests.e2e.whole_games import say, tongue
from workers.post_model import Post, Profiles
from workers.presenter import Presenter

AN_HOUR = LONGEST // 1000 + 60
"""Seconds after which whatever is planned has been played."""


def _name(house: House, who: Player) -> str:
    return next(name for name in ("ada", "bruno") if house.player(name) == who)


def _line_in(locale: Locale) -> str:
    """How what is planned begins to be told; nothing else has these words."""
    pile = say(locale, "ruta-play-pile")
    return say(locale, "planned-line", moves=pile, guard="@", more=0).partition("@")[0]


async def two(house: House) -> tuple[Game, Player, Player]:
    """A game of Ruta, who is to move, and who waits."""
    game = await begin(house, "ada", "bruno")
    mover = await game.to_play()
    (waiting,) = {house.player("ada"), house.player("bruno")} - {mover}
    return game, mover, waiting


@pytest.mark.parametrize(("moves", "more"), [("look", True), ("pass", False)])
async def test_whoever_plans_a_part_of_a_turn_is_told_that_they_are_called_for_the_rest(
    house: House, moves: str, more: bool
) -> None:
    game = await strada_romana_game.begin(house, "ada", "bruno")
    (mover,) = await game.people_to_play()
    (waiting,) = {house.player("ada"), house.player("bruno")} - {mover}
    kept = await game.here(waiting).slash("my plan", moves=moves)
    locale = tongue(house, waiting)
    assert (say(locale, "planned-part") in kept.text) == more
    assert say(locale, "planned-means-always") in kept.text


async def test_what_is_planned_by_somebody_else_were_found_if_it_were_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, mover, waiting = await two(house)
    await game.here(waiting).slash("my plan", moves="draw pile")
    await game.here(mover).slash("table mine")
    words = _line_in(tongue(house, mover))
    assert words not in heard_by_others(house, game.place.id, _name(house, waiting))
    theirs, kept = PlayerId(waiting.id), StoredPrivateDocuments
    ask = kept.planned
    monkeypatch.setattr(kept, "planned", lambda read, table, _: ask(read, table, theirs))
    await game.here(mover).slash("table mine")
    assert words in heard_by_others(house, game.place.id, _name(house, waiting))


async def test_a_status_that_said_what_somebody_has_planned_were_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, mover, waiting = await two(house)
    await game.here(waiting).slash("my plan", moves="draw pile")
    words = _line_in(tongue(house, mover))
    await game.here(mover).slash("table status")
    assert words not in heard_by_others(house, game.place.id, _name(house, waiting))
    planned = PlannedTurn(
        ("draw pile",), "legal", msgspec.Raw(b"{}"), words=(text("ruta-play-pile"),)
    )
    status = Presenter.status

    async def telling(self: Presenter, look: Look, profiles: Profiles, locale: Locale) -> Post:
        voice = self._translator.voice(locale)
        post = await status(self, look, profiles, locale)
        lines = (*post.lines, *map(voice.say, lines_about(PlannedMoves(Seat(0), (planned,), b""))))
        return msgspec.structs.replace(post, lines=lines)

    monkeypatch.setattr(Presenter, "status", telling)
    await game.here(mover).slash("table status")
    assert words in heard_by_others(house, game.place.id, _name(house, waiting))


async def test_a_second_plan_says_that_it_replaces_the_first(house: House) -> None:
    game, _, waiting = await two(house)
    me, replaced = game.here(waiting), say(tongue(house, waiting), "planned-replaced")
    first, second = [await me.slash("my plan", moves="draw pile") for _ in range(2)]
    assert replaced not in first.text
    assert replaced in second.text


async def test_a_move_that_the_others_cannot_make_legal_is_refused_as_if_it_were_played(
    house: House,
) -> None:
    game, _, waiting = await two(house)
    me, locale = game.here(waiting), tongue(house, waiting)
    held, claim = mask_of((await game.view_of(waiting)).hand), f"claim {ROUTES[0].key}"
    unheld = cards_of(PAYING_MASK & ~ACE_MASK & ~held)[0]
    ace = cards_of(ACE_MASK & ~held)[0]
    route = route_name(0)
    unpaid = say(locale, "ruta-refusal-hand-too-low", route=route, price=ROUTES[0].price, paid="@")
    missing = say(locale, "ruta-refusal-card-not-in-hand", card=card_name(unheld))
    for moves, why in (
        (claim, unpaid.partition("@")[0]),
        (f"{claim}: {CARDS[unheld].key}", missing),
    ):
        refused = await me.slash("my plan", moves=moves)
        assert why in refused.text
        assert say(locale, "planned-kept") not in refused.text
        assert await house.store.read(lambda r: r.private.planned_by(PlayerId(waiting.id))) == {}
    given = await me.slash("my plan", moves=f"{claim}: {CARDS[ace].key}")
    assert say(locale, "planned-kept") in given.text, "an Ace may be given before"
