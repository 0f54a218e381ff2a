"""/me: one's own tables and wishes."""

from tests.e2e.house import House
from tests.e2e.playing import first, has
from tests.e2e.ruta_game import begin, draw, open_table, say


async def test_ones_own_tables_are_listed_wherever_one_asks(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    other = await open_table(house, "dario")
    bruno = house.player("bruno")
    for here in (bruno.at(house.channel("tavern")), bruno.mailbox):
        reply = await here.slash("me tables")
        assert reply.is_private
        assert game.code in reply.text
        assert other.code not in reply.text


async def test_without_tables_one_is_told_how_to_open_one(house: House) -> None:
    reply = await house.player("chloe").mailbox.slash("me tables")
    assert "/ruta new" in reply.text
    assert "/stratego new" in reply.text


async def test_an_invitation_is_among_ones_own_tables(house: House) -> None:
    bruno = house.player("bruno")
    game = await open_table(house, "ada", opponent=bruno.member)
    reply = await bruno.mailbox.slash("me tables")
    assert game.code in reply.text


async def test_wishes_are_shown_as_they_are(house: House) -> None:
    reply = await house.player("bruno").mailbox.slash("me settings")
    assert reply.is_private
    assert say("it", "settings-language", language="auto", spoken="it") in reply.text
    assert say("it", "settings-letters", letters="all") in reply.text
    assert say("it", "settings-change") in reply.text


async def test_a_chosen_language_is_spoken_everywhere(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    reply = await game.here(bruno).slash("me settings", language="fr")
    assert say("fr", "settings-language", language="fr", spoken="fr") in reply.text
    view = await game.here(bruno).slash("ruta hand")
    assert say("fr", "text-button") in view.posts[-1].buttons
    await game.play_on(draw, until=3)
    while await game.to_play() is not bruno:
        await draw(game, await game.to_play())
    assert say("fr", "letter-turn", game="Ruta", code=game.code) in bruno.letters[-1].text
    offered = await game.here(bruno).suggestions("ruta draw", "card")
    assert say("fr", "ruta-play-pile") in offered
    tables = await game.here(bruno).suggestions("table board", "table")
    assert any(say("fr", "label-your-turn") in label for label in tables)
    back = await game.here(bruno).slash("me settings", language="auto")
    assert say("it", "settings-language", language="auto", spoken="it") in back.text


async def test_whoever_wants_no_letters_gets_none_and_plays_on(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    chloe = house.player("chloe")
    await game.here(chloe).slash("me settings", messages="off")
    before = [letter.message.id for letter in chloe.letters]
    await game.play_on(draw, until=6)
    assert [letter.message.id for letter in chloe.letters] == before
    await game.here(chloe).slash("me settings", messages="all")
    await game.play_on(draw, until=8)
    (letter,) = chloe.letters
    assert letter.message.id not in before, "it has taken the place of the one before"


async def test_whoever_wants_to_be_asked_always_is_shown_every_move_first(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    who = await game.to_play()
    here = game.here(who)
    await here.slash("me settings", confirm="always")
    asked = await draw(game, who)
    assert (await game.table()).moves == 0
    assert asked.posts[-1].files, "what is thought of is shown in a picture"
    await here.press(custom_id="ruta-go:", on=asked.posts[-1])
    assert (await game.table()).moves == 1


async def test_whoever_never_wants_to_be_asked_spends_cards_at_once(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    for who in (await game.to_play(), await game.waiting()):
        await game.here(who).slash("me settings", confirm="never")
    while not any(owner is not None for owner in (await game.view_of(await game.to_play())).owners):
        who = await game.to_play()
        here = game.here(who)
        opened = await here.press(custom_id="tavolo:play:", on=game.board)
        if not has(opened.posts[-1].selects, "ruta-route:"):
            await draw(game, who)
            continue
        routes = first(opened.posts[-1].selects, "ruta-route:")
        reply = await here.choose(
            routes["options"][0]["value"], custom_id="ruta-route:", on=opened.posts[-1]
        )
        if has(reply.posts[-1].selects, "ruta-pay:"):
            ways = first(reply.posts[-1].selects, "ruta-pay:")
            reply = await here.choose(
                ways["options"][0]["value"], custom_id="ruta-pay:", on=reply.posts[-1]
            )
        assert not has(reply.posts[-1].pressable, "ruta-go:")


async def test_whoever_opens_a_table_in_private_is_led_to_where_tables_stand(house: House) -> None:
    bruno = house.player("bruno")
    reply = await bruno.mailbox.slash("ruta new")
    assert say("it", "table-refusal-only-in-server") in reply.text
    game = await begin(house, "bruno", "chloe", place=house.channel("tavern"))
    reply = await bruno.mailbox.slash("ruta new")
    assert say("it", "table-refusal-where-you-played", places=game.place.mention) in reply.text
    await game.here(bruno).slash("table resign")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    reply = await bruno.mailbox.slash("la-strada new")
    assert game.place.mention in reply.text, "a game that is over counts too"
