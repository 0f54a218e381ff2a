# Giocare a Jacynth con pulsanti e menu.

jacynth-play-card = { $card } · { $rank }
jacynth-play-suits = { $suits }
jacynth-play-where = Posala in…
jacynth-play-place = { $place }
# I quartieri in cui starebbe la carta, con il numero delle loro carte e chi li controlla.
jacynth-play-districts = { $districts }
jacynth-play-size-own = { $suit } { $size } (tuo)
jacynth-play-size-named = { $suit } { $size } ({ $owner })
# Al posto di un nome, dove si dicono tre quartieri.
jacynth-play-size-rival = { $suit } { $size } (avversario)
jacynth-play-size-free = { $suit } { $size } (libero)
jacynth-play-no-district = In nessun quartiere
jacynth-play-influence = Metti un segnalino su…
jacynth-play-influence-how = { $tokens ->
    [1] Posala da sola, o con l’ultimo segnalino in…
   *[other] Posala da sola, o con uno dei tuoi { $tokens } segnalini in…
}
# A button below that: lay the card with a token there, which brings so many points.
jacynth-play-claim-short = { $place } · +{ $points }
jacynth-play-gain = { $points ->
    [1] Un punto in più
   *[other] { $points } punti in più
}
jacynth-play-points = { $points ->
    [1] Così hai un punto.
   *[other] Così hai { $points } punti.
}
jacynth-play-draw = Poi peschi una carta: potrai ritirare la mossa solo se gli altri sono d’accordo.
jacynth-play-sure-card = Posa la carta
jacynth-play-sure-influence = Posa con il segnalino
