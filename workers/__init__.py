"""What happens without a command: posting letters, keeping deadlines."""
