"""Bidding, a game of the tests in a package: every part is where a package has it."""

CONTRACT = 2
