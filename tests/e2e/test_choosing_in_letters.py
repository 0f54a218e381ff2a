"""The direct message about a turn has the controls of the first choice."""

import pytest

from games.la_strada.board import HEX_NAMES
from tests.e2e import whole_games
from tests.e2e.la_strada_game import begin
from tests.e2e.running_bot import House
from tests.e2e.whole_games import first, newest_letter, wish_for_letters
from tests.games.catalogue import EVERY_GAME

pytestmark = pytest.mark.usefixtures("bidding_is_offered")


@pytest.mark.parametrize("key", sorted(EVERY_GAME))
async def test_the_letter_of_whoever_is_to_act_offers_their_first_choice(
    house: House, key: str
) -> None:
    people = ("ada", "bruno", "chloe")[: max(2, EVERY_GAME[key].game.manifest.fewest_seats)]
    await wish_for_letters(house, *people)
    game = await whole_games.begin(whole_games.Game, key, house, *people)
    who = (await game.people_to_play())[0]
    letter = newest_letter(game, who)
    offered = [str(part["custom_id"]) for part in (*letter.selects, *letter.pressable)]
    assert any(custom_id.startswith(f"{key}-") for custom_id in offered)
    assert len(set(offered)) == len(offered)


async def test_a_choice_in_a_letter_leads_on_to_the_move_and_goes_with_the_turn(
    house: House,
) -> None:
    await wish_for_letters(house, "ada", "bruno")
    game = await begin(house, "ada", "bruno")
    who = await game.to_play()
    letter, moves = newest_letter(game, who), (await game.table()).moves
    menu = first(letter.selects, "la-strada-site:")
    page = await who.mailbox.choose(
        menu["options"][0]["value"], custom_id=str(menu["custom_id"]), on=letter
    )
    assert page.is_private
    assert (await game.table()).moves == moves + 1
    shops = (await game.state()).workshops
    assert HEX_NAMES[max(max(shops))] == menu["options"][0]["value"]
    menus = [part for part in letter.selects if "la-strada-" in str(part["custom_id"])]
    assert menus
    newest = who.letters[-1]
    assert not newest.selects, "the letter offers nothing when the turn is over"
