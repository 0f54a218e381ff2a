# /bidding: the names and descriptions of its commands.

# The same in every language.
command-bidding-name = bidding
command-bidding-description = { bidding-name }: everybody bids for prizes at the same time. For two to four.
command-bidding-new-name = new
command-bidding-new-description = Open a table of { bidding-name } here
command-bidding-bid-name = bid
command-bidding-bid-description = Bid a card in secret
option-bidding-card-name = card
option-bidding-card-description = The card you bid
option-bidding-carried-over-name = carried-over
option-bidding-carried-over-description = A prize that nobody takes is added to the next (yes)
