# Words in the pictures of Vector Race.

board-vector-race-round = Manche { $round } sur { $most } au plus
board-vector-race-next = { $gate ->
    [0] ensuite : la ligne
   *[other] ensuite : porte { $gate }
}
board-vector-race-lap = Tour { $lap }/{ $laps } · { $gate ->
    [0] ensuite : la ligne
   *[other] ensuite : porte { $gate }
}
board-vector-race-sits-out = { $rounds ->
    [1] arrêt d’une manche
   *[other] arrêt de { $rounds } manches
}
board-vector-race-finished = arrivée : manche { $round }, { $part }/{ $parts } du coup
board-vector-race-resigned = abandon
board-vector-race-crash = accident
board-vector-race-scrape = accrochage
board-vector-race-would-crash = irait au mur
