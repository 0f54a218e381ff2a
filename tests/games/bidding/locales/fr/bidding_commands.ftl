# /bidding: the names and descriptions of its commands.

command-bidding-name = bidding
command-bidding-description = { bidding-name } : tout le monde mise en même temps. De deux à quatre.
command-bidding-new-name = nouvelle
command-bidding-new-description = Ouvrir ici une table { OF(bidding-name) }
command-bidding-bid-name = miser
command-bidding-bid-description = Miser une carte en secret
option-bidding-card-name = carte
option-bidding-card-description = La carte que tu mises
option-bidding-carried-over-name = report
option-bidding-carried-over-description = Un lot sans preneur s’ajoute au suivant (oui)
