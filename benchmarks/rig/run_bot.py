"""The bot's own front door, with the addresses of Discord replaced.

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
