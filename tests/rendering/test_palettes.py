"""A colour table can be learnt where none is yet."""

from pathlib import Path

import pytest
from PIL import ImageColor

from rendering import charts, palettes
from rendering.raster import palette_files


@pytest.mark.long
def test_the_first_table_of_a_game_is_learnt_without_any_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = tmp_path / "palettes"
    monkeypatch.setattr(palette_files, "PALETTES", empty)
    palettes.learn([charts.PALETTE])
    table = (empty / "charts.rgb").read_bytes()
    held = set(zip(table[::3], table[1::3], table[2::3], strict=True))
    plain = palettes.flat_colours(charts.rehearse(palettes.key_as_words).whole)
    assert {ImageColor.getrgb(colour) for colour in plain} <= held
