"""The versions of what runs here, for the log, the doctor, reports of faults and rehearsals."""

import platform

import discord

from core import VERSION


def running_versions() -> tuple[str, ...]:
    """Return the versions of Tavolo, discord.py and Python, each with its name."""
    return (
        f"Tavolo {VERSION}",
        f"discord.py {discord.__version__}",
        f"Python {platform.python_version()}",
    )
