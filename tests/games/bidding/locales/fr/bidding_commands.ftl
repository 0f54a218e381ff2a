# /bidding: the names and descriptions of its commands.

command-bidding-name = bidding
command-bidding-description = { bidding-name } : tout le monde mise en même temps. De deux à quatre.
