"""Runs the bot's entry point with Discord's addresses replaced.

``python -m benchmarks.rig.run_bot API GATEWAY``. It imports nothing that the bot does not.
"""

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot

if __name__ == "__main__":
    Route.BASE, gateway = sys.argv[1:]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    sys.exit(bot.main())
