# Le parole nelle immagini di La Strada (brevi: hanno poco spazio).

# What one road tile costs, in the legend; very short.
board-la-strada-cost = { $days } giorni
# In a seat's panel, instead of its days.
board-la-strada-resigned = abbandono

board-la-strada-alt-turn = La Strada dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: tocca a { $who }.
board-la-strada-alt-won = La Strada, finita dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}. Vittoria: { $winners }.
board-la-strada-alt-plan = { $who } ha in mente: { $road }, per { $days } giorni.
board-la-strada-alt-site = { $who } ha in mente: una bottega in { $hex }.
board-la-strada-alt-seat = { $who }: { $gold }, { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}, { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
} di riserva; tessere di riserva: { $plain } di pianura, { $forest } di foresta, { $hill } di collina. { $count ->
    [0] Ancora nulla di collegato.
   *[other] Collegati: { $linked }.
}
board-la-strada-alt-last-road = Ultima strada, di { $who }: { $road }.
board-la-strada-alt-last-workshop = Ultima bottega, di { $who }: { $hex }.
board-la-strada-alt-worth = Oro per cubo: { $settlements }.
board-la-strada-alt-settlement = { $settlement }: { $gold }
board-la-strada-alt-face-down = Gli insediamenti sono ancora coperti.
