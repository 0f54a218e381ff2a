# Giocare a Stratego 4 con pulsanti e menu.

## Schierare un esercito

stratego4-play-formations = Prendi una formazione…
stratego4-play-mirror-button = Specchia
stratego4-play-draw-button = Sorteggia
stratego4-play-swap = Scambia un pezzo…
stratego4-play-swap-which = { $piece }: con quale pezzo scambiarlo?
stratego4-play-swap-with = … con
stratego4-play-swap-sure = Scambia { $first } e { $second }
stratego4-play-arrange-sure = Schiera così
stratego4-play-rows = { $rows }
stratego4-play-grid-button = Scrivi
stratego4-play-grid-again = Correggi ciò che hai scritto
stratego4-play-grid-title = Il tuo esercito, grado per grado
stratego4-play-grid-field = Gradi dei tuoi pezzi
stratego4-play-grid-field-hint = Dal fronte verso il fondo, ogni fila da sinistra a destra
stratego4-play-ready-button = Ho finito
stratego4-play-ready-sure = Il tuo esercito è pronto? Andrà in battaglia così com’è.
stratego4-play-ready-sure-button = In battaglia

## Muovere, attaccare, sparare

# «f3 · capitano (6)»
stratego4-play-piece = { $space } · { $rank }
stratego4-play-pieces = Scegli un pezzo…
stratego4-play-reach = { $attacks ->
    [0] { $shots ->
        [0] Caselle libere a portata: { $free }
       *[other] Caselle libere a portata: { $free } · tiri possibili: { $shots }
    }
   *[other] { $shots ->
        [0] Caselle libere a portata: { $free } · attacchi possibili: { $attacks }
       *[other] Caselle libere a portata: { $free } · attacchi possibili: { $attacks } · tiri possibili: { $shots }
    }
}
stratego4-play-reach-flag = Porta una bandiera · { $reach }
stratego4-play-where = { $piece }: dove va?
stratego4-play-bears = Questo pezzo porta { $flag }: con essa fa un passo; può anche lasciarla a terra.
# Buttons, at most 34 characters: "Attack d5 · Bruno".
stratego4-play-move-to = { $way ->
    [inward] { $target }, in dentro
    [outward] { $target }, in fuori
    [past] { $target }, oltre il castello
   *[aside] { $target }, di lato
}
stratego4-play-win-to = { $target }, con la bandiera: vinci
stratego4-play-wins = La bandiera sulla torre chiude la partita: vinci.
stratego4-play-take-to = { $target }, con la bandiera
stratego4-play-leave-to = { $target }, senza bandiera
stratego4-play-attack-to = Attacca { $target }
stratego4-play-take-attack-to = Attacca { $target } con bandiera
stratego4-play-leave-attack-to = Attacca { $target } senza bandiera
stratego4-play-fire-to = Spara su { $target }
stratego4-play-targets = { $piece }: vai in…
stratego4-play-target = { $space }
stratego4-play-rival = { $space } · { $owner }
stratego4-play-way = { $found } · { $steps ->
    [one] a { $steps } passo
   *[other] a { $steps } passi
} { $way ->
    [inward] verso il castello
    [outward] lontano dal castello
    [past] oltre il castello
   *[aside] di lato
}
stratego4-play-free = Libera
stratego4-play-free-flag = Libera; a terra { $flags }
stratego4-play-unknown = grado ignoto
stratego4-play-stands = { $moved ->
    [yes] { $rank }
   *[no] { $rank }, mai una mossa
}
stratego4-play-stands-flag = { $rank }, porta { $flag }
stratego4-play-move-sure = { $piece }: muovere { $way }?
stratego4-play-attack-sure = Attaccare { $target } con { $piece }?
stratego4-play-told = Entrambi i gradi saranno rivelati a tutti.
stratego4-play-leave-sure = Questo pezzo porta { $flag }. La porta con sé, o la lascia { $place }?
stratego4-play-only-leave = Questo pezzo porta { $flag }, e può andarci solo senza: la bandiera resta { $place }.
stratego4-play-move-button = Muovi
stratego4-play-fire-sure = Colpire { $target } con { $piece }?
stratego4-play-fire-cost = Il tiro batte qualsiasi pezzo. Entrambi i gradi saranno rivelati a tutti, e il cannone spara una volta sola: lascia il tabellone anche lui.
stratego4-play-fire-leaves = Il cannone porta { $flag }, che resta { $place }.

## Bandiere

stratego4-play-flag-own = la tua bandiera
stratego4-play-flag-of = la bandiera di { $owner }

## Pezzi battuti

stratego4-play-lost = { $count ->
    [1] { $rank }
   *[other] { $count } × { $rank }
}

## Segni su pezzi nascosti

stratego4-mark-which = Quale pezzo vuoi segnare? I tuoi segni li vedi solo tu. Ognuno segue il suo pezzo, finché il grado non viene annunciato.
stratego4-mark-count = { $count ->
    [1] Un pezzo è segnato.
   *[other] { $count } pezzi sono segnati.
}
stratego4-mark-whose = Un pezzo di { $owner }…
stratego4-mark-as-what = { $piece }: che grado gli attribuisci?
stratego4-mark-ranks = Il suo grado…
stratego4-mark-taken-for = segnato: { $rank }
stratego4-mark-clear = togliere il segno
stratego4-mark-made = { $piece } porta ora il segno { $rank }.
stratego4-mark-cleared = { $piece } non porta più nessun segno.
