"""Discord in and out."""
