"""Engines from outside for tests: small programs in Python, each with one habit."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from workers.thinking.engines import EngineProgram

ROOT: Final = Path(__file__).parents[2]

PYTHON: Final = os.path.realpath(sys.executable)
"""Outside of any virtual environment: an engine reads only what its command names."""

needs_posix = pytest.mark.skipif(os.name != "posix", reason="engines are started on POSIX only")

_BODY: Final = """
import json, os, sys
def say(words):
    sys.stdout.write(words + chr(10))
    sys.stdout.flush()
position = None
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        {hello}
    elif word == "position":
        position = json.loads(rest)
    elif word == "go":
        wish = json.loads(rest)
        {go}
    elif word == "stop":
        {stop}
"""

HELLO: Final = 'say(json.dumps({"name": "Sample", "version": "1.0", "games": ["pebbles", "ruta"]}))'
FIRST: Final = 'say(position["legal"][0])'

HABITS: Final = {
    "first": FIRST,
    "hung": "pass",
    "lying": 'say("what is no move")',
    "dying": "sys.exit(3)",
    "flooding": "\n        while True: os.write(1, b'x' * 65536)",
    "burning": "\n        while True: pass",
    "greedy": "x = bytearray(1 << 30); " + FIRST,
}
"""What an engine does when it is to move: the first legal move, or something else."""


def engine(
    folder: Path, habit: str = "first", *, hello: str = HELLO, go: str = "", stop: str = "pass"
) -> EngineProgram:
    """An engine called "Sample" with this habit, or the one that ``go`` spells out."""
    program = folder / f"{habit}.py"
    program.write_text(_BODY.format(hello=hello, go=go or HABITS[habit], stop=stop))
    return EngineProgram("Sample", (PYTHON, str(program)))


def compiled_example(folder: Path) -> EngineProgram:
    """The example engine in C, compiled with every warning an error; skips without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    program, source = folder / "pebbler", ROOT / "docs" / "examples" / "engine.c"
    strict = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-O2")
    subprocess.run((compiler, *strict, "-o", str(program), str(source)), check=True)
    return EngineProgram("Pebbler", (str(program),))
