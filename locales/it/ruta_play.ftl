# Giocare a Ruta con pulsanti e menu.

ruta-play-take = Prendi { THE($card) }
ruta-play-pile = Dal mazzo
ruta-play-give = Cedi { THE($card) }, poi pesca
ruta-play-keep = Tieni { THE($card) }, poi pesca
ruta-play-claim = Conquista una rotta…
ruta-play-route = { $route } · { $price }
ruta-play-route-paid = { $route } · { $cards }
ruta-play-route-hint = { $exact ->
    [yes] { $suits } · puoi pagare la cifra esatta: giochi ancora
   *[no] { $suits }
}
ruta-play-fetch = Gioca la Scusa per…
ruta-play-pay = Paga con…
ruta-play-pay-how = Scegli come pagare. Se paghi la cifra esatta (✨) giochi ancora; quello che paghi in più è perso.
ruta-play-cards = … o scegli tu le carte
ruta-play-exact = { $last ->
    [yes] esattamente { $price }: la partita finisce
   *[no] ✨ esattamente { $price }: giochi ancora
}
ruta-play-over = { $paid } per { $price }: perdi { $lost }
ruta-play-sure = Conquistare { $route } per { $price }?
ruta-play-ends = È il tuo decimo segnalino: la partita finisce.
ruta-play-sure-button = Conquista
ruta-play-fetch-card = La Scusa per { THE($card) }
ruta-play-card = { $card } · { $value }
ruta-play-card-worth = { $card } { $value }
ruta-play-paid = { $cards }
ruta-play-paid-joker = { $cards } + { $joker }
ruta-play-suits = { $suits }
