"""Lesson and pictures of Skeleton (core.lessons): none is written yet (step 8 of the guide)."""

from typing import Final

from core.lessons import Lesson

from tavolo_skeleton.state import State

LESSON: Final = Lesson[State]((), {})
