"""/jacynth play: what may be typed in its options."""

from core.decktet import CARDS
from games.jacynth.board import PLACE_BY_NAME, PLACE_NAMES, playable_places
from games.jacynth.view import grid_of
from tests.e2e.running_bot import House
from tests.e2e.whole_games import Game, begin


async def test_the_card_option_takes_a_whole_turn_and_drops_no_part_of_it(house: House) -> None:
    game = await begin(Game, "jacynth", house, "bruno", "chloe")
    (who,) = await game.people_to_play()
    view = await game.view_of(who)
    assert view.grid[PLACE_BY_NAME["a6"]] is not None, "the diagonal begins there"
    card, place = CARDS[view.hand[0]].key, PLACE_NAMES[playable_places(grid_of(view))[0]]
    await game.type(who, f"{card} {place} token a6")
    written = [line.notation for line in await house.moves(game.code)]
    assert written == [f"{card} {place} influence a6"]
