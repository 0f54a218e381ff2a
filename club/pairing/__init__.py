"""Pairing: who plays whom in the next round of a cup, and in which seats.

Pure: the same entrants, results and lot give the same round.
May import: `club.model`, `club.standings`; networkx.
"""
