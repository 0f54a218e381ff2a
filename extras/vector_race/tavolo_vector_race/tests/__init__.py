"""Tests of Vector Race: what the laws of the house must know about it, and its own tests."""
