"""The computer players of version 0.1.0, kept as they were: opponents that never change.

They share nothing with ``ai/`` but the contract of an agent, so what is done there cannot make
them stronger. They are no part of the bot.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ai.base import Agent
from benchmarks.agents_0_1_0 import la_strada, ruta, strada_romana, stratego4

AGENTS_0_1_0: Final[Mapping[str, Mapping[str, Agent[Any, Any]]]] = MappingProxyType(
    {
        "ruta": ruta.AGENTS,
        "la-strada": la_strada.AGENTS,
        "strada-romana": strada_romana.AGENTS,
        "stratego4": stratego4.AGENTS,
    }
)
"""By the key of a game, who played it at each level: easy, normal, hard."""
