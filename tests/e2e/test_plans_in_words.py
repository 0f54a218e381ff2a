"""A plan as its owner reads it: the game's words, what each guard means, and what became of it."""

import pytest

from core.texts import LOCALES, Player, Verbatim, text
from games.ruta.moves import DrawSlot
from games.ruta.texts import move_text
from model.table import MINUTE, PlayerId
from model.thinking_ahead import PlannedMoves
from tables.ahead.waiting import LONGEST
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, draw
from tests.e2e.shown_messages import MEDIA_GALLERY, TEXT_DISPLAY, Post
from tests.e2e.simulated_people import Player as Somebody
from tests.e2e.test_planned_moves import two
from tests.e2e.whole_games import say, tongue

GUARDS = ("undisturbed", "unchanged", "legal")


def below_the_picture(post: Post) -> str:
    """What is written below the picture."""
    kinds = [part["type"] for part in post.parts]
    after = post.parts[kinds.index(MEDIA_GALLERY) :]
    return "\n".join(part["content"] for part in after if part["type"] == TEXT_DISPLAY)


async def slot_named(game: Game, who: Somebody, locale: str) -> str:
    """What the button that takes the first face-up card is called."""
    label = move_text(await game.view_of(who), DrawSlot(0))
    return say(locale, label.key, **label.values)


async def view_of(game: Game, who: Somebody) -> Post:
    return (await game.here(who).press(custom_id="tavolo:view:", on=game.board)).posts[-1]


async def two_in(house: House, language: str) -> tuple[Game, Somebody, Somebody]:
    """A game of two, who is to move, and who waits and reads this language."""
    game, mover, waiting = await two(house)
    await waiting.mailbox.wish(language=language)
    return game, mover, waiting


@pytest.mark.parametrize("language", LOCALES)
async def test_a_plan_is_told_in_the_games_words_beside_what_is_asked(
    house: House, language: str
) -> None:
    game, mover, waiting = await two_in(house, language)
    me, label = game.here(waiting), await slot_named(game, waiting, language)
    kept = await me.slash("my plan", moves="draw 1")
    guard = say(language, "planned-guard-undisturbed")
    line = say(language, "planned-line", moves=label, guard=guard, more=0)
    assert line in kept.text
    assert "draw 1" not in kept.text
    view = await view_of(game, waiting)
    assert below_the_picture(view).startswith(line)
    await game.type(mover, "draw 1")
    await draw(game, mover)
    gone = below_the_picture(await view_of(game, waiting)).splitlines()[0]
    assert gone.startswith(say(language, "planned-gone-changed", what="@").partition("@")[0])
    assert say(language, "planned-gone-moves", said="", moves=label).strip() in gone


@pytest.mark.parametrize("language", LOCALES)
async def test_each_guard_says_what_it_means_and_the_present_one_is_marked(
    house: House, language: str
) -> None:
    game, _, waiting = await two_in(house, language)
    me = game.here(waiting)
    shown = (await me.slash("my plan", moves="draw 1")).posts[-1]
    assert say(language, "planned-wait", most=LONGEST // MINUTE) in shown.text
    for present in (*GUARDS[1:], GUARDS[0]):
        shown = (await me.press(say(language, f"planned-{present}-button"), on=shown)).posts[-1]
        for guard in GUARDS:
            chosen = "yes" if guard == present else "no"
            assert say(language, f"planned-means-{guard}", chosen=chosen) in shown.text
            can_be_pressed = say(language, f"planned-{guard}-button") in shown.buttons
            assert can_be_pressed == (guard != present)
    await waiting.mailbox.wish(planned="at-once")
    assert say(language, "planned-wait-none") in (await me.slash("my plan")).text


@pytest.mark.parametrize("language", LOCALES)
async def test_a_button_of_an_earlier_plan_changes_nothing_and_shows_the_present_one(
    house: House, language: str
) -> None:
    game, _, waiting = await two_in(house, language)
    me = game.here(waiting)
    earlier = [(await me.slash("my plan", moves="draw pile")).posts[-1] for _ in range(2)]
    await me.slash("my plan", moves="draw 1")
    present = await planned_at(house, game, waiting)
    buttons = ("planned-drop-button", "planned-unchanged-button")
    for button, post in zip(buttons, earlier, strict=True):
        answer = await me.press(say(language, button), on=post)
        assert answer.is_private
        assert say(language, "planned-outdated") in answer.text
        assert await slot_named(game, waiting, language) in answer.text
    assert await planned_at(house, game, waiting) == present
    await me.press(say(language, "planned-drop-button"), on=answer.posts[-1])
    assert await planned_at(house, game, waiting) is None


async def planned_at(house: House, game: Game, who: Somebody) -> PlannedMoves | None:
    table = await game.table()
    return await house.store.read(lambda r: r.private.planned(table.id, PlayerId(who.id)))


@pytest.mark.parametrize("language", LOCALES)
async def test_whoever_waits_is_shown_the_way_to_a_plan_and_to_its_guards(
    house: House, language: str
) -> None:
    game, mover, waiting = await two_in(house, language)
    await mover.mailbox.wish(language=language)
    me, begin = game.here(waiting), say(language, "planned-begin-button")
    assert begin not in (await view_of(game, mover)).buttons
    how = await me.press(begin, on=await view_of(game, waiting))
    assert say(language, "try-plan-how") in how.text
    label = await slot_named(game, waiting, language)
    tried = await me.press(label, on=how.posts[-1])
    kept = await me.press(say(language, "try-plan-button"), on=tried.posts[-1])
    assert say(language, "planned-kept") in kept.text
    dropped = await me.press(say(language, "planned-drop-button"), on=kept.posts[-1])
    assert say(language, "planned-how") in dropped.text
    await me.slash("my plan", moves="draw pile")
    view = await view_of(game, waiting)
    assert begin not in view.buttons
    shown = await me.press(say(language, "planned-show-button"), on=view)
    strict = await me.press(say(language, "planned-unchanged-button"), on=shown.posts[-1])
    assert say(language, "planned-guard-unchanged") in strict.text
    dropped = await me.press(say(language, "planned-drop-button"), on=view)
    assert say(language, "planned-dropped") in dropped.text


@pytest.mark.parametrize("language", LOCALES)
async def test_a_plan_that_waits_says_when_it_is_played_unless_its_owner_moves(
    house: House, language: str
) -> None:
    game, mover, waiting = await two_in(house, language)
    me, due = game.here(waiting), say(language, "planned-due", at="@").partition("@")
    assert due[0].rstrip().endswith(":"), "it is read too when the time is past"
    await me.slash("my plan", moves="draw pile")
    assert due[0] not in below_the_picture(await view_of(game, waiting))
    await draw(game, mover)
    for reply in (await view_of(game, waiting), await me.slash("my plan")):
        first, _, rest = reply.text.partition(due[0])
        assert say(language, "planned-guard-legal") in first
        assert due[2] in rest.splitlines()[0]
        assert due[0] not in rest, "it is said once"


async def test_why_a_plan_is_gone_names_the_people_at_the_table(house: House) -> None:
    game, mover, waiting = await two(house)
    table, locale = await game.table(), tongue(house, waiting)
    seat = table.seat_of(PlayerId(waiting.id))
    assert seat is not None
    taken = text("ruta-changed-route", route=Verbatim("Mill"), owner=Player(1 - seat.seat))
    gone = PlannedMoves(seat.seat, (), b"chance", said=text("planned-gone-changed", what=taken))
    theirs = PlayerId(waiting.id)
    await house.store.transact(lambda tx: tx.private.save_planned(table.id, theirs, gone))
    said = say(locale, "ruta-changed-route", route="Mill", owner=house.person(mover).name)
    me, view = game.here(waiting), await view_of(game, waiting)
    in_words = await me.press(say(locale, "text-button"), on=view)
    for reply in (view, in_words, await me.slash("my plan"), await me.slash("my tables")):
        assert said in reply.text
