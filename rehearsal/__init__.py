"""What this bot believes of Discord, as data; and the rehearsal that compares it with Discord."""
