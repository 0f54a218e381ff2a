"""The bot's assumptions about Discord as data, and the rehearsal that checks them on Discord."""
