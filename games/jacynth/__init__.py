"""Jacynth, by P. D. Magnus: two or three players lay out a city of cards and claim districts."""
