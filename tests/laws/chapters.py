"""The laws that every game keeps: the files of tests that run over the whole catalogue.

The name of a test is its law, written as a sentence. A test of these files is a law for a game if
it is given the game, or the name of one of its pictures; the others test the laws themselves.
"""

from typing import Final, NamedTuple


class Chapter(NamedTuple):
    """Laws about one subject. ``step``: where the guide (docs/adding-a-game.md) tells of it.

    ``whole_catalogue``: files that look at all texts at once; each of their tests is a law.
    """

    title: str
    step: str
    files: tuple[str, ...] = ()
    whole_catalogue: tuple[str, ...] = ()

    @property
    def every_file(self) -> tuple[str, ...]:
        """All its files, below ``tests``."""
        return (*self.files, *self.whole_catalogue)


CHAPTERS: Final = (
    Chapter(
        "Its parts and its test data are there",
        "steps 2 to 8 and 10",
        ("house/test_game_data.py", "house/test_game_part_interfaces.py"),
    ),
    Chapter(
        "Rules",
        "steps 1 to 3",
        (
            "games/test_rulebook.py",
            "games/test_laws.py",
            "games/test_values.py",
            "games/test_positions.py",
            "games/test_agreed_draws.py",
            "tables/test_waiting_for_computers.py",
        ),
    ),
    Chapter(
        "Recorded games and counted lines",
        "step 10",
        ("replays/test_replays.py", "perft/test_perft.py"),
    ),
    Chapter(
        "Hidden information",
        "steps 3 and 10, with docs/hidden-information.md",
        (
            "games/test_hidden.py",
            "games/test_try_boards.py",
            "games/test_move_reasons.py",
            "house/test_letters_hold_no_secret.py",
            "house/test_substitutes.py",
            "tables/test_planned_twins.py",
        ),
    ),
    Chapter(
        "Undo",
        "common mistakes: a move can be undone until it reveals something",
        ("house/test_undo.py", "house/test_simultaneous_choices.py"),
    ),
    Chapter(
        "Planned moves and the try board",
        "optional parts: AHEAD",
        ("games/test_thinking_ahead.py", "tables/test_planned_twins.py"),
    ),
    Chapter(
        "Texts",
        "step 4",
        (
            "games/test_texts.py",
            "games/test_turn_summaries.py",
            "games/test_typed.py",
            "games/test_rules_pages.py",
            "house/test_alt_texts.py",
            "workers/test_record_text.py",
            "workers/test_final_ranking_lines.py",
            "workers/test_posts.py",
            "workers/test_notifications.py",
            "i18n/test_tag_names.py",
        ),
        (
            "i18n/test_keys.py",
            "i18n/test_texts.py",
            "i18n/test_limits.py",
            "i18n/test_game_names.py",
        ),
    ),
    Chapter(
        "Pictures",
        "steps 5 and 12",
        (
            "rendering/test_sizes.py",
            "rendering/test_colours_of_every_game.py",
            "rendering/test_tried_mark.py",
            "rendering/test_rasterizer.py",
            "rendering/test_zoom_regions.py",
            "rendering/test_zoom.py",
            "rendering/test_animation.py",
            "rendering/test_charts.py",
            "rendering/test_choice_boxes.py",
            "rendering/test_names_of_choices.py",
            "rendering/test_golden.py",
            "workers/test_presenter.py",
            "workers/test_render_queue.py",
        ),
    ),
    Chapter(
        "The page of a game",
        "steps 4 and 5",
        (
            "pages/test_pages.py",
            "pages/test_running_games.py",
            "pages/test_in_browser.py",
            "web/test_twins.py",
            "web/test_touch_browser.py",
        ),
    ),
    Chapter(
        "Guided play and commands",
        "steps 4 and 6",
        (
            "house/test_guided_play.py",
            "house/test_touches.py",
            "cogs/test_opening_command.py",
            "cogs/test_autocompletion.py",
        ),
    ),
    Chapter("Lesson", "step 8", ("workers/test_lessons.py", "e2e/test_lessons.py")),
    Chapter(
        "Computer players",
        "step 7",
        ("ai/test_agents.py", "ai/test_strength.py", "tables/test_ratings.py"),
    ),
    Chapter(
        "Whole games on a simulated Discord",
        "step 10",
        (
            "e2e/test_every_opening.py",
            "e2e/test_every_game.py",
            "e2e/test_game_names.py",
            "e2e/test_games_switched_off.py",
            "e2e/test_choosing_in_letters.py",
            "e2e/test_undo.py",
            "e2e/test_draws.py",
            "e2e/test_forged_buttons.py",
            "e2e/test_fuzz.py",
            "house/test_forget.py",
        ),
    ),
    Chapter("Referee", "step 11", ("referee/test_planted_faults.py",)),
)

OWN: Final = Chapter("The package's own tests, its referee in lockstep", "steps 1 and 11")
"""The tests in the package itself; each counts."""


def law_of(test: str) -> str:
    """Return the sentence that a test's name is: "Nothing is lost or doubled"."""
    words = test.removeprefix("test_").replace("_", " ")
    return words[:1].upper() + words[1:]
