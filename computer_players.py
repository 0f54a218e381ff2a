"""Chooses computers' moves, in a process that loads nothing but the games that they play."""

from functools import cache
from importlib import import_module

from core.game_places import places_of
from games import game_in
from model.game_json import AnyGame
from workers.thinker import Agents, Assignment, Thought, decide


def think(assignment: Assignment) -> Thought:
    """Choose a computer player's move, in any process."""
    return decide(*_parts_of(assignment.game), assignment)


@cache
def _parts_of(key: str) -> tuple[AnyGame, Agents]:
    return game_in(import_module(places_of(key).rules_file("game"))), agents_of(key)


def agents_of(key: str) -> Agents:
    """Return the computer players of this game, by level."""
    agents: Agents = import_module(places_of(key).computers).AGENTS
    return agents
