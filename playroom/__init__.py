"""A simulated Discord server to play and test in: people, channels, time, pages.

The same bot that runs against Discord runs here, unchanged; only the transport, the clock and the
idle waits of its loops are handed in. Built on simcord, a development dependency.
"""
