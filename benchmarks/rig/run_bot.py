"""Runs the bot's entry point with Discord's addresses replaced.

``python -m benchmarks.rig.run_bot API GATEWAY``. It imports nothing that the bot does not.
"""

import sys

import bot  # first, as it stops the garbage collector while modules are read

# isort: split
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if __name__ == "__main__":
    Route.BASE, gateway = sys.argv[1:]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    sys.exit(bot.main())
