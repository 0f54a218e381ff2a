# Giocare a Ruta con pulsanti e menu.

ruta-play-take = Prendi { THE($card) }
ruta-play-pile = Pesca dal mazzo
ruta-play-give = Cedi { THE($card) }, poi pesca
ruta-play-keep = Tieni { THE($card) }, poi pesca
ruta-play-claim = Conquista una rotta …
ruta-play-route = { $route } · { $price }
ruta-play-route-hint = { $exact ->
    [yes] · puoi pagare esatto: giochi ancora
   *[no] { "" }
}
ruta-play-fetch = Gioca la Scusa per …
ruta-play-pay = Paga con …
ruta-play-pay-how = Scegli come pagare. Se paghi la cifra esatta (✨) giochi ancora; quello che paghi in più è perso.
ruta-play-cards = … o scegli tu le carte
ruta-play-exact = ✨ esattamente { $price }: giochi ancora
ruta-play-over = { $paid } per { $price }: perdi { $lost }
ruta-play-sure = Conquistare { $route } per { $price }?
ruta-play-sure-button = Conquista
ruta-play-back-button = Indietro
