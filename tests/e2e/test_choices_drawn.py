"""The board shows what can be chosen: on the first screen, on later ones, and as a plan."""

from core.game import Seat
from rendering.scene.shapes import Scene
from tests.e2e import la_strada_game, strada_romana_game, stratego4_game
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.whole_games import first, say
from tests.rendering.picture_queries import stamped


def drawn(house: House, post: Post) -> Scene:
    """The scene of a post's picture."""
    (file,) = post.files.values()
    return house.sketch.scenes[file]


async def test_all_places_for_a_workshop_are_marked_and_the_one_thought_of_is_drawn(
    house: House,
) -> None:
    """The first menu lists the best ones, the other the rows of the map where the others lie."""
    game = await la_strada_game.begin(house, "ada", "bruno")
    here = game.here(await game.to_play())
    await here.wish(confirm="always")
    opened = (await here.press(custom_id="tavolo:play:", on=game.board)).posts[-1]
    best = first(opened.selects, "la-strada-site:")["options"]
    able = game.rules.legal_moves(await game.state(), Seat((await game.table()).to_act[0].seat))
    assert len(stamped(drawn(house, opened), "la-strada-choice")) == len([*able]) > len(best)
    sure = await here.choose(best[0]["value"], custom_id="la-strada-site:", on=opened)
    scene = drawn(house, sure.posts[-1])
    assert any(key.endswith("#FFFFFF") for key in stamped(scene, "la-strada-workshop/"))
    assert scene.part is not None, "only the part that is confirmed is shown"
    (alt,) = sure.posts[-1].alts
    assert best[0]["label"] in alt
    assert say("en", "closer-choice") in alt


async def test_wagons_that_can_run_are_marked_and_a_planned_run_is_drawn(house: House) -> None:
    game = await strada_romana_game.begin(house, "ada", "bruno")
    here = game.here(await game.to_play())
    opened = (await here.press(custom_id="tavolo:play:", on=game.board)).posts[-1]
    runs = await game.runs()
    assert len(stamped(drawn(house, opened), "ring/")) == len({run.wagon for run in runs})
    wagon = strada_romana_game.named(runs[0].wagon)
    page, offered = await strada_romana_game.runs_offered(here, opened, wagon)
    run = strada_romana_game.run_of(offered[0])
    page = await strada_romana_game.choose_run(here, page, offered[0])
    keys = stamped(drawn(house, page), "strada-romana-wagon/")
    (standing,) = (key for key in keys if key.endswith("/planned"))
    assert run.split()[1] in standing.casefold()


async def test_whoever_is_to_play_chooses_without_the_others_rows_which_the_post_has(
    house: House,
) -> None:
    game = await strada_romana_game.begin(house, "ada", "bruno", "chloe", "dario")
    rows = []
    for who in (await game.to_play(), await game.waiting()):
        looked = await game.here(who).press(custom_id="tavolo:view:", on=game.board)
        rows.append(len(stamped(drawn(house, looked.posts[-1]), "strada-romana-row/")))
    assert rows == [1, 4]
    assert len(stamped(drawn(house, game.board), "strada-romana-row/")) == 4


async def test_buttons_of_targets_say_which_way(house: House) -> None:
    game = await stratego4_game.to_battle(house, "ada", "bruno", "chloe", "dario")
    who = await game.to_play()
    here = game.here(who)
    opened = (await here.press(custom_id="tavolo:play:", on=game.board)).posts[-1]
    pieces = [part for part in opened.pressable if stratego4_game.is_step(part, "piece")]
    marked = stamped(drawn(house, opened), "stratego4-aimed-at")
    assert len(marked) == len(pieces)
    page = (await here.press(custom_id=str(pieces[0]["custom_id"]), on=opened)).posts[-1]
    targets = stratego4_game.targets_of(page)
    labels = [part["label"] for part in page.pressable if stratego4_game.is_step(part, "go")]
    for target, label in zip(targets, labels, strict=True):
        assert label.startswith(f"{target}, "), "where to, and which way"
