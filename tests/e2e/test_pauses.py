"""Pauses, a new pace, days off: by button and command, announced in the channel."""

import pytest

from core.texts import Moment, Verbatim
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, called, draw, say, tongue
from tests.e2e.test_my_commands import sounds
from tests.e2e.whole_games import marked, plain, say_in_public


@pytest.mark.long
async def test_one_person_pauses_for_a_day_and_the_clocks_go_on_by_themselves(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno", pace=12, late="resign")
    ada = house.player("ada")
    await game.here(ada).slash("table pause")
    reply = await game.here(ada).press(custom_id="tavolo:pause-day:")
    assert say("en", "done-settled", code=game.code) in reply.text
    pause = (await game.table()).pause
    assert pause is not None
    who = marked(game, await game.table(), ada)
    until = Moment(pause.until)
    assert say_in_public("paused-until-by", until=until, who=who) in game.board.text
    await house.pass_time(hours=23)
    assert (await game.table()).pause is not None
    await house.pass_time(hours=12)
    assert any(say("en", "table-pause-over") in post.text for post in game.posts)
    table = await game.table()
    assert table.outcome is None, "eleven hours of twelve are gone"
    await house.pass_time(hours=2)
    assert (await game.table()).outcome is not None


async def test_the_post_of_a_pause_says_for_good_that_there_was_one(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    ada = house.player("ada")
    await draw(game, await game.to_play())
    await game.here(ada).slash("table pause")
    await game.here(ada).press(custom_id="tavolo:pause-day:")
    told = say("en", "table-paused-alone", who=Verbatim("Ada"))
    number = len(game.posts) - 1
    assert told in plain(game.posts[number])
    await game.here(ada).press(custom_id="tavolo:resume:", on=game.board)
    await draw(game, await game.to_play())
    (after,) = [post for post in game.posts if told in plain(post)]
    assert after.message.id == game.posts[number].message.id
    assert "⏸" not in after.text
    assert after.buttons == ()


async def test_another_pace_is_proposed_and_answered_by_button(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12)
    ada, bruno = house.player("ada"), house.player("bruno")
    reply = await game.here(ada).act("change:pace", game.code, "168")
    assert (
        say("en", "done-proposed", code=game.code, count=1, people=house.person(bruno).name)
        in reply.text
    )
    asked = game.board
    by = marked(game, await game.table(), ada)
    assert say("en", "call-agree-pace", people=bruno.mention, who=by) in asked.text
    declined = await game.here(bruno).press(custom_id="tavolo:refuse:", on=asked)
    assert say(tongue(house, bruno), "done-refused", code=game.code) in declined.text
    await game.here(ada).act("change:pace", game.code, "24")
    await game.here(bruno).press(custom_id="tavolo:accept:", on=game.board)
    assert (await game.table()).pace.hours == 24
    assert say("en", "pace-limited", time=say("en", "time-days", count=1)) in game.board.text
    late = await game.here(ada).act("change:seats", game.code, "2")
    assert say("en", "table-refusal-started-already") in late.text


async def test_in_a_game_what_can_change_is_shown_and_asked_for_in_one_menu(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12)
    ada, bruno = house.player("ada"), house.player("bruno")
    shown = await game.here(ada).slash("table change")
    assert say("en", "change-heading-playing", code=game.code) in shown.text
    (menu,) = shown.posts[-1].selects
    assert [one["value"] for one in menu["options"]] == ["pace", "late", "reserve"]
    term = await game.here(ada).choose("pace", custom_id=menu["custom_id"], on=shown.posts[-1])
    (menu,) = term.posts[-1].selects
    asked = await game.here(ada).choose("168", custom_id=menu["custom_id"], on=term.posts[-1])
    assert (
        say("en", "done-proposed", code=game.code, count=1, people=house.person(bruno).name)
        in asked.text
    )
    await game.here(bruno).press(custom_id="tavolo:accept:", on=game.board)
    assert (await game.table()).pace.hours == 168
    onlooker = await game.here(house.player("dario")).slash("table change", table=game.code)
    assert say(tongue(house, house.player("dario")), "table-refusal-not-seated") in onlooker.text


async def test_whoever_wants_letters_is_asked_by_one_and_answers_there(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12)
    ada, bruno = house.player("ada"), house.player("bruno")
    await bruno.mailbox.wish(calls="direct")
    await game.here(ada).slash("table pause")
    after = len(house.requests)
    await game.here(ada).press(custom_id="tavolo:pause-all:")
    assert sounds(house.requests[after:], bruno) == 1
    letter = bruno.letters[-1]
    here = tongue(house, bruno)
    by = marked(game, await game.table(), ada)
    assert say(here, "table-proposes-pause", who=by) in letter.text
    assert set(letter.buttons) >= {
        say(here, "agree-pause-button"),
        say(here, "refuse-pause-button"),
    }
    await game.here(ada).slash("table end")
    await game.here(ada).press(custom_id="tavolo:agree:")
    letter = bruno.letters[-1]
    assert say(here, "agree-end-button") in letter.buttons
    assert "Ada" in letter.text
    await bruno.mailbox.press(custom_id="tavolo:accept:", on=letter)
    assert (await game.table()).pause is not None
    assert say(here, "agree-pause-button") not in bruno.letters[-1].buttons


async def test_whoever_wants_letters_and_takes_none_is_asked_in_the_channel(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12)
    ada, bruno = house.player("ada"), house.player("bruno")
    await bruno.mailbox.wish(calls="direct")
    house.close_mailbox(bruno)
    await game.here(ada).slash("table pause")
    await game.here(ada).press(custom_id="tavolo:pause-all:")
    assert called(game.board) == {bruno.id}
    by = marked(game, await game.table(), ada)
    assert say("en", "call-agree-pause", people=bruno.mention, who=by) in game.board.text
    assert say_in_public("proposal-means-pause") in game.board.text
    assert say_in_public("table-proposes-pause", who=by) not in game.board.text, "said once"
    await game.here(bruno).press(custom_id="tavolo:accept:", on=game.board)
    assert (await game.table()).pause is not None


@pytest.mark.long
async def test_a_game_that_all_paused_goes_on_when_all_agree(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12, late="resign")
    ada, bruno = house.player("ada"), house.player("bruno")
    await game.here(ada).slash("table pause")
    await game.here(ada).press(custom_id="tavolo:pause-all:")
    await game.here(bruno).press(custom_id="tavolo:accept:", on=game.board)
    await house.pass_time(days=2)
    await draw(game, await game.to_play())
    assert (await game.table()).moves == 1, "who likes may move meanwhile"
    looked = await game.here(ada).press(custom_id="tavolo:view:", on=game.board)
    assert say(tongue(house, ada), "paused-for-now") in looked.text
    pause = (await game.table()).pause
    assert pause is not None
    line = say_in_public("paused-until", until=Moment(pause.until))
    assert game.board.text.count("⏸") == game.board.text.count(line) == 1, "once"
    page = await game.more(bruno)
    proposed = await game.here(bruno).press(custom_id="tavolo:resume:", on=page)
    assert (
        say(
            tongue(house, bruno),
            "done-proposed",
            code=game.code,
            count=1,
            people=house.person(ada).name,
        )
        in proposed.text
    )
    assert (await game.table()).pause is not None
    assert not any("resume" in each["custom_id"] for each in game.board.pressable)
    agreed = await game.here(ada).press(custom_id="tavolo:accept:", on=game.board)
    assert say(tongue(house, ada), "done-agreed-resume", code=game.code) in agreed.text
    assert (await game.table()).pause is None
    assert say("en", "table-resumed-agreed") in game.board.text
    await house.pass_time(hours=13)
    assert (await game.table()).outcome is not None


@pytest.mark.long
async def test_somebody_who_is_away_is_waited_for_and_has_days_left(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12, late="resign")
    who = await game.to_play()
    posts = len(game.posts)
    reply = await who.mailbox.slash("my away", days=3)
    locale = tongue(house, who)
    assert say(locale, "away-left-after", days=27) in reply.text
    assert len(game.posts) == posts, "the board tells it"
    assert f"{house.person(who).name} is away" in plain(game.board)
    await house.pass_time(days=3)
    assert (await game.table()).outcome is None
    assert (await game.table()).to_act[0].deadline is not None
    await house.pass_time(hours=13)
    assert (await game.table()).outcome is not None
    again = await who.mailbox.slash("my away")
    assert say(locale, "away-not") in again.text
    assert say(locale, "away-left", days=27) in again.text


async def test_days_off_are_chosen_from_a_menu_where_none_are_typed(house: House) -> None:
    who, locale = house.player("chloe"), tongue(house, house.player("chloe"))
    page = await who.mailbox.slash("my away")
    (menu,) = page.posts[-1].selects
    assert [one["value"] for one in menu["options"]] == [*"1234567", "10", "14", "21", "30"]
    gone = await who.mailbox.choose("21", custom_id="tavolo-away:", on=page.posts[-1])
    assert say(locale, "away-left-after", days=9) in gone.text
    back = await who.mailbox.choose("0", custom_id="tavolo-away:", on=gone.posts[-1])
    assert say(locale, "away-not") in back.text
    assert say(locale, "away-left", days=30) in back.text
