# Playing Bidding with buttons.

bidding-play-sure = Nobody sees your { $card } before everybody has bid.
