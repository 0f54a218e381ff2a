# /bidding: the names and descriptions of its commands.

command-bidding-name = bidding
command-bidding-description = { bidding-name }: tutti puntano nello stesso momento. Da due a quattro.
