"""Who is who on the page: tickets, devices, onlookers, other sites."""

import pytest

from tests.e2e import ruta_game
from tests.e2e.running_bot import House
from tests.web.devices import Devices

pytestmark = pytest.mark.usefixtures("slowly")


async def test_a_private_link_signs_a_device_in(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    said = await ada.look(game.code)
    assert said.status == 200
    print(str({k: v for k, v in said.json.items() if k != "drawing"})[:3000])
    print(
        {k: (len(v) if hasattr(v, "__len__") else v) for k, v in said.json["drawing"].items()},
        len(said.body),
    )
    assert said.json["me"] == "Ada"
