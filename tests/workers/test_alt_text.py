"""Alt texts: the most important lines that fit, none cut."""

from core.texts import Importance, Line, Text, Verbatim, text
from rehearsal.discord_assumptions import limit
from workers.post_model import ALT_LIMIT, utf16_length
from workers.sentences import described


def _line(words: str, importance: Importance = Importance.REST) -> Line:
    return Line(text("words", words=Verbatim(words)), importance)


def _say(said: Text) -> str:
    words = said.values["words"]
    assert isinstance(words, Verbatim)
    return words.words


MORE = _line("There is more.").text


def test_the_most_important_lines_come_first_and_the_others_keep_their_order() -> None:
    lines = (_line("One."), _line("Two."), _line("Ada plays.", Importance.TURN))
    assert described(lines, _say, more=MORE) == "Ada plays. One. Two."


def test_a_line_that_does_not_fit_is_left_out_whole_and_shorter_ones_still_come() -> None:
    long = "Long" + "g" * ALT_LIMIT + "."
    lines = (_line(long), _line("Short."), _line("Ada plays.", Importance.TURN))
    assert described(lines, _say, more=MORE) == "Ada plays. Short. There is more."
    assert described(lines, _say) == "Ada plays. Short."


def test_what_is_said_last_has_its_room_kept() -> None:
    exact = "A" * (ALT_LIMIT - 1) + "."
    assert described((_line(exact),), _say, more=MORE) == exact
    tight = "A" * (ALT_LIMIT - len(_say(MORE)) - 2) + "."
    told = described((_line(tight), _line("B" * len(tight) + ".")), _say, more=MORE)
    assert told == f"{tight} There is more."
    assert len(told) == ALT_LIMIT


def test_signs_that_discord_counts_as_two_are_counted_so() -> None:
    sentence = "🟧🔵🤖." * 20
    told = described([_line(sentence)] * 40, _say, more=MORE)
    assert len(told) < utf16_length(told) <= ALT_LIMIT < limit("alt-text-length")
    assert told.endswith(_say(MORE))
