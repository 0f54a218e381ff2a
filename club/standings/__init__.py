"""Standings: scores, tie-breaks and places of a cup, from the ranks of its games. Pure.

May import: `club.model`.
"""
