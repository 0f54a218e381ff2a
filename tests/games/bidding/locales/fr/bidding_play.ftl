# Playing Bidding with buttons.

bidding-play-sure = Personne ne voit ton { $card } avant que tout le monde ait misé.
