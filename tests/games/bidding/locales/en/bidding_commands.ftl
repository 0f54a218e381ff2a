# /bidding: the names and descriptions of its commands.

# The same in every language.
command-bidding-name = bidding
command-bidding-description = { bidding-name }: everybody bids for prizes at the same time. For two to four.
