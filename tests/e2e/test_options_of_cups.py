"""Options of a cup's game: chosen by its organiser, shown before the entry, played in rounds."""

from typing import Any, cast

from catalog import CATALOG
from core.languages import Locale
from games.la_strada.view import Options as Balanced
from games.ruta.view import Options
from tables.model import game_json
from tests.e2e.cup_of_ruta import SPEAKERS, CupPlay, open_cup
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Reply
from tests.games.catalogue import texts
from workers.posts.guided_play_checks import Guide

GUIDE = Guide(cast(Any, CATALOG))
ACES, EXCUSE = "joker_aces=true", "excuse=false"


async def menus_of(cup: CupPlay, who: str = "ada") -> Post:
    """The page with the options, opened by button."""
    page = await cup.press(who, "cup-open")
    return (await cup.press(who, "cup-options", on=page.posts[-1])).posts[-1]


async def choose(cup: CupPlay, page: Post, value: str, who: str = "ada") -> Reply:
    """Choose an option with this value in its menu."""
    part = value.partition("=")[0].replace("_", "")
    chosen = await cup.here(who).choose(
        value, custom_id=f"tavolo-cup-options:{cup.code}:{part}", on=page
    )
    await cup.settle()
    return chosen


def agreed(language: Locale) -> str:
    """What posts and pages say of the two options chosen here."""
    options = Options(excuse=False, joker_aces=True)
    told = GUIDE.agreed("ruta", game_json.encode(options))
    assert told is not None
    return texts().voice(language).say(told)


async def with_options(house: House) -> CupPlay:
    """A cup of Ada's without the Excuse and with joker Aces, and with a computer."""
    cup = await open_cup(house, computers=1, closes=0)
    first = await choose(cup, await menus_of(cup), ACES)
    await choose(cup, first.posts[-1], EXCUSE)
    return cup


async def test_options_are_chosen_shown_before_the_entry_and_played_at_each_table(
    house: House,
) -> None:
    cup = await open_cup(house, computers=1, closes=0)
    page = await menus_of(cup)
    assert say("en", "cup-options-usual") in page.text
    assert say("en", "cup-options-left-out") not in page.text
    assert len(page.selects) == 3
    first = await choose(cup, page, ACES)
    assert say("en", "done-changed") in first.text
    second = await choose(cup, first.posts[-1], EXCUSE)
    assert agreed("en") in second.text
    values = [value for menu in second.posts[-1].selects for value in menu["options"]]
    preselected = [value["value"] for value in values if value["default"]]
    assert preselected == [EXCUSE, ACES, "each_scores_longest=false"]
    assert agreed("en") in cup.post.text
    for who, language in SPEAKERS:
        for name in ("cup-open", "cup-rules"):
            shown = await cup.press(who, name)
            assert agreed(language) in shown.text
    await cup.enter("ada", "bruno", "chloe")
    await cup.begin()
    for code in await cup.tables():
        table = await house.table(code)
        options = game_json.decode_options(CATALOG["ruta"].game, table.options)
        assert options == Options(excuse=False, joker_aces=True)
        status = await cup.here("ada").slash("table status", table=code)
        assert agreed("en") in status.text
        status = await cup.here("ada").slash("table status", table=code)
        assert agreed("en") in status.text


async def test_once_somebody_else_is_in_the_options_stay(house: House) -> None:
    cup = await with_options(house)
    await cup.enter("ada")
    open_page = await menus_of(cup)
    await cup.enter("bruno")
    refused = await choose(cup, open_page, "excuse=true")
    assert say("en", "club-refusal-options-agreed") in refused.text
    page = await cup.press("ada", "cup-open")
    assert say("en", "cup-options-button") not in page.posts[-1].buttons
    forged = await cup.here("ada").forge(f"tavolo:cup-options:{cup.code}", on=page.posts[-1])
    assert say("en", "club-refusal-options-agreed") in forged.text
    assert agreed("en") in cup.post.text


async def test_only_whoever_organises_changes_options(house: House) -> None:
    cup = await open_cup(house)
    for who, language in SPEAKERS[1:]:
        page = await cup.press(who, "cup-open")
        assert say(language, "cup-options-button") not in page.posts[-1].buttons
        forged = await cup.here(who).forge(f"tavolo:cup-options:{cup.code}", on=page.posts[-1])
        assert forged.is_private
        assert say(language, "club-refusal-not-organiser") in forged.text


async def test_who_was_shown_other_options_looks_at_the_new_ones_before_entering(
    house: House,
) -> None:
    cup = await open_cup(house)
    (shown,) = [one for one in cup.post.pressable if "cup-enter" in one["custom_id"]]
    before = str(shown["custom_id"])
    await choose(cup, await menus_of(cup), ACES)
    refused = await cup.here("bruno").forge(before, on=cup.post)
    assert say("it", "club-refusal-options-changed") in refused.text
    told = GUIDE.agreed("ruta", (await cup.stored()).options)
    assert told is not None
    assert texts().voice("it").say(told) in refused.text
    await cup.press("bruno", "cup-enter", on=refused.posts[-1])
    await cup.settle()
    assert "Bruno" in cup.post.text


async def test_values_that_do_not_go_with_the_seats_of_a_table_are_not_offered(
    house: House,
) -> None:
    for seats, offered in ((3, 3), (4, 4)):
        here = house.player("elena").at(house.channel("games"))
        opened = await here.slash("club cup", game="stratego4", seats=seats)
        cup = CupPlay(house, opened.posts[-1].text.splitlines()[0][-4:])
        await cup.settle()
        page = await menus_of(cup, "elena")
        assert len(page.selects) == offered
        left_out = say("fr", "cup-options-left-out") in page.text
        assert left_out == (seats == 3)


async def test_a_cup_of_la_strada_has_a_balanced_start_unless_its_opener_chooses_otherwise(
    house: House,
) -> None:
    cup = await open_cup(house, game="la-strada", closes=0)
    options = (await cup.stored()).options
    assert options == game_json.encode(Balanced(balanced_start=True))
    told = GUIDE.agreed("la-strada", options)
    assert told is not None
    assert texts().voice("en").say(told) in cup.post.text
    page = await choose(cup, await menus_of(cup), "balanced_start=false")
    assert say("en", "cup-options-usual") in page.text
    assert (await cup.stored()).options == game_json.encode(Balanced())
