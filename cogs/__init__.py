"""The Discord interface: commands, buttons, messages."""
