# Strada Romana: nomi, mosse, racconto, tabellone, rifiuti.

strada-romana-name = Strada Romana

## Merci e carri

strada-romana-good-wheat = grano
    .the = il grano
strada-romana-good-wine = vino
    .the = il vino
strada-romana-good-oil = olio
    .the = l’olio
strada-romana-good-metal = metalli
    .the = i metalli
strada-romana-good-hides = pelli
    .the = le pelli
strada-romana-good-marble = marmo
    .the = il marmo

strada-romana-wagon-pseudolus = Pseudolus
strada-romana-wagon-curculio = Curculio
strada-romana-wagon-plotus = Plotus
strada-romana-wagon-ballio = Ballio
strada-romana-wagon-demetrius = Demetrius
strada-romana-wagon-stichus = Stichus
strada-romana-wagon-epidicus = Epidicus
strada-romana-wagon-sosia = Sosia
strada-romana-wagon-tranio = Tranio
strada-romana-wagon-palaestrio = Palaestrio

strada-romana-coins = { $coins ->
    [1] una moneta
   *[other] { $coins } monete
}

## Opzioni di un tavolo, come in «con …»

strada-romana-option-idle-rounds = giri senza progressi prima che la partita si interrompa:
strada-romana-option-idle-rounds-what = Quanti giri senza progressi chiudono la partita.

## Mosse, come etichette di cento caratteri al massimo

strada-romana-move-buy = { $special ->
    [lateral] Compra il movimento laterale per { $price }
    [diagonal] Compra il movimento diagonale per { $price }
    [extra] Compra il movimento supplementare per { $price }
   *[stacking] Compra l’impilamento per { $price }
}
strada-romana-move-run = { $wagon }: { $route }
strada-romana-move-run-arrive = { $wagon }: { $route } e fino a destinazione
strada-romana-move-arrive = { $wagon }: fino a destinazione
strada-romana-move-tile = Prendi la tessera della zona { $area }
strada-romana-move-cube = Prendi il cubo accanto a { $square }
strada-romana-move-end = Finisci il turno
strada-romana-move-look = Guarda le tessere carro e tienine una
strada-romana-move-choose = Tieni la tessera di { $wagon }
strada-romana-move-pass = Passa e prendi una moneta

## Che cosa è successo

# Un giocatore nell'ordine dei turni, con le sue monete di partenza.
strada-romana-player-coins = { $coins ->
    [1] { $player } (una moneta)
   *[other] { $player } ({ $coins } monete)
}
strada-romana-event-game-began = Carri e merci sono al loro posto. L’ordine dei turni: { $players }.
strada-romana-event-special-bought = { $special ->
    [lateral] { $player } compra il movimento laterale per { $price }; monete rimaste: { $coins }.
    [diagonal] { $player } compra il movimento diagonale per { $price }; monete rimaste: { $coins }.
    [extra] { $player } compra il movimento supplementare per { $price }; monete rimaste: { $coins }.
   *[stacking] { $player } compra l’impilamento per { $price }; monete rimaste: { $coins }.
}
strada-romana-event-wagon-entered = { $player } porta { $wagon } sulla strada: { $route }.
strada-romana-event-wagon-ran = { $player } muove { $wagon }: { $route }.
strada-romana-event-wagon-arrived = { $to ->
    [rome] { $player } porta { $wagon } a Roma passando per { $route }. Carri arrivati: { $arrivals }.
   *[ostia] { $player } porta { $wagon } a Ostia-Portus passando per { $route }. Carri arrivati: { $arrivals }.
}
strada-romana-event-tile-taken = { $coins ->
    [0] { $player } prende la tessera «{ $good }» della zona { $area }, che non porta monete; al suo posto: { $follows }.
    [1] { $player } prende la tessera «{ $good }» della zona { $area }, che porta una moneta; al suo posto: { $follows }.
   *[other] { $player } prende la tessera «{ $good }» della zona { $area }, che porta { $coins } monete; al suo posto: { $follows }.
}
strada-romana-event-tile-taken-last = { $coins ->
    [0] { $player } prende la tessera «{ $good }» della zona { $area }, che non porta monete; nel sacchetto non ce ne sono più.
    [1] { $player } prende la tessera «{ $good }» della zona { $area }, che porta una moneta; nel sacchetto non ce ne sono più.
   *[other] { $player } prende la tessera «{ $good }» della zona { $area }, che porta { $coins } monete; nel sacchetto non ce ne sono più.
}
strada-romana-event-cube-taken = { $player } prende il cubo «{ $good }» accanto a { $square }; al suo posto: { $follows }.
strada-romana-event-cube-taken-last = { $player } prende il cubo «{ $good }» accanto a { $square }; nel sacchetto non ce ne sono più.
strada-romana-event-coins-changed = { $points ->
    [1] { $player } cambia cinque monete in un punto vittoria; monete rimaste: { $coins }, punti vittoria ancora disponibili: { $left }.
   *[other] { $player } cambia monete in { $points } punti vittoria; monete rimaste: { $coins }, punti vittoria ancora disponibili: { $left }.
}
strada-romana-event-stack-looked-at = { $player } guarda le tessere carro.
strada-romana-event-tile-kept = { $player } tiene una tessera carro ({ $tiles } su { $most } al massimo).
strada-romana-event-tile-chosen = { $player } tiene la tessera di { $wagon }; nessun altro lo sa.
strada-romana-event-passed = { $player } passa e prende una moneta; monete ora: { $coins }.
strada-romana-event-turn-ended = { $unused ->
    [0] { $player } finisce il turno.
    [1] { $player } finisce il turno con un punto di movimento non usato.
   *[other] { $player } finisce il turno con { $unused } punti di movimento non usati.
}
strada-romana-event-resigned = { $player } abbandona. Merci, punti e tessere carro restano suoi.
strada-romana-event-tiles-shown = { $points ->
    [-1] { $player } mostra ciò che teneva in segreto: { $wagons } (meno un punto).
    [1] { $player } mostra ciò che teneva in segreto: { $wagons } (un punto).
   *[other] { $player } mostra ciò che teneva in segreto: { $wagons } ({ $points } punti).
}

## Un turno in una riga: che cosa fa qualcuno, una cosa dopo l’altra

strada-romana-turn = { $player }: { $deeds }
strada-romana-turn-ran = { $wagon } { $route }
strada-romana-turn-arrived = { $to ->
    [rome] { $wagon } { $route } a Roma (arrivati { $arrivals } su { $most })
   *[ostia] { $wagon } { $route } a Ostia-Portus (arrivati { $arrivals } su { $most })
}
strada-romana-turn-tile = tessera «{ $good }» ({ $area })
strada-romana-turn-cube = cubo «{ $good }» ({ $square })
strada-romana-turn-special = { $special ->
    [lateral] movimento laterale
    [diagonal] movimento diagonale
    [extra] movimento supplementare
   *[stacking] impilamento
}
strada-romana-turn-points = { $points ->
    [1] un punto vittoria
   *[other] { $points } punti vittoria
}
strada-romana-turn-looked = uno sguardo alle tessere carro
strada-romana-turn-kept = una tessera carro tenuta
strada-romana-turn-chosen = la tessera di { $wagon } tenuta in segreto
strada-romana-turn-passed = passa e prende una moneta
strada-romana-turn-ended = fine del turno

## Perché un computer ha giocato quella mossa

strada-romana-why-arrived = { $left ->
    [0] Il quarto arrivo chiude la partita; un carro arrivato vale { $points } punti per chi tiene la sua tessera.
    [1] Un carro arrivato vale { $points } punti per chi tiene la sua tessera; ancora uno e la partita finisce.
   *[other] Un carro arrivato vale { $points } punti per chi tiene la sua tessera; ancora { $left } e la partita finisce.
}
strada-romana-why-stop-pair = Dove si ferma si può prendere { THE($good) } e completare un contratto.
strada-romana-why-stop = Dove si ferma si può prendere { THE($good) }.
strada-romana-why-forward = Il carro è più vicino alla destinazione.
strada-romana-why-aside = Un’altra corsia gli permette di proseguire.
strada-romana-why-pair = { $coins ->
    [0] Un contratto è completo: «{ $good }».
    [1] Un contratto è completo: «{ $good }»; e una moneta in più.
   *[other] Un contratto è completo: «{ $good }»; e { $coins } monete in più.
}
strada-romana-why-tile-alone = { $coins ->
    [0] Con un cubo «{ $good }» sarebbe un contratto.
    [1] Porta una moneta, e con un cubo «{ $good }» sarebbe un contratto.
   *[other] Porta { $coins } monete, e con un cubo «{ $good }» sarebbe un contratto.
}
strada-romana-why-cube-alone = Con una tessera «{ $good }» sarebbe un contratto.
strada-romana-why-special = Apre vie che il movimento semplice non permette.
strada-romana-why-tile = Una tessera carro vale { $points } punti se il suo carro arriva in tempo.
strada-romana-why-coin = Le monete comprano movimenti speciali, e { $coins } fanno un punto vittoria.

## Che cosa fare adesso

strada-romana-prompt-turn = Muovi dei carri, cerca una tessera carro, o passa per una moneta.
strada-romana-prompt-looking = Tieni una delle tessere della pila; non si può restituire.
strada-romana-prompt-moves-must = { $points ->
    [1] Continua: resta un punto di movimento.
   *[other] Continua: restano { $points } punti di movimento.
}
strada-romana-prompt-moves-may = Continua, oppure finisci il turno.
strada-romana-prompt-goods-must = Prendi merci o continua (movimento: { $points }).
strada-romana-prompt-goods-may = { $points ->
    [0] Prendi merci, oppure finisci il turno.
   *[other] Prendi merci, continua, oppure finisci il turno.
}
strada-romana-prompt-over = La partita è finita.
strada-romana-progress = Carri arrivati: { $count } su { $most }; punti vittoria rimasti: { $left }.

## Il tabellone in parole

strada-romana-board-to-rome = Verso Roma: { $wagons }.
strada-romana-board-to-ostia = Verso Ostia-Portus: { $wagons }.
strada-romana-board-wagon = { $wagon } { $square }
strada-romana-board-wagon-in-box = { $wagon } (non ancora sulla strada)
strada-romana-board-arrived = { $count ->
    [0] Nessun carro è ancora arrivato; il quarto chiude la partita.
   *[other] Carri arrivati, { $count } su 4: { $wagons }.
}
strada-romana-board-areas = Tessere per zona: { $places }.
strada-romana-board-markets = Cubi per casella del loro mercato: { $places }.
# Una zona o una casella con la merce che vi si trova.
strada-romana-board-place = { $place } { $good }
strada-romana-board-place-empty = { $place } niente
strada-romana-board-bag-tiles = Tessere nel sacchetto: { $goods }.
strada-romana-board-bag-cubes = Cubi nel sacchetto: { $goods }.
strada-romana-board-count = { $good } { $count }
strada-romana-board-nothing = niente
strada-romana-board-seat = { $player }, punti: { $score } (di cui { $points } in punti vittoria); monete: { $coins }; tessere carro: { $tiles }.
strada-romana-board-resigned = { $player }: abbandono; punti: { $score }.
strada-romana-board-goods = Merci di { $player }, contratti: { $contracts }; tessere spaiate: { $tiles }; cubi spaiati: { $cubes }.
strada-romana-board-shown = Tessere carro di { $player }: { $wagons }.
strada-romana-board-left = Ancora disponibili, punti vittoria: { $points }; tessere carro: { $tiles }.
strada-romana-board-sum = Il piccolo conto sotto i punti, nell’immagine: punti vittoria + il maggior numero di contratti in una merce × il numero di merci con un contratto − merci spaiate; alla fine anche le tessere carro.
strada-romana-board-removed = La tessera carro messa da parte: { $wagon }.
strada-romana-board-idle = { $left ->
    [1] Turni senza progressi: { $count }. Ancora uno e la partita si interrompe.
   *[other] Turni senza progressi: { $count }. Ancora { $left } e la partita si interrompe.
}
strada-romana-board-last = Ultima corsa, di { $player }: { $runs }.
strada-romana-board-run-arrives = { $to ->
    [rome] { $run } fino a Roma
   *[ostia] { $run } fino a Ostia-Portus
}
strada-romana-board-turn = Tocca { TO($player) }.
strada-romana-board-over = La partita è finita.

strada-romana-plan = In programma: { $run }.

## Le proprie tessere carro in parole

strada-romana-hand = Le tue tessere carro: { $wagons }.
strada-romana-hand-stack = Nella pila: { $wagons }.
strada-romana-hand-remembered = Quando ne hai tenuta una l’ultima volta, nella pila restavano: { $wagons }.

## Fine e punteggio

strada-romana-score-points = punti vittoria
strada-romana-score-wagon-tiles = tessere carro
strada-romana-score-contracts = contratti
strada-romana-score-singles = merci spaiate
strada-romana-tie-coins = monete
strada-romana-tie-turn = ultimo turno giocato prima
strada-romana-tally-points = Punti (tessere carro alla fine)
strada-romana-end-arrivals = Il quarto carro è arrivato.
strada-romana-end-points = Non restano punti vittoria.
strada-romana-end-stalled = Da troppo tempo solo spostamenti.
strada-romana-end-resigned = La partita si chiude con un abbandono.

## Che cosa è cambiato da quando una mossa è stata pianificata

strada-romana-changed-wagon = { $wagon } ora è in { $square }.
strada-romana-changed-area = Nella zona { $place } la tessera ora è: { $good }.
strada-romana-changed-area-empty = Nella zona { $place } non c’è più nessuna tessera.
strada-romana-changed-market = Accanto a { $place } il cubo ora è: { $good }.
strada-romana-changed-market-empty = Accanto a { $place } non c’è più nessun cubo.

## Rifiuti: che cosa le regole non permettono

strada-romana-refusal-game-over = Questa partita è finita.
strada-romana-refusal-not-your-turn = Non è il tuo turno: tocca { TO($owner) }.
strada-romana-refusal-already-resigned = Hai già abbandonato.
strada-romana-refusal-keep-one-first = Stai guardando le tessere carro: prima tienine una.
strada-romana-refusal-turn-begun = In questo turno hai già cominciato a muovere dei carri: continua, oppure finisci il turno.
strada-romana-refusal-nothing-begun = Non si è ancora mosso nulla: muovi dei carri, tieni una tessera carro o passa.
strada-romana-refusal-no-such-wagon = Questo carro non esiste.
strada-romana-refusal-wagon-arrived = { $wagon } è arrivato e non si muove più.
strada-romana-refusal-wagon-finished = { $wagon } ha finito la sua corsa in questo turno: ogni carro si muove una volta.
strada-romana-refusal-no-points = { $points ->
    [1] Hai usato il tuo punto di movimento; non te ne restano.
   *[other] Hai usato { $points } punti di movimento; non te ne restano.
}
strada-romana-refusal-which-squares = Indica le caselle che { $wagon } percorre, o almeno l’ultima.
strada-romana-refusal-too-far = { $left ->
    [1] Questa corsa richiede { $needed } punti di movimento; te ne resta uno.
   *[other] Questa corsa richiede { $needed } punti di movimento; te ne restano { $left }.
}
strada-romana-refusal-no-such-square = Questa casella non esiste.
strada-romana-refusal-blocked = { $wagon } non può passare per { $square }: lì c’è { $other }.
strada-romana-refusal-stop-taken = { $wagon } non può fermarsi in { $square }: lì c’è { $other }. Con l’impilamento si può soltanto passare.
strada-romana-refusal-not-first = { $wagon } entra sulla strada da una di queste caselle: { $squares }.
strada-romana-refusal-no-step = { $wagon } è già in { $here }.
strada-romana-refusal-needs-lateral = Da { $here } a { $square } è un passo di lato: ci vuole il movimento laterale, comprato prima del primo passo.
strada-romana-refusal-needs-diagonal = Da { $here } a { $square } è un passo in diagonale, senza linea: ci vuole il movimento diagonale, comprato prima del primo passo.
strada-romana-refusal-backwards = { $to ->
    [rome] { $wagon } va verso Roma e non può tornare indietro da { $here } a { $square }.
   *[ostia] { $wagon } va verso Ostia-Portus e non può tornare indietro da { $here } a { $square }.
}
strada-romana-refusal-not-joined = Nessun passo porta { $wagon } da { $here } a { $square }.
strada-romana-refusal-not-there-yet = { $to ->
    [rome] { $wagon } raggiunge Roma soltanto da una casella della colonna 12.
   *[ostia] { $wagon } raggiunge Ostia-Portus soltanto da una casella della colonna 1.
}
strada-romana-refusal-already-bought = { $special ->
    [lateral] Per questo turno hai già comprato il movimento laterale.
    [diagonal] Per questo turno hai già comprato il movimento diagonale.
    [extra] Per questo turno hai già comprato il movimento supplementare.
   *[stacking] Per questo turno hai già comprato l’impilamento.
}
strada-romana-refusal-buy-first = Un movimento speciale si compra prima del primo passo del turno.
strada-romana-refusal-too-few-coins = { $special ->
    [lateral] Il movimento laterale costa { $price }; ne hai { $coins }.
    [diagonal] Il movimento diagonale costa { $price }; ne hai { $coins }.
    [extra] Il movimento supplementare costa { $price }; ne hai { $coins }.
   *[stacking] L’impilamento costa { $price }; ne hai { $coins }.
}
strada-romana-refusal-special-useless = { $special ->
    [lateral] Neanche con il movimento laterale si potrebbe muovere un carro.
    [diagonal] Neanche con il movimento diagonale si potrebbe muovere un carro.
    [extra] Neanche con il movimento supplementare si potrebbe muovere un carro.
   *[stacking] Neanche con l’impilamento si potrebbe muovere un carro.
}
strada-romana-refusal-no-such-area = Questa zona non esiste: vanno da I a VI.
strada-romana-refusal-no-such-market = Questo mercato non esiste.
strada-romana-refusal-one-of-each = { $taken ->
    [cube] In un turno si prendono una tessera e un cubo; hai già preso il tuo cubo.
   *[tile] In un turno si prendono una tessera e un cubo; hai già preso la tua tessera.
}
strada-romana-refusal-one-good = In un turno si prende una sola merce, tessera o cubo; hai già preso la tua.
strada-romana-refusal-run-first = Le merci si prendono da un carro che si è appena mosso ed è ancora sulla strada.
strada-romana-refusal-wrong-area = { $wagon } è in { $square }, zona { $areas }, non { $area }.
strada-romana-refusal-area-empty = Nella zona { $area } non c’è alcuna tessera: il sacchetto non ne ha più.
strada-romana-refusal-no-market = { $wagon } è in { $square }, senza un mercato accanto.
strada-romana-refusal-wrong-market = { $wagon } è in { $square }, non accanto al mercato di { $market }.
strada-romana-refusal-market-empty = Accanto a { $square } non c’è alcun cubo: il sacchetto non ne ha più.
strada-romana-refusal-points-left = { $left ->
    [1] Un punto di movimento va ancora usato: { $wagon }, per esempio, può muoversi.
   *[other] { $left } punti di movimento vanno ancora usati: { $wagon }, per esempio, può muoversi.
} Un turno in cui si muove usa tre punti di movimento, finché un carro può fare un passo con quello che hai comprato. Non deve essere quello appena mosso; solo chi ha finito la corsa resta fermo. Il quarto punto del movimento supplementare si usa o no, come vuoi.
strada-romana-refusal-hand-full = Hai { $most } tessere carro; nessuno ne tiene di più, e nessuna si restituisce.
strada-romana-refusal-stack-empty = Nella pila non resta alcuna tessera carro.
strada-romana-refusal-look-first = Prima guarda la pila delle tessere carro; poi ne tieni una.
strada-romana-refusal-not-in-stack = La tessera di { $wagon } non è nella pila.

## Rifiuti: ciò che non si legge come una mossa

strada-romana-refusal-nothing-written = Scrivi una mossa, per esempio «Ballio 3H 4H», «tessera III», «cubo 5H», «compra laterale», «guarda», «passa» o «fine».
strada-romana-refusal-unknown-verb = Una mossa comincia con un carro o con compra, tessera, cubo, guarda, tieni, passa o fine, non con «{ $words }».
strada-romana-refusal-just-verb = { $verb ->
    [end] Per finire il turno scrivi soltanto «fine».
    [look] Per guardare le tessere carro scrivi soltanto «guarda».
   *[pass] Per passare scrivi soltanto «passa».
}
strada-romana-refusal-which-wagon = Indica un carro, per esempio «Ballio».
strada-romana-refusal-unknown-wagon = Non c’è un carro «{ $words }».
strada-romana-refusal-unknown-square = Non c’è una casella «{ $words }». Le caselle si indicano con colonna e altezza, da 1H a 12L; non tutte le colonne hanno H, C e L.
strada-romana-refusal-wrong-way = { $to ->
    [rome] { $wagon } va verso Roma.
   *[ostia] { $wagon } va verso Ostia-Portus.
}
strada-romana-refusal-which-special = Un movimento speciale si chiama laterale, diagonale, supplementare o impilamento: «compra laterale».
strada-romana-refusal-which-area = Indica la zona di cui prendi la tessera: «tessera III».
strada-romana-refusal-which-market = Indica la casella del mercato da cui prendi il cubo: «cubo 5H».
strada-romana-refusal-no-market-there = Accanto a { $square } non c’è un mercato.
strada-romana-refusal-other-cube = Il cubo accanto a { $square } non è di questo tipo ({ $good }).
strada-romana-refusal-unknown-good = Nessuna merce si chiama «{ $words }». Ci sono: grano, vino, olio, metalli, pelli e marmo.

## Parole che si possono scrivere: i modi di scriverle, separati da virgole

strada-romana-typed-run = muovere, muovi, corsa, portare, porta
strada-romana-typed-arrives = arriva, arrivare, arrivo, destinazione
strada-romana-typed-rome = Roma, fino a Roma
strada-romana-typed-ostia = Ostia, Ostia-Portus, fino a Ostia-Portus, fino a Ostia
strada-romana-typed-buy = comprare, compra
strada-romana-typed-lateral = laterale, movimento laterale
strada-romana-typed-diagonal = diagonale, movimento diagonale
strada-romana-typed-extra = supplementare, movimento supplementare
strada-romana-typed-stacking = impilamento
strada-romana-typed-tile = tessera, tessera merce
strada-romana-typed-cube = cubo
strada-romana-typed-look = guardare, guarda, cercare, cerca
strada-romana-typed-choose = tenere, tieni, scegliere, scegli
strada-romana-typed-pass = passare, passa
strada-romana-typed-end = fine, finire, finisci, fine turno, finisci turno
# Ciò che non dice nulla.
strada-romana-typed-nothing = prendere, prendi, carro, tessera carro, zona, casella, in, per, su, fino
