# Playing Bidding with buttons.

bidding-play-sure = Nessuno vede il tuo { $card } prima che tutti abbiano puntato.
