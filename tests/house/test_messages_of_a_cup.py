"""The benchmark that counts messages finds a cup's own, and a cup sends few of them."""

from pathlib import Path

from benchmarks.messages_per_turn import Contest, Hall, measure

_PEOPLE = 4


async def test_a_cup_posts_twice_and_calls_nobody_before_its_end(tmp_path: Path) -> None:
    calls = await measure(Contest("ruta", _PEOPLE), tmp_path, Hall.play_cup)
    assert calls.rounds == _PEOPLE - 1
    assert calls.posts == 2, "the entries, which become the standings, and the end"
    assert calls.edits >= _PEOPLE + 2 * calls.rounds, "entries, and each round twice at least"
    assert (calls.letters, calls.notifications) == (_PEOPLE, _PEOPLE), "each reads the end"
