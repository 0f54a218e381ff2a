"""``make quick`` runs the tests near to what has changed."""

from types import SimpleNamespace
from typing import Any

from storage.migrate import SCRIPTS, newest_revision
from tests.quick import (
    AT_RISK,
    BUDGET,
    MOST_FILES,
    ROOT,
    WITHOUT_DISCORD,
    Budget,
    imported,
    left_out,
    nearest_tests,
)


def test_a_changed_module_brings_the_tests_that_import_it() -> None:
    found = nearest_tests(["tables/clocks.py"])
    assert found[0] == "tests/tables/test_clocks.py", "the one of its name comes first"


def test_a_changed_test_runs_itself_wherever_it_stands() -> None:
    assert nearest_tests(["tests/e2e/test_person_menu.py"]) == ["tests/e2e/test_person_menu.py"]


def test_a_changed_test_comes_before_those_that_import_what_has_changed() -> None:
    found = nearest_tests(["tests/workers/test_sentences.py", "tables/clocks.py"])
    assert found[:2] == ["tests/workers/test_sentences.py", "tests/tables/test_clocks.py"]


def test_the_nearest_tests_stand_in_the_folders_of_what_has_changed() -> None:
    found = nearest_tests(["games/la_strada/rules.py"])
    here = [file.startswith("tests/games/la_strada/") for file in found]
    assert here == sorted(here, reverse=True)
    assert not all(here), "others follow"


def test_slow_suites_run_for_their_own_changes_only() -> None:
    found = nearest_tests(["tables/service.py", "cogs/motions.py"])
    assert found
    assert not [file for file in found if file.split("/")[1] in ("e2e", "sockets", "crash")]


def test_where_no_test_imports_a_module_those_of_its_importers_run() -> None:
    """Only the house's own modules import how a lesson is asked; a test of theirs is near."""
    found = nearest_tests(["games/la_strada/choices.py"])
    assert found
    assert nearest_tests(["docs/make_pictures.py"]) == []


def test_what_no_import_tells_comes_first() -> None:
    (newest,) = ROOT.glob(f"storage/migrations/versions/{newest_revision(SCRIPTS)}_*.py")
    for file in (str(newest.relative_to(ROOT)), "storage/rows/schema.py"):
        assert nearest_tests([file])[0] == "tests/storage/test_migrations.py"
    texts = ["tests/i18n/test_keys.py", "tests/i18n/test_texts.py"]
    assert nearest_tests(["locales/fr/ruta.ftl"]) == texts
    for tests in AT_RISK.values():
        assert all((ROOT / test).is_file() for test in tests)


IMPORTS = """
import one, two.three as four  # five
from six import seven, eight as nine
if True:
    from ten import (  # eleven
        twelve,  # thirteen
        fourteen as fifteen,
    )
important = one
"""


def test_imports_are_read_in_each_form() -> None:
    found = [*imported(IMPORTS)]
    assert found[:2] == ["one", "two.three"]
    assert found[2:5] == ["six", "six.seven", "six.eight"]
    assert found[5:] == ["ten", "ten.twelve", "ten.fourteen"]


def item(file: str) -> Any:
    return SimpleNamespace(nodeid=f"{file}::test_it")


def test_no_further_test_begins_once_the_budget_is_used_but_those_of_changed_files() -> None:
    used = [100.0]
    budget = Budget(frozenset({"changed"}), lambda: used[0])
    items = [item("near"), item("changed"), item("far")]
    budget.pytest_collection_modifyitems(items)
    assert [one.nodeid.partition("::")[0] for one in items] == ["changed", "near", "far"]
    used[0] += 10 * BUDGET
    assert budget.pytest_runtest_protocol(item("changed")) is None
    assert budget.pytest_runtest_protocol(item("near")) is None, "it begins after changed files"
    used[0] += BUDGET / 2
    assert budget.pytest_runtest_protocol(item("near")) is None
    used[0] += BUDGET / 2
    assert budget.pytest_runtest_protocol(item("near")) is True
    assert budget.pytest_runtest_protocol(item("far")) is True
    assert budget.pytest_runtest_protocol(item("changed")) is None
    said = [*left_out(budget.left_out, ["farther"])]
    assert said[1:] == ["  1 tests of near", "  1 tests of far", "  farther"]


def test_of_many_files_that_are_left_out_their_folders_are_named() -> None:
    files = [f"tests/{folder}/test_{n}.py" for folder in ("ai", "core") for n in range(MOST_FILES)]
    told = [*left_out({}, files)][1:]
    assert told == [f"  {MOST_FILES} files of tests/ai", f"  {MOST_FILES} files of tests/core"]


def test_what_is_complete_leaves_nothing_to_say() -> None:
    assert [*left_out({}, [])] == []


def test_tests_that_run_without_the_simulated_discord_do_not_use_it() -> None:
    using = [
        file
        for folder in WITHOUT_DISCORD
        for file in (ROOT / "tests" / folder).rglob("*.py")
        if "simcord" in file.read_text(encoding="utf-8")
    ]
    assert using == []
