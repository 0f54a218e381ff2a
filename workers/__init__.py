"""Background work that no command starts: sending letters, keeping deadlines, painting pictures."""
