"""Erasure of a person during a game of every title: it can still be played, shown and told."""

from pathlib import Path

import pytest

from model import game_json
from model.letters import PrivateLetter
from model.table import Former, Status
from storage.privacy.erasure import PersonalData
from tests.games.catalogue import EVERY_GAME, texts
from tests.house.test_old_databases import NoBrush
from tests.house.test_substitutes import play_a_while
from tests.storage.new_stores import make_store
from tests.tables.running_service import House
from tests.tables.sample_tables import NOON, PEOPLE, FixedClock
from workers.painting.render_queue import RenderQueue
from workers.presenter import Presenter


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_former_player_is_shown_and_the_others_play_on(tmp_path: Path, game: str) -> None:
    rules = EVERY_GAME[game].game
    people = PEOPLE[: min(rules.manifest.most_seats, len(PEOPLE))]
    presenter = Presenter(
        EVERY_GAME,
        texts(),
        RenderQueue(NoBrush()),
        FixedClock(NOON),
    )
    async with make_store(tmp_path) as store:
        house, memory = House(store, {game: rules}), PersonalData(store.database)
        await house.remember(*people)
        options = game_json.encode(rules.manifest.options())
        code = await house.begin(*people, game=game, options=options, size=len(people))
        table = await house.table(code)
        await memory.mark(people[1].id, NOON)
        await house.service.removals.leave_for_good(table.id, people[1].id)
        await memory.forget_at(table.id, people[1].id)
        await memory.forget_elsewhere(people[1].id)
        letters = [*await house.letters(), *await play_a_while(house, code)]
        after = await house.table(code)
        assert after.seats[1].occupant == Former()
        assert (after.status is Status.FINISHED) == (len(people) == 2)
        profiles = await house.service.queries.profiles([p.id for p in people])
        for letter in letters:
            if isinstance(letter, PrivateLetter):
                assert letter.to != people[1].id
                post = await presenter.private(letter, profiles)
            else:
                post = await presenter.public(letter, profiles)
            assert people[1].name not in "\n".join((post.heading, *post.lines))
            assert post.picture is None or people[1].name not in post.picture.alt
        for viewer in (people[0].id, people[1].id):
            look = await house.service.queries.look(code, viewer)
            shown = await presenter.look(look, profiles, "fr")
            status = await presenter.status(look, profiles, "it")
            written = presenter.as_text(look, profiles, "en")
            said = "\n".join((*shown.lines, *status.lines, *written.lines))
            assert people[1].name not in said
        assert "Former player" in "\n".join(written.lines)
