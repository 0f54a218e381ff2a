# Stratego 4: nomi, mosse, racconto, tabellone, rifiuti.

stratego4-name = Stratego 4

## Gradi: per intero, in breve, con il numero

stratego4-rank-marshal = maresciallo
    .the = il maresciallo
stratego4-rank-general = generale
    .the = il generale
stratego4-rank-major = maggiore
    .the = il maggiore
stratego4-rank-captain = capitano
    .the = il capitano
stratego4-rank-lieutenant = tenente
    .the = il tenente
stratego4-rank-sergeant = sergente
    .the = il sergente
stratego4-rank-scout = esploratore
    .the = l’esploratore
stratego4-rank-spy = spia
    .the = la spia
stratego4-rank-cannon = cannone
    .the = il cannone

stratego4-rank-marshal-short = Mar
# As in English.
stratego4-rank-general-short = Gen
stratego4-rank-major-short = Mag
stratego4-rank-captain-short = Cap
stratego4-rank-lieutenant-short = Ten
stratego4-rank-sergeant-short = Ser
stratego4-rank-scout-short = Esp
stratego4-rank-spy-short = Spi
stratego4-rank-cannon-short = Can

stratego4-ranked = { $rank } ({ $number })
    .the = { THE($rank) } ({ $number })

## Caselle: il nome, e con una preposizione

stratego4-space = { $space ->
    [ring] la cinta
    [turret] la torre
   *[field] { $space }
}
stratego4-on = { $space ->
    [ring] sulla cinta
    [turret] sulla torre
   *[field] in { $space }
}
stratego4-from = { $space ->
    [ring] dalla cinta
    [turret] dalla torre
   *[field] da { $space }
}
stratego4-to = { $space ->
    [ring] sulla cinta
    [turret] sulla torre
   *[field] a { $space }
}

## Formazioni

stratego4-formation-phalanx = La falange
stratego4-formation-phalanx-about = Il maresciallo al centro del fronte, la bandiera ben protetta
stratego4-formation-hammer = Il martello
stratego4-formation-hammer-about = Forte a sinistra, debole a destra
stratego4-formation-patience = La pazienza
stratego4-formation-patience-about = Debole davanti, i più forti aspettano in fondo
stratego4-formation-thunder = Il tuono
stratego4-formation-thunder-about = I più forti davanti, poco dietro di loro
stratego4-formation-fox = La volpe
stratego4-formation-fox-about = Maresciallo e generale dietro il fronte, a sinistra
stratego4-formation-oak = La quercia
stratego4-formation-oak-about = Il maresciallo resta accanto alla bandiera

## Opzioni di un tavolo, come in «con …»

stratego4-option-teams = squadre da due
stratego4-option-teams-what = Due contro due, compagni uno di fronte all’altro; solo in quattro.
stratego4-option-memory = gioco di memoria
stratego4-option-memory-what = I gradi rivelati nei duelli non restano sui pezzi; il canale invece non dimentica.
stratego4-option-slow-start = inizio lento
stratego4-option-slow-start-what = Nessuna bandiera entra nella cinta nei primi cinque giri.
stratego4-option-quiet-rounds = giri senza pezzi battuti prima della patta:
stratego4-option-quiet-rounds-what = Dopo quanti giri senza pezzi battuti la partita è patta.

## Mosse, come etichette di cento caratteri al massimo

stratego4-move-arrange = Schiera, dal fronte: { $rows }
stratego4-move-swap = Scambia { $first } e { $second }
stratego4-move-ready = Schieramento finito: in battaglia
# «Muovi da f3 sulla cinta»
stratego4-move = Muovi { $start } { $to }
stratego4-move-leave = Muovi { $start } { $to }, lasciando la bandiera
stratego4-move-fire = { $target ->
    [ring] Spara { $start } alla cinta
    [turret] Spara { $start } alla torre
   *[field] Spara { $start } { TO($target) }
}
stratego4-move-recruit = Ripesca: { $rank }

## Che cosa è successo

stratego4-event-deployment-began = Gli eserciti sono distribuiti. Ognuno schiera il suo in segreto.
stratego4-event-army-arranged = { $player } cambia lo schieramento; nessun altro vede come.
stratego4-event-army-ready = { $waiting ->
    [0] { $player } ha finito: tutti gli eserciti sono schierati.
    [1] { $player } ha finito; un esercito si sta ancora schierando.
   *[other] { $player } ha finito; { $waiting } eserciti si stanno ancora schierando.
}
stratego4-event-battle-began = La battaglia comincia. La sorte dà il primo turno { TO($player) }.
stratego4-event-piece-moved = { $player } muove { $start } { $to }.
stratego4-event-own-flag-moved = { $player } porta la propria bandiera { $start } { $to }.
stratego4-event-flag-moved = { $player } porta la bandiera di { $owner } { $start } { $to }.
# $start e $to sono «in f4», «sulla cinta»; i gradi hanno il loro numero.
stratego4-event-duel-fought = { $winner ->
    [attacker] { $player }, { $start }, attacca { $rival } { $to }: { THE($attacker) } batte { THE($defender) }.
    [defender] { $player }, { $start }, attacca { $rival } { $to }: { THE($attacker) } cade contro { THE($defender) }.
   *[nobody] { $player }, { $start }, attacca { $rival } { $to }: { $attacker } contro { $defender }, cadono entrambi i pezzi.
}
stratego4-event-cannon-fired = { $player }, { $start }, spara col cannone (1) { TO($rival) } { $target }: { THE($victim) } cade, ed entrambi i pezzi lasciano il tabellone.
stratego4-event-own-flag-left = La bandiera di { $player } resta { $place }, senza portatore.
stratego4-event-flag-left = La bandiera di { $owner }, portata da { $player }, resta { $place }, senza portatore.
stratego4-event-own-flag-taken = { $source ->
    [ground] { $player } raccoglie la propria bandiera { $place }.
   *[duel] { $player } riprende la propria bandiera { $place }.
}
stratego4-event-flag-taken = { $source ->
    [ground] { $player } raccoglie la bandiera di { $owner } { $place }.
   *[duel] { $player } vince nel duello la bandiera di { $owner } e la porta { $place }.
}
stratego4-event-slider-moved = { $value ->
    [VI] { $player } porta il cursore a VI, da dove torna a 0.
   *[other] { $player } porta il cursore a { $value } su VI.
}
stratego4-event-recruit-due = { $cause ->
    [flag] Per la bandiera, { $player } ripesca un pezzo battuto e sceglie quale.
   *[slider] Per il sesto duello vinto, { $player } ripesca un pezzo battuto e sceglie quale.
}
stratego4-event-recruit-lost = { $why ->
    [occupied] { $cause ->
        [flag] Per la bandiera, { $player } potrebbe ripescare un pezzo, ma la casella di ripescaggio è occupata.
       *[slider] Per il sesto duello vinto, { $player } potrebbe ripescare un pezzo, ma la casella di ripescaggio è occupata.
    }
   *[nobody-lost] { $cause ->
        [flag] Per la bandiera, { $player } potrebbe ripescare un pezzo, ma nessuno è stato battuto.
       *[slider] Per il sesto duello vinto, { $player } potrebbe ripescare un pezzo, ma nessuno è stato battuto.
    }
}
stratego4-event-recruited = { $player } ripesca un pezzo: { $rank } { $place }.
stratego4-event-turn-skipped = { $player } non può muovere nessun pezzo e salta il turno.
stratego4-event-army-lost = { $player } non ha più pezzi e lascia la battaglia.
stratego4-event-resigned = { $player } abbandona. I suoi pezzi lasciano il tabellone.

## Un turno in una riga: che cosa fa qualcuno, e che cosa ne viene

stratego4-turn = { $player }: { $deeds }
stratego4-turn-moved = { $start } { $to }
stratego4-turn-own-flag-moved = la propria bandiera { $start } { $to }
stratego4-turn-flag-moved = la bandiera di { $owner } { $start } { $to }
# $start e $to sono «in f4», «sulla cinta»; i gradi hanno il loro numero.
stratego4-turn-duel = { $winner ->
    [attacker] { THE($attacker) } { $start } batte { THE($defender) } di { $rival } { $to }
    [defender] { THE($attacker) } { $start } cade contro { THE($defender) } di { $rival } { $to }
   *[nobody] { THE($attacker) } { $start } contro { THE($defender) } di { $rival } { $to }, cadono entrambi i pezzi
}
stratego4-turn-fired = il cannone (1) { $start } colpisce { THE($victim) } di { $rival } { $target }, cadono entrambi i pezzi
stratego4-turn-flag-left = la bandiera di { $owner } resta { $place }
stratego4-turn-own-flag-left = la propria bandiera resta { $place }
stratego4-turn-own-flag-taken = ripresa la propria bandiera
stratego4-turn-flag-taken = presa la bandiera di { $owner }
stratego4-turn-flag-lost = persa la bandiera di { $owner }
stratego4-turn-own-flag-lost = persa la propria bandiera
stratego4-turn-recruit-due = un pezzo da ripescare
stratego4-turn-recruited = { $rank } di nuovo { $place }
stratego4-turn-arranged = esercito schierato di nuovo, nessun altro vede come
stratego4-turn-ready = { $count ->
    [1] { $waiting ->
        [1] { $people } ha finito; un esercito si sta ancora schierando.
       *[other] { $people } ha finito; { $waiting } eserciti si stanno ancora schierando.
    }
   *[other] { $waiting ->
        [1] { $people } hanno finito; un esercito si sta ancora schierando.
       *[other] { $people } hanno finito; { $waiting } eserciti si stanno ancora schierando.
    }
}
stratego4-turn-all-ready = Tutti gli eserciti sono schierati; la sorte dà il primo turno { TO($first) }.

## Perché un computer ha giocato quella mossa

stratego4-why-army = Dove stanno i suoi pezzi è il suo segreto, e ogni motivo ne svelerebbe un po’.
stratego4-why-won = La bandiera è sulla torre: ha vinto.
stratego4-why-march = { $steps ->
    [1] La bandiera è ormai a un passo dalla torre.
   *[other] La bandiera è ormai a { $steps } passi dalla torre.
}
stratego4-why-flag-safe = Lì la bandiera è più al sicuro.
stratego4-why-held = Finché la bandiera di { $owner } è in mano ad altri, { $owner } non può vincere.
stratego4-why-flag-back = Senza la propria bandiera non si vince sulla torre.
stratego4-why-alarm = { $steps ->
    [1] La bandiera di { $rival } è a un passo dalla torre: bisogna fermarla.
   *[other] La bandiera di { $rival } è a { $steps } passi dalla torre: bisogna fermarla.
}
stratego4-why-away = Lì accanto { $rival } aveva { THE($rank) }.
stratego4-why-castle = Più vicino al castello, dove tutto si decide.
stratego4-why-use = Da lì quel pezzo può essere più utile.
stratego4-why-stop = Lì qualcuno portava la bandiera di { $owner }.
stratego4-why-known = Tutti sapevano chi c’era lì: { THE($rank) }.
stratego4-why-unknown = Nessuno sapeva che cosa ci fosse lì; ora sì.
stratego4-why-duel = Un duello vinto fa avanzare il cursore.
stratego4-why-shot = Un tiro va sempre a segno, qualunque pezzo ci sia.
stratego4-why-strongest = È il pezzo più forte tra quelli perduti.
stratego4-why-needed = In questo momento serve di più { THE($rank) } che un grado più alto.

## Che cosa fare adesso

stratego4-prompt-deploying = Schiera il tuo esercito e di’ quando è pronto.
stratego4-prompt-battle = Muovi un pezzo, attacca o spara col cannone.
stratego4-prompt-recruiting = Scegli il pezzo che torna { $place }: { $beaten }.
stratego4-prompt-over = La partita è finita.
stratego4-progress = Battaglia: giro { $round }.
stratego4-progress-deploying = Eserciti schierati: { $count } su { $most }.

## Il tabellone in parole

stratego4-board-teams = Squadre: { $one }, contro { $other }.
stratego4-board-ready = Pronti: { $people }.
stratego4-board-deploying = Schieramento in corso: { $people }.
stratego4-board-round = Giro { $round }.
stratego4-board-seat = { $pieces ->
    [1] { $player }: un pezzo sul tabellone; cursore a { $slider } su VI.
   *[other] { $player }: { $pieces } pezzi sul tabellone; cursore a { $slider } su VI.
}
stratego4-board-out = { $player }: fuori gioco, senza pezzi.
stratego4-board-resigned = { $player }: abbandono.
stratego4-board-known = Pezzi noti di { $player }: { $pieces }.
stratego4-board-moved = Gradi ignoti di { $player }, pezzi già mossi: { $places }.
stratego4-board-unmoved = Gradi ignoti di { $player }, pezzi mai mossi: { $places }.
stratego4-board-lost = Pezzi battuti di { $player }: { $beaten }.
stratego4-board-piece = { $rank } { $place }
# I passi più numerosi che un pezzo ha fatto in una sola mossa in linea retta.
stratego4-board-place-straight = { $steps ->
    [1] { $place } (un passo)
   *[other] { $place } ({ $steps } passi in linea retta)
}
stratego4-board-place-turned = { $place } (2 passi con svolta)
stratego4-board-count = { $count ->
    [1] { $rank }
   *[other] { $count } × { $rank }
}
stratego4-board-flag = Bandiera di { $owner }: { $place }, portata da { $bearer }.
stratego4-board-flag-lies = Bandiera di { $owner }: { $place }, senza portatore; portata per ultimo da { $bearer }.
stratego4-board-last = Ultima azione: { $what }
stratego4-board-slow-start = Nessuna bandiera può entrare nella cinta prima del giro { $round }.
stratego4-board-quiet = { $left ->
    [1] Turni senza pezzi battuti: { $count }. Ancora uno, e la partita è patta.
   *[other] Turni senza pezzi battuti: { $count }. Ancora { $left }, e la partita è patta.
}
stratego4-board-turn = Tocca { TO($player) }.
stratego4-board-recruiting = { $player } sceglie il pezzo battuto che torna.
stratego4-board-recruiting-then = { $player } sceglie il pezzo battuto che torna; poi tocca { TO($following) }.
stratego4-board-over = La partita è finita.

stratego4-plan-choose = A scelta: { $count ->
    [0] niente
   *[other] { $targets }
}.
stratego4-plan = Pezzo scelto: { $start }. A portata: { $count ->
    [0] niente
   *[other] { $targets }
}.
stratego4-plan-swap = Pezzo scelto: { $start }. Può scambiarsi con: { $count ->
    [0] niente
   *[other] { $targets }
}.

## Il proprio esercito in parole

stratego4-hand-deploying = Il tuo esercito non è ancora pronto: disponilo come vuoi, poi dillo. { $bearer }
stratego4-hand-deploying-as = Formazione del tuo esercito: { $formation }. Non è ancora pronto: disponilo come vuoi, poi dillo. { $bearer }
stratego4-hand-ready = Il tuo esercito è schierato e pronto. { $bearer }
# "This piece will carry your flag: lieutenant (5) on g1."
stratego4-hand-bearer = Questo pezzo porterà la tua bandiera: { $rank } { $place }.
stratego4-hand-army = { $count ->
    [1] Il tuo esercito: un pezzo.
   *[other] Il tuo esercito: { $count } pezzi.
}
stratego4-hand-army-hidden = { $count ->
    [1] Il tuo esercito: un pezzo; gradi che gli altri non conoscono: { $hidden }.
   *[other] Il tuo esercito: { $count } pezzi; gradi che gli altri non conoscono: { $hidden }.
}
stratego4-hand-places = La casella { $free } resta libera per il ripescaggio.
stratego4-hand-front = Prima fila, dalla tua sinistra: { $pieces }.
stratego4-hand-middle = Fila di mezzo: { $pieces }.
stratego4-hand-back = Ultima fila: { $pieces }.
stratego4-hand-field = Sul campo: { $pieces }.
stratego4-hand-no-return = Il pezzo { $place } è tornato subito indietro { $count } volte di seguito: muovilo altrove, o usalo per attaccare, prima che torni { $back }.

## Che cosa è cambiato da quando una mossa è stata pianificata

stratego4-changed-free = Non c’è più nessun pezzo { $place }.
stratego4-changed-piece = Ora c’è un pezzo di { $owner } { $place }.
stratego4-changed-rank = Ora c’è un pezzo di { $owner } { $place }: { $rank }.
stratego4-changed-flag = { $there ->
    [yes] La bandiera di { $owner } ora è posata { $place }.
   *[no] La bandiera di { $owner } non è più posata { $place }.
}

## La fine e i punti

stratego4-end-turret = Una bandiera sventola sul castello.
stratego4-end-last = Nessun avversario ha più pezzi.
stratego4-end-quiet = Nessun pezzo battuto da troppo tempo.
stratego4-end-blocked = Nessun esercito può più muovere.
stratego4-end-nobody = Non resta nessun pezzo sul tabellone.
stratego4-end-resigned = La partita finisce per abbandono.
stratego4-tally-pieces = Pezzi sul tabellone

# Refusals

stratego4-refusal-game-over = Questa partita è finita.
stratego4-refusal-out = Non fai più parte di questa battaglia.
stratego4-refusal-already-resigned = Hai già abbandonato.
stratego4-refusal-not-your-turn = Non è il tuo turno: tocca { TO($owner) }.
stratego4-refusal-other-recruits = Prima { $owner } sceglie quale pezzo battuto ritorna.
stratego4-refusal-ready = Il tuo esercito è schierato; gli altri stanno ancora schierando il loro.
stratego4-refusal-deploy-first = Gli eserciti si stanno ancora schierando: disponi il tuo e di’ che hai finito.
stratego4-refusal-deployed = La battaglia è cominciata: nessuno schiera più.
stratego4-refusal-recruit = Prima scegli quale dei tuoi pezzi battuti ritorna.
stratego4-refusal-no-recruit-due = Ora non ritorna nessun tuo pezzo.
stratego4-refusal-no-such-space = Questa casella non esiste su questo tabellone.
stratego4-refusal-no-such-rank = Questo grado non esiste: vanno da 1, il cannone, a 9, il maresciallo.
stratego4-refusal-pond = Casella { $space }: è uno stagno, non ci sta nulla.
stratego4-refusal-empty-space = Non c’è nessun pezzo { $place }.
stratego4-refusal-not-your-piece = Il pezzo { $place } non è tuo: appartiene { TO($owner) }.
stratego4-refusal-same-space = Il pezzo è già { $place }.
stratego4-refusal-own-there = C’è già un tuo pezzo { $place }.
stratego4-refusal-partner-there = C’è un pezzo di { $owner }, che gioca con te, { $place }.
stratego4-refusal-no-flag = Il pezzo { $place } non porta nessuna bandiera da lasciare.
stratego4-refusal-bearer-goes-one = Un pezzo che porta una bandiera fa un passo. Può lasciarla lì e muoversi come permette il suo grado.
stratego4-refusal-goes-one = Questo pezzo ({ $piece }) fa un passo, verso una casella vicina.
stratego4-refusal-turret = Nella torre si entra, e la si attacca, solo dalla cinta.
stratego4-refusal-scout-line = Un esploratore va dritto, senza scavalcare stagni né il castello: così non arriva { $start } { $to }.
stratego4-refusal-scout-blocked = Un esploratore non passa sopra nessun pezzo: ce n’è uno { $place }.
stratego4-refusal-captain-far = Un capitano fa uno o due passi: non arriva { $start } { $to }.
stratego4-refusal-captain-blocked = Il primo passo di un capitano porta su una casella libera e senza bandiera; qui non è così: { $over }.
stratego4-refusal-slow-start = Inizio lento: nessuna bandiera entra nella cinta nei primi { $rounds } giri.
stratego4-refusal-sixth-return = Il pezzo { $place } è tornato sui suoi passi { $most } volte di fila: non può tornare { $to } prima di un’altra mossa o di un attacco.
stratego4-refusal-no-cannon = Solo un cannone spara; il pezzo { $place } non lo è ({ $piece }).
stratego4-refusal-nobody-there = Non c’è nessun pezzo da colpire { $place }.
stratego4-refusal-shot-blocked = Sulle prime due caselle non devono esserci pezzi: ce n’è uno { $place }.
stratego4-refusal-shot-from-turret = Dalla torre un cannone non può sparare: la cinta è davanti.
stratego4-refusal-shot-line = Un cannone spara dritto, e non sopra il castello: nessuna linea porta { $start } { $to }.
stratego4-refusal-shot-distance = Il tiro arriva esattamente alla terza casella; questa è la numero { $distance }.
stratego4-refusal-not-lost = Nessuno dei tuoi pezzi battuti ha questo grado: { $rank }.
stratego4-refusal-so-many = { $count } × { $rank } ({ $number })
stratego4-refusal-army-both = { $given ->
    [20] Questi non sono i { $pieces } pezzi giusti. Di troppo: { $over }. Mancano: { $under }.
   *[other] Questo non è un esercito di { $pieces } pezzi: sono { $given }. Di troppo: { $over }. Mancano: { $under }.
}
stratego4-refusal-army-over = Questo non è un esercito di { $pieces } pezzi: sono { $given }. Di troppo: { $over }.
stratego4-refusal-army-under = Questo non è un esercito di { $pieces } pezzi: sono { $given }. Mancano: { $under }.
stratego4-refusal-swap-outside = Solo i tuoi pezzi si scambiano di posto; non ce n’è nessuno { $place }.
stratego4-refusal-swap-same = Indica due caselle diverse: era due volte il pezzo { $place }.
stratego4-refusal-nothing-written = Scrivi una mossa, per esempio «f3 f4», «f3 f4 lascia», «spara f3 cinta», «ripesca 7», «scambia d3 e3» o «pronto».
stratego4-refusal-unknown-verb = Una mossa comincia con una casella o con muovi, spara, ripesca, esercito, scambia o pronto, non con «{ $words }».
stratego4-refusal-just-ready = Quando il tuo esercito è pronto, scrivi soltanto «pronto».
stratego4-refusal-two-spaces = Indica due caselle, per esempio «f3 f4» o «spara f3 cinta».
stratego4-refusal-unknown-space = Su questo tabellone non c’è nessuna casella «{ $words }». Le caselle si indicano come negli scacchi: «f3»; quelle del castello sono la cinta e la torre.
stratego4-refusal-which-army = Scrivi i gradi del tuo esercito in cifre da 1 a 9, fila per fila dal fronte, ogni fila dalla tua sinistra.
stratego4-refusal-which-rank = Indica con il suo numero il grado che ritorna: «ripesca 7».

## Parole che si possono scrivere: i modi di scriverle, separati da virgole

stratego4-typed-move = muovere, muovi, vai, andare, attaccare, attacca
stratego4-typed-fire = sparare, spara, tira, spara su
stratego4-typed-leave = lasciare, lascia, lasciare bandiera, lascia bandiera, senza bandiera
stratego4-typed-flag = bandiera
stratego4-typed-recruit = ripescare, ripesca, reclutare, recluta
stratego4-typed-arrange = esercito, schierare, schiera, disporre
stratego4-typed-swap = scambiare, scambia
stratego4-typed-ready = pronto, pronta, fatto
stratego4-typed-ring = cinta, castello
stratego4-typed-turret = torre, torrione
# Ciò che non dice nulla.
stratego4-typed-nothing = pezzo, mio, su, verso, in, con
stratego4-refusal-mark-piece = Si può segnare solo un pezzo avversario di cui non si conosce il grado.
stratego4-refusal-mark-rank = Indica un grado, da maresciallo (9) a cannone (1), o togli il segno.
stratego4-plan-mark = { $place } come { $rank }
stratego4-plan-marks = I tuoi segni: { $marks }.
stratego4-plan-and-marks = { $plan } { $marks }
