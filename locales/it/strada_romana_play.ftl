# Giocare a Strada Romana con pulsanti e menu.

## Muovere i carri

strada-romana-play-wagon = { $wagon }
strada-romana-play-where = Dove va { $wagon }?
strada-romana-play-at = { $square }
strada-romana-play-arrives = { $to ->
    [rome] Fino a Roma
   *[ostia] Fino a Ostia-Portus
}
strada-romana-play-blocked = Carri bloccati da altri: { $wagons }.
strada-romana-play-squares = { $points ->
    [0] Scegli una casella…
    [1] … con un punto di movimento
   *[other] … con { $points } punti di movimento
}
strada-romana-play-stop = { $place } · { $points ->
    [1] un passo
   *[other] { $points } passi
}
strada-romana-play-plan = { $points ->
    [1] Muovere { $wagon } in { $route }? Richiede un punto di movimento.
   *[other] Muovere { $wagon } per { $route }? Richiede { $points } punti di movimento.
}
strada-romana-play-plan-arrives = { $to ->
    [rome] { $points ->
        [1] Muovere { $wagon } fino a Roma? Richiede un punto di movimento.
       *[other] Muovere { $wagon } fino a Roma? Richiede { $points } punti di movimento.
    }
   *[ostia] { $points ->
        [1] Muovere { $wagon } fino a Ostia-Portus? Richiede un punto di movimento.
       *[other] Muovere { $wagon } fino a Ostia-Portus? Richiede { $points } punti di movimento.
    }
}
strada-romana-play-ends = È il quarto carro che arriva: la partita finisce.
strada-romana-play-run-button = Muovi
strada-romana-play-run-and-tile = Muovi, prendi { $good } { $area } (+{ $coins })
strada-romana-play-run-and-cube = Muovi, prendi cubo { $good } { $square }
strada-romana-play-left = Punti di movimento: { $points }, monete: { $coins }. { $special ->
    [none] Non hai comprato alcun movimento speciale.
    [lateral] Hai comprato il movimento laterale.
    [diagonal] Hai comprato i movimenti laterale e diagonale.
    [extra] Hai comprato i movimenti laterale, diagonale e supplementare.
   *[stacking] Hai comprato tutti i movimenti speciali, compreso l’impilamento.
}

## Merci

strada-romana-play-tile = { $coins ->
    [0] tessera { $area } «{ $good }» (nessuna moneta)
    [1] tessera { $area } «{ $good }» (+1 moneta)
   *[other] tessera { $area } «{ $good }» (+{ $coins } monete)
}
strada-romana-play-cube = cubo { $square } «{ $good }»
strada-romana-play-ready = Da prendere: { $takes }
strada-romana-play-ready-tiles = Tessere da prendere: { $goods }
strada-romana-play-ready-cubes = Cubi da prendere: { $goods }
strada-romana-play-ready-tile = { $coins ->
    [0] { $area } { $good }
   *[other] { $area } { $good } (+{ $coins })
}
strada-romana-play-ready-cube = { $square } { $good }
strada-romana-play-nothing = Niente da prendere adesso
strada-romana-play-nothing-more = Qui non c’è altro da prendere in questo turno
strada-romana-play-take-tile = Tessera { $good } { $area } (+{ $coins })
strada-romana-play-take-cube = Cubo { $good } { $square }

## Movimento speciale

strada-romana-play-buys = Compra un movimento speciale…
strada-romana-play-buy-hint = { $special ->
    [lateral] Salire o scendere nella colonna
    [diagonal] E avanzare salendo o scendendo di un livello
    [extra] E un quarto punto di movimento
   *[stacking] E passare sopra altri carri
}
strada-romana-play-buy = { $special ->
    [lateral] Compra: laterale ({ $price })
    [diagonal] Compra: diagonale ({ $price })
    [extra] Compra: supplementare ({ $price })
   *[stacking] Compra: impilamento ({ $price })
}
strada-romana-play-buy-sure = { $special ->
    [lateral] Comprare il movimento laterale per { $price } (le tue monete: { $coins })? Un carro potrà passare alla casella sopra o sotto nella sua colonna, per un punto ogni volta.
    [diagonal] Comprare il movimento diagonale per { $price } (le tue monete: { $coins })? Un carro potrà anche avanzare salendo o scendendo di un livello, dove non c’è una linea.
    [extra] Comprare il movimento supplementare per { $price } (le tue monete: { $coins })? Avrai un quarto punto di movimento, che puoi anche non usare.
   *[stacking] Comprare l’impilamento per { $price } (le tue monete: { $coins })? Un carro potrà passare sopra gli altri, ma non fermarvisi.
}
strada-romana-play-buy-ladder = Vale per tutto questo turno e comprende tutto ciò che costa meno. Le monete non tornano indietro.
strada-romana-play-buy-button = Compra

## Tessere carro, passare, fine del turno

strada-romana-play-look-button = Cerca una tessera carro
strada-romana-play-look-sure = { $count ->
    [1] Guardare la pila (resta una tessera)? Poi dovrai tenerla, e il tuo turno finisce lì. Tessere carro che tieni già: { $kept } su 3 al massimo.
   *[other] Guardare la pila ({ $count } tessere)? Poi dovrai tenerne una, e il tuo turno finisce lì. Tessere carro che tieni già: { $kept } su 3 al massimo.
}
strada-romana-play-look-sure-button = Guarda e tienine una
strada-romana-play-keep = Di quale carro tieni la tessera?
strada-romana-play-keep-sure = Tenere la tessera di { $wagon }? Alla fine vale 3 punti se il carro è arrivato, altrimenti ne costa uno.
strada-romana-play-keep-button = Tienila
strada-romana-play-pass-button = Passa e prendi una moneta
strada-romana-play-end = { $points ->
    [0] Finisci il turno
   *[other] Finisci il turno (movimento: { $points })
}
