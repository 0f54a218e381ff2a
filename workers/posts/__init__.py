"""Posts of past moments and replays."""
