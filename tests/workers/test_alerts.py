"""What the owner is told of is marked in the log, where it happens."""

import re
from pathlib import Path

from workers.alerts import KINDS

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "storage", "tables", "workers")
MARK = re.compile(r'"alert": "(\w+)"')


def test_each_kind_is_marked_somewhere_and_no_other_is() -> None:
    files = [file for room in ROOMS for file in (ROOT / room).rglob("*.py")]
    marked = {
        kind
        for file in files
        if file.name != "alerts.py"
        for kind in MARK.findall(file.read_text(encoding="utf-8"))
    }
    assert marked == set(KINDS)
