"""``make quick`` runs the tests near to what has changed."""

from tests.quick import nearest_tests


def test_a_changed_module_brings_the_tests_that_import_it() -> None:
    found = nearest_tests(["tables/time/clocks.py"])
    assert "tests/tables/test_clocks.py" in found


def test_a_changed_test_runs_itself_wherever_it_stands() -> None:
    assert nearest_tests(["tests/e2e/test_person_menu.py"]) == ["tests/e2e/test_person_menu.py"]


def test_slow_suites_run_for_their_own_changes_only() -> None:
    found = nearest_tests(["tables/service.py", "cogs/table/undo.py"])
    assert found
    assert not [file for file in found if file.split("/")[1] in ("e2e", "sockets", "crash")]


def test_where_no_test_imports_a_module_those_of_its_importers_run() -> None:
    """Only the house's own modules import how a lesson is asked; a test of theirs is near."""
    found = nearest_tests(["games/la_strada/plans.py"])
    assert found
    assert nearest_tests(["docs/make_pictures.py"]) == []
