"""Two people press within a second: the second press is on a board just replaced."""

from aiohttp import ClientSession

from sandbox import make_tavolo, open_sandbox
from tests.e2e.begun_ruta import begin_ruta
from tests.playroom.page_user import Visitor, words_in


async def test_a_press_on_a_board_that_was_just_replaced_is_answered_with_how_things_stand() -> (
    None
):
    async with open_sandbox(make_tavolo, port=0) as page, ClientSession() as session:
        server, visitor = page.house.server, Visitor(session, page.address)
        games = server.channels["games"]
        async with page.house.action():
            ada, bruno, *_ = server.members.values()
            code, mover, _ = await begin_ruta(server, ada, bruno)
        window = await visitor.window(mover.name, str(games.id))
        seen = await window.state()
        async with page.house.action():
            for _ in range(2):
                await mover.slash(games, "ruta play", move="draw pile", table=code)
        receipt = await window.press("Play", state=seen)
        assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")
        answer = await window.state()
        assert answer["timeline"][-1] not in seen["timeline"]
        assert f" {code} " in words_in(answer)[0]
