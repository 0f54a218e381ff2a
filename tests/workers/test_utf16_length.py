"""Text length in UTF-16 units, which is never less than Discord's own count."""

from hypothesis import given
from hypothesis import strategies as st

from workers.post_model import beginning, utf16_length


@given(st.text())
def test_the_length_is_that_of_the_text_in_utf_16(words: str) -> None:
    assert utf16_length(words) == len(words.encode("utf-16-le", "surrogatepass")) // 2


@given(st.text(), st.integers(0, 20))
def test_a_beginning_is_as_long_as_it_may_be_and_cuts_no_sign(words: str, most: int) -> None:
    cut = beginning(words, most)
    assert words.startswith(cut)
    assert utf16_length(cut) <= most
    assert cut == words or utf16_length(words[: len(cut) + 1]) > most
