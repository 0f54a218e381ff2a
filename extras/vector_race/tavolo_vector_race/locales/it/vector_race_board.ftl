# Words in the pictures of Vector Race.

board-vector-race-round = Turno { $round } di { $most } al massimo
board-vector-race-next = { $gate ->
    [0] poi: la linea
   *[other] poi: porta { $gate }
}
board-vector-race-lap = Giro { $lap }/{ $laps } · { $gate ->
    [0] poi: la linea
   *[other] poi: porta { $gate }
}
board-vector-race-sits-out = { $rounds ->
    [1] ferma un turno
   *[other] ferma { $rounds } turni
}
board-vector-race-finished = traguardo: turno { $round }, { $part }/{ $parts } della mossa
board-vector-race-resigned = abbandono
board-vector-race-crash = schianto
board-vector-race-scrape = contatto
board-vector-race-would-crash = andrebbe al muro
