"""Alt texts: the most important lines that fit, none cut."""

from core.texts import Importance, Line, Text, Verbatim, text
from workers.post_model import ALT_LIMIT
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


def test_what_is_said_last_has_its_room_kept() -> None:
    exact = "A" * (ALT_LIMIT - 1) + "."
    assert described((_line(exact),), _say, more=MORE) == exact
    tight = "A" * (ALT_LIMIT - len(_say(MORE)) - 2) + "."
    told = described((_line(tight), _line("B" * len(tight) + ".")), _say, more=MORE)
    assert told == f"{tight} There is more."
    assert len(told) == ALT_LIMIT
