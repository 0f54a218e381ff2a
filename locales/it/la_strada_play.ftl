# Giocare a La Strada con pulsanti e menu.

## Collegare un insediamento

la-strada-play-to = Collega un altro insediamento, o più d’uno…
la-strada-play-to-several = Collega più insediamenti…
# A button: the settlement's hex, its cost in days; dots where its road must still be chosen.
la-strada-play-goal-short = { $hex } · { $cost }{ $several ->
    [true] …
   *[false] { "" }
}
la-strada-play-turns = { $same ->
    [true] Più d’uno, per { $most } d’oro…
   *[false] Più d’uno, da { $most } a { $least } d’oro…
}
la-strada-play-taken = In due, un insediamento riceve un solo cubo. Già presi: { $settlements }.
la-strada-play-goal = { $settlement } · { $cost } giorni · { $gold }
la-strada-play-goal-told = { $settlement } ({ $cost } giorni, { $gold })
la-strada-play-goal-hint = { $ways ->
    [1] { $road }
   *[other] { $road } ({ $ways } vie)
} · { $left ->
    [1] resta un giorno
   *[other] restano { $left } giorni
}
la-strada-play-settlement = insediamento { $hex }
la-strada-play-ways = … o per un’altra via
la-strada-play-way = { $road } · { $cost } giorni
la-strada-play-way-number = Via { $number } · { $cost } giorni
la-strada-play-way-told = Via { $number }: { $roads }.
la-strada-play-tiles = Tessere: { $tiles }
la-strada-play-tiles-plain = { $count } di pianura
la-strada-play-tiles-forest = { $count } di foresta
la-strada-play-tiles-hill = { $count } di collina
la-strada-play-plan = Costruire { $road } per collegare { THE($settlement) }? Costa { $cost } dei tuoi { $days } giorni.
la-strada-play-plan-worth = { $cubes ->
    [1] Il tuo cubo sarebbe solo: { $gold }, finché non arriva qualcuno.
   *[other] Con il tuo ci sarebbero { $cubes } cubi: { $gold } ciascuno.
}
la-strada-play-plan-worth-alone = Porta { $gold }.
la-strada-play-plan-transit = Lungo il tragitto passa per { $transits }: né cubo né oro, ma da ora le tue strade possono partire da lì.
la-strada-play-build-button = Costruisci
la-strada-play-build-end-button = Costruisci e finisci il turno
la-strada-play-turn = { $settlements } · { $cost } giorni · { $gold }
la-strada-play-turn-hint = { $roads } · { $left ->
    [1] resta un giorno
   *[other] restano { $left } giorni
}
la-strada-play-turn-plan = Costruire { $roads }? In tutto costa { $cost } dei tuoi { $days } giorni.
la-strada-play-turn-worth = Così colleghi: { $goals }.

## Finire il turno

la-strada-play-end-button = Fine turno
la-strada-play-end-sure = { $lost ->
    [1] Finire il turno con { $days } giorni? Nessuno ne ha mai più di { $most }: uno andrebbe perso.
   *[other] Finire il turno con { $days } giorni? Nessuno ne ha mai più di { $most }: { $lost } andrebbero persi.
}
la-strada-play-end-anyway-button = Finisci lo stesso

## Piazzare una bottega

la-strada-play-sites = Piazza una bottega in…
la-strada-play-rows = … o guarda una riga della mappa
la-strada-play-row = Riga { $row }
la-strada-play-hex = { $hex }
la-strada-play-near = { $tiles ->
    [1] A una tessera: { $settlements }
   *[other] A { $tiles } tessere: { $settlements }
}
la-strada-play-near-nothing = Lontano da ogni insediamento
la-strada-play-site-sure = Piazzare una bottega in { $hex }?
la-strada-play-site-button = Piazzala

## Rifiuti, con qualcosa da fare al loro posto

la-strada-play-nearest = La strada più simile che puoi costruire collega { THE($settlement) }: { $road }, per { $cost } giorni.
la-strada-play-nearest-site = L’esagono permesso più vicino è { $hex }.
la-strada-play-no-settlement = In { $hex } non c’è alcun insediamento: indicane uno, o una strada intera come C3-D4-E4.
la-strada-play-too-dear = { $days ->
    [0] La strada più economica per { THE($settlement) } costa { $cost } giorni; non ne hai nessuno.
   *[other] La strada più economica per { THE($settlement) } costa { $cost } giorni; tu ne hai { $days }.
}
la-strada-play-out-of-reach = Dai tuoi punti di partenza nessuna strada di { $most } giorni o meno raggiunge più { THE($settlement) }.
