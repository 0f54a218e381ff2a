"""What a newcomer is told to do next, read off the newest post of a place."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest

from playroom.server import PEOPLE
from playroom.web.next_steps import PRESS, NextSteps
from tests.games.catalogue import texts

PLACE, POST = 7, 70
IDS = {person.key: number for number, person in enumerate(PEOPLE, 100)}


def steps(
    pressed: list[str],
    *,
    awaited: list[str] | None = None,
    invited: Sequence[str] = (),
    answers: Mapping[str, str] = MappingProxyType({}),
) -> NextSteps:
    """Next steps at a lobby, below whose post these people have pressed something.

    ``invited``: to the lobby. ``awaited``: at a game instead, in which these people are to move; or
    to answer a question with these ``answers``, labels by name.
    """
    name = "join" if awaited is None else "play"
    below = {**answers, name: "Do"}
    post = SimpleNamespace(
        id=POST,
        components=[
            {
                "components": [
                    {"custom_id": f"tavolo:{each}:W79E", "label": label}
                    for each, label in below.items()
                ]
            }
        ],
        is_ephemeral=False,
        mention_user_ids=[IDS[key] for key in awaited or invited],
    )
    presses = {
        number: SimpleNamespace(
            id=number, channel_id=PLACE, type=PRESS, user_id=IDS[key], source_message_id=POST
        )
        for number, key in enumerate(pressed)
    }
    server: Any = SimpleNamespace(
        people={person.key: person for person in PEOPLE},
        members={key: SimpleNamespace(id=number) for key, number in IDS.items()},
        env=SimpleNamespace(
            backend=SimpleNamespace(messages={PLACE: {POST: post}}, interactions=presses)
        ),
    )
    return NextSteps(server, texts())


def test_who_has_done_something_at_a_lobby_is_led_to_somebody_who_has_not() -> None:
    hint = steps(["ada", "bruno"]).hint("ada", PLACE)
    assert hint is not None
    assert (hint.kind, [button.become for button in hint.steps]) == ("join", ["chloe"])


@pytest.mark.parametrize(
    "answers",
    [
        {"accept": "Agree to undo", "refuse": "Let the move stand"},
        {"cancel": "Agree to call off", "refuse": "Don’t call off"},
        {"vote-wait": "Wait", "vote-computer": "A computer plays on"},
    ],
)
@pytest.mark.parametrize("reader", ["ada", "elena"])
def test_whoever_is_asked_something_is_not_told_to_move(
    reader: str, answers: Mapping[str, str]
) -> None:
    hint = steps([], awaited=["ada"], answers=answers).hint(reader, PLACE)
    move = steps([], awaited=["ada"]).hint(reader, PLACE)
    assert hint is not None
    assert move is not None
    assert all(label in hint.text for label in answers.values()), "with what they answer"
    assert "*Do*" not in hint.text
    assert hint.steps == move.steps
    assert hint.text != move.text
