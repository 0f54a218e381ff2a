"""Cached Markdown is rendered as simcord renders it, without parsing it again."""

import pytest
from simcord.preview import _markdown

from playroom.web import channel_windows

TEXT = "**Ada** and <@7>: `b5`, <t:1795694857:R>\n-# small"
ADA, BRUNO = {"users": {"7": "Ada"}}, {"users": {"7": "Bruno"}}


def test_a_text_reads_as_simcord_reads_it_with_the_names_of_today() -> None:
    for context in (ADA, BRUNO, ADA):
        expected = _markdown.markdown_tokens(TEXT, "message", context=context)
        assert channel_windows.markdown_tokens(TEXT, "message", context=context) == expected


def test_a_text_is_read_once_and_whoever_asks_may_change_what_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = channel_windows.markdown_tokens(TEXT, "message", context=ADA)
    monkeypatch.delattr(channel_windows, "_read_anew")
    kept = channel_windows.markdown_tokens(TEXT, "message", context=ADA)
    assert kept == first
    kept.clear()
    assert channel_windows.markdown_tokens(TEXT, "message", context=ADA) == first
