# La Strada: nomi, mosse, cronaca, tabellone, rifiuti.

la-strada-name = La Strada

## Terreni e insediamenti

la-strada-terrain-plain = pianura
    .the = la pianura
la-strada-terrain-forest = foresta
    .the = la foresta
la-strada-terrain-hill = collina
    .the = la collina

la-strada-kind-hamlet = fattoria
    .the = la fattoria
la-strada-kind-village = paese
    .the = il paese
la-strada-kind-town = borgo
    .the = il borgo
la-strada-kind-city = città
    .the = la città

# Un insediamento con il suo esagono: «paese E4».
la-strada-settlement-hamlet = fattoria { $hex }
    .the = la fattoria { $hex }
la-strada-settlement-village = paese { $hex }
    .the = il paese { $hex }
la-strada-settlement-town = borgo { $hex }
    .the = il borgo { $hex }
la-strada-settlement-city = città { $hex }
    .the = la città { $hex }

# Quanto oro, come si legge nelle frasi qui sotto.
la-strada-gold = { $gold ->
    [1] un pezzo d’oro
   *[other] { $gold } pezzi d’oro
}

## Opzioni di un tavolo, come in «con partenza equilibrata»

la-strada-option-balanced-start = partenza equilibrata
la-strada-option-balanced-start-what = Compensa il vantaggio del primo turno.
la-strada-option-late-reveal = insediamenti rivelati dopo le botteghe
la-strada-option-late-reveal-what = Gli insediamenti si rivelano solo quando ci sono tutte le botteghe.
la-strada-option-ten-kept = dieci giorni conservati, sei aggiunti
la-strada-option-ten-kept-what = Se ne conservano fino a dieci e se ne aggiungono sei: fino a sedici giorni in un turno.

## Mosse, come etichette di cento caratteri al massimo

la-strada-move-workshop = Bottega in { $hex }
la-strada-move-build = Costruisci { $road }
la-strada-move-end = Finisci il turno

## Che cosa è successo

la-strada-event-game-began = La mappa è pronta. Le botteghe si piazzano in questo ordine: { $players }. Il primo turno tocca { TO($first) }.
la-strada-event-settlements-revealed = Gli insediamenti sono rivelati.
la-strada-event-workshop-placed = { $player } piazza una bottega in { $hex }.
la-strada-event-turn-began = { $days ->
    [1] Tocca { TO($player) }, con un giorno da spendere.
   *[other] Tocca { TO($player) }, con { $days } giorni da spendere.
}
la-strada-event-link-built = { $cubes ->
    [1] { $player } collega { THE($settlement) } con { $road } spendendo { $cost } giorni; il primo cubo lì vale ora { $gold }.
   *[other] { $player } collega { THE($settlement) } con { $road } spendendo { $cost } giorni; i { $cubes } cubi lì valgono ora { $gold } ciascuno.
}
la-strada-event-link-built-transit = { $player } collega { THE($settlement) } con { $road } spendendo { $cost } giorni, passando per { $transits }: { $gold }.
la-strada-event-turn-ended = { $days ->
    [0] { $player } finisce il turno e non conserva alcun giorno.
    [1] { $player } finisce il turno e conserva un giorno.
   *[other] { $player } finisce il turno e conserva { $days } giorni.
}
la-strada-event-turn-over = { $days ->
    [0] { $player } ha speso tutti i giorni e il turno è finito.
    [1] { $player } non può pagare altri collegamenti e conserva un giorno.
   *[other] { $player } non può pagare altri collegamenti e conserva { $days } giorni.
}
la-strada-event-cut-off = { $cause ->
    [cubes] { $player } non ha più cubi e non può collegare altro.
   *[ways] { $player } non trova più una via verso un nuovo insediamento.
}
la-strada-event-resigned = { $player } abbandona. Le sue strade e i suoi cubi restano.

## Un turno in una riga

la-strada-turn-links = { $days ->
    [1] { $player }: { $hexes }, un giorno
   *[other] { $player }: { $hexes }, { $days } giorni
}
la-strada-turn-workshops = { $count ->
    [1] { $player }: bottega in { $hexes }
   *[other] { $player }: botteghe in { $hexes }
}
la-strada-turn-saved = { $days ->
    [0] { $player }: fine del turno, nessun giorno conservato
    [1] { $player }: fine del turno, un giorno conservato
   *[other] { $player }: fine del turno, { $days } giorni conservati
}

## Perché un computer ha giocato quella mossa

la-strada-why-first = { $gold } per una strada di { $days } giorni, senza dividere con nessuno.
la-strada-why-joined = { $gold } per una strada di { $days } giorni, anche se ci sono già altri.
la-strada-why-shared = { $others ->
    [1] { $gold }, e per chi c’era già { $lost } in meno.
   *[other] { $gold }, e per ciascuno degli altri { $others } { $lost } in meno.
}
la-strada-why-spoiled = { $others ->
    [1] Non porta oro, ma toglie { $lost } a chi c’era già.
   *[other] Non porta oro, ma toglie { $lost } a ciascuno degli altri { $others }.
}
la-strada-why-saved = { $days ->
    [1] Un giorno da parte per una strada più lunga al prossimo turno.
   *[other] { $days } giorni da parte per una strada più lunga al prossimo turno.
}
la-strada-why-near = { $count ->
    [1] Un insediamento si trova a non più di tre esagoni.
   *[other] { $count } insediamenti si trovano a non più di tre esagoni.
}
la-strada-why-near-best = { $count ->
    [1] A non più di tre esagoni si trova { THE($settlement) }.
   *[other] { $count } insediamenti si trovano a non più di tre esagoni, tra cui { THE($settlement) }.
}

## Che cosa fare adesso

la-strada-prompt-workshop = Piazza una bottega su un esagono libero di pianura.
la-strada-prompt-turn = { $days ->
    [1] Un solo giorno di viaggio da spendere: non resta che finire il turno.
   *[other] { $days } giorni di viaggio da spendere (se ne tengono al massimo { $most }).
}
la-strada-prompt-over = La partita è finita.
la-strada-progress = Giro { $round }; insediamenti collegati: { $linked } su { $most }.
la-strada-progress-workshops = Botteghe ancora da piazzare: { $count }.

## Il tabellone in parole

la-strada-board-free-forest = Foreste libere, 3 giorni a tessera: { $hexes }.
la-strada-board-free-hill = Colline libere, 4 giorni a tessera: { $hexes }.
la-strada-board-free-plain = Tutti gli altri esagoni liberi sono pianura, 2 giorni a tessera.
la-strada-board-face-down = Insediamenti ancora coperti: { $hexes }.
la-strada-board-kind = { $kind }, { $gold } per un primo cubo: { $settlements }.
# Un insediamento che nessuno ha collegato.
la-strada-board-settlement-free = { $hex }
la-strada-board-settlement = { $cubes ->
    [1] { $hex } ({ $players }: { $gold })
   *[other] { $hex } ({ $players }: { $gold } ciascuno)
}
la-strada-board-seat = { $player }: { $gold }, { $days ->
    [1] un giorno
   *[other] { $days } giorni
}, { $cubes ->
    [0] nessun cubo rimasto
    [1] un cubo rimasto
   *[other] { $cubes } cubi rimasti
}; tessere rimaste: { $plain } di pianura, { $forest } di foresta, { $hill } di collina.
la-strada-board-resigned = { $player }: abbandono, { $gold }.
la-strada-board-workshops = { $count ->
    [1] Bottega di { $player }: { $hexes }.
   *[other] Botteghe di { $player }: { $hexes }.
}
la-strada-board-roads = Strade di { $player }: { $roads }.
la-strada-board-last-road = Ultima strada, di { $player }: { $road }.
la-strada-board-last-workshop = Ultima bottega, di { $player }: { $hex }.
la-strada-board-turn = Tocca { TO($player) }.
la-strada-board-over = La partita è finita.

la-strada-plan = In programma: { $road }, che costa { $days } giorni.
la-strada-plan-workshop = In programma: una bottega in { $hex }.

## Fine e punteggio

la-strada-kinds-hamlet = Fattorie
la-strada-kinds-village = Paesi
la-strada-kinds-town = Borghi
la-strada-kinds-city = Città
la-strada-score-hamlet = oro delle fattorie
la-strada-score-village = dei paesi
la-strada-score-town = dei borghi
la-strada-score-city = delle città
la-strada-tie-days = giorni rimasti
la-strada-tally-gold = Oro
la-strada-end-cut-off = Nessun collegamento possibile.
la-strada-ended-cut-off = Per { $players } non c’è più nulla da collegare.
la-strada-end-occupied = Ogni insediamento ha il suo cubo.
la-strada-end-stalled = Due giri senza un solo collegamento.
la-strada-end-resigned = La partita si chiude con un abbandono.

## Rifiuti: che cosa le regole non permettono

la-strada-refusal-game-over = Questa partita è finita.
la-strada-refusal-not-your-turn = Non è il tuo turno: tocca { TO($owner) }.
la-strada-refusal-already-resigned = Hai già abbandonato.
la-strada-refusal-workshops-first = Prima si piazzano tutte le botteghe; poi si costruiscono le strade.
la-strada-refusal-workshops-stand = Tutte le botteghe sono già piazzate.
la-strada-refusal-no-such-hex = Questo esagono non esiste.
la-strada-refusal-workshop-on-settlement = { $hex } è riservato a un insediamento; una bottega sta su un esagono di pianura.
la-strada-refusal-workshop-not-plain = { $terrain ->
    [forest] { $hex } è foresta; una bottega sta su un esagono di pianura.
   *[hill] { $hex } è collina; una bottega sta su un esagono di pianura.
}
la-strada-refusal-workshop-there = C’è già una bottega in { $hex } ({ $owner }).
la-strada-refusal-workshop-too-near = { $hex } tocca la bottega in { $other } ({ $owner }); tra due botteghe ci vuole almeno un esagono.
la-strada-refusal-workshop-cut-off = Da { $hex } nessun insediamento è raggiungibile in { $most } giorni: lì non può stare una bottega.
la-strada-refusal-which-road = Indica ogni esagono della strada, dalla partenza al nuovo insediamento: «costruisci C3-D4-E4».
la-strada-refusal-not-adjacent = { $one } e { $other } non si toccano: indica ogni esagono della strada.
la-strada-refusal-hex-twice = La strada passa due volte per { $hex }.
la-strada-refusal-start-not-linked = Non hai ancora collegato { THE($settlement) }: una tua strada non può partire da lì.
la-strada-refusal-start-foreign-workshop = La bottega in { $hex } non è tua ({ $owner }).
la-strada-refusal-start-nowhere = Nessuna strada può partire da { $hex }: parti dalla tua bottega o da un insediamento che hai collegato.
la-strada-refusal-unfinished = La strada finisce in { $hex }, in aperta campagna: deve raggiungere un nuovo insediamento in questa stessa mossa.
la-strada-refusal-no-tile-between = La tua bottega tocca già { THE($settlement) }, ma questo non è un collegamento: ci vuole almeno una tessera, da un altro lato o da un altro punto.
la-strada-refusal-already-linked = Hai già collegato { THE($settlement) }.
la-strada-refusal-occupied = C’è già un cubo ({ $settlement }). Puoi passarci, ma la strada deve proseguire fino a un insediamento libero.
la-strada-refusal-passes-settlement = Un collegamento finisce al primo nuovo insediamento che raggiunge, qui { THE($settlement) }. Poi costruisci da lì.
la-strada-refusal-hex-taken = C’è già una tessera di strada in { $hex } ({ $owner }).
la-strada-refusal-sharp-bend = Da { $before } { TO($after) } per { $hex } la curva è troppo stretta: una tessera è diritta o curva dolcemente.
la-strada-refusal-no-cube = Non hai più cubi: non puoi collegare altro.
la-strada-refusal-tiles-gone = { $terrain ->
    [plain] Questa strada richiede { $needed } tessere di pianura; te ne restano { $left }.
    [forest] Questa strada richiede { $needed } tessere di foresta; te ne restano { $left }.
   *[hill] Questa strada richiede { $needed } tessere di collina; te ne restano { $left }.
}
la-strada-refusal-too-long = Questa strada costa { $cost } giorni; nessuno ne ha mai più di { $most }.
la-strada-refusal-too-few-days = { $days ->
    [1] Questa strada costa { $cost } giorni; tu ne hai uno.
   *[other] Questa strada costa { $cost } giorni; tu ne hai { $days }.
}

## Rifiuti: ciò che non si legge come una mossa

la-strada-refusal-nothing-written = Scrivi una mossa, per esempio «bottega D7», «costruisci C3-D4-E4» o «fine».
la-strada-refusal-unknown-verb = Una mossa comincia con bottega, costruisci o fine, non con «{ $words }».
la-strada-refusal-just-end = Per finire il turno scrivi soltanto «fine».
la-strada-refusal-unknown-hex = Non c’è un esagono «{ $words }». Un esagono si indica con la riga e il posto, da A1 a N7, senza I e O.
la-strada-refusal-which-hex = Indica un esagono per la bottega: «bottega D7».

## Parole che si possono scrivere: i modi di scriverle, separati da virgole

la-strada-typed-workshop = bottega, piazzare, piazza, metti, piazzare bottega, piazza bottega, metti bottega
la-strada-typed-build = costruire, costruisci, collegare, collega, strada, costruire strada, costruisci strada
la-strada-typed-end = fine, finire, finisci, fine turno, finire turno, finisci turno, passare, passa
# Ciò che non dice nulla.
la-strada-typed-nothing = esagono, turno, in, su, verso, per, fino
