"""A simulated Discord server to play and test in: people, channels, time, web page.

The same bot that runs against Discord runs here unchanged; only the transport, the clock and the
idle waits of its loops are replaced. Built on simcord, a development dependency.
"""
