# Playing Vector Race with buttons.

vector-race-play-car = La tua auto è in { $point }, velocità ({ $x }, { $y }). Il tasto 5 mantiene la velocità; ogni altro tasto la cambia secondo la sua posizione intorno al 5.
vector-race-play-sure = Verso { $point }, con velocità ({ $x }, { $y }). Nessun altro lo vede prima della fine del turno.
vector-race-play-finish = Tagli il traguardo.
vector-race-play-crash = Questa linea tocca il muro. La tua auto resterebbe dov’è, perderebbe tutta la velocità e starebbe ferma { $pause ->
    [1] un turno
   *[other] { $pause } turni
}.
