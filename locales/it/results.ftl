## Partite passate

over-heading = Le tue partite passate
over-empty = Non hai ancora finito nessuna partita. Apri un tavolo ({ $commands }).
over-line = **{ $code }** { $game } · { $place } · con { $people } · { $when }
over-line-link = { $line } · [ultimo messaggio]({ $link })
over-place = { $rank }º posto su { $seats }
over-vanished = ultimo posto, per assenza fino alla fine
over-points = { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-unrated = { $line } · non conta per la tua valutazione: { $why }
over-short = troppo breve
over-handed = un posto ha cambiato mano, o vi ha giocato molto un computer
over-undone = mosse ritirate, con soli computer
over-often = in un giorno più di tre partite con le stesse persone o gli stessi computer, o più di dieci in tutto
over-computers = i computer contano solo se si gioca da soli contro di loro
over-computer = un computer ({ $level ->
    [easy] facile
    [hard] difficile
    [expert] esperto
   *[normal] normale
})
over-engine = la forza di un computer non è stata misurata
over-replay = ▶ { $code }
over-steps = Mossa per mossa
over-label = { $code } · { $game }

## Quanto fanno le partite

stats-heading = Le tue partite di { $game }
stats-empty = Ancora niente da contare
stats-never = Non hai ancora finito nessuna partita di { $game }.
stats-games = { $count ->
    [one] { $count } partita finita
   *[other] { $count } partite finite
}: { $places }
stats-place = { $count } × { $rank }º posto
stats-points = Punti: { $average } in media, { $most } nella partita migliore
stats-rating = Valutazione: **{ $rating }**, da { $count } partite che contano
stats-guess = Valutazione: **≈ { $rating }**, provvisoria. Lo resta fino a { $games } partite che contano, giocate con almeno { $people } persone diverse; finora { $count ->
    [one] { $count } partita così conta.
   *[other] { $count } partite così contano.
}
stats-unrated = Valutazione: ancora nessuna, perché finora nessuna partita ha contato.
stats-recounted = Il { $when } tutte le valutazioni sono state ricalcolate dalle partite finite: chi non torna entro la fine di una partita l’ha persa, e contro i computer non si sale di molto.
stats-uncounted = Partite che non hanno contato: { $games }.
stats-uncounted-part = { $count } ({ $why })
stats-hidden = Non compari in nessuna classifica: è la tua scelta in { $command_me_settings }.
stats-against = Contro { $who }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, davanti { $ahead }×, dietro { $behind }×
stats-against-computers = Contro { $who }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}; computer arrivati dopo di te: { $ahead }, prima di te: { $behind }
stats-computers = { $level ->
    [easy] i computer facili
    [hard] i computer difficili
    [expert] i computer esperti
   *[normal] i computer normali
}
chart-rating = Valutazione: { $game }
chart-games = Partite

## Il menu di una persona in Discord

person-play-heading = A che cosa vuoi giocare con { $who }?
person-play-how = Si apre un tavolo, e { $who } riceve un invito. Finché la partita non comincia, puoi cambiare tutto il resto.
person-games-heading = Partite di { $who }
person-games-none = Non c’è nessuna partita di { $who } che tu possa vedere da qui.
person-games-seen = Solo i tavoli che puoi vedere da qui.
person-rating = { $game }: **{ $rating }** · { $games }
person-rating-guess = { $game }: ≈ { $rating } · { $games }
table-refusal-person-gone = Questa persona non è più nel server.

## Classifiche

leaderboard-heading = Classifica: { $game }
leaderboard-heading-recent = Classifica degli ultimi tre mesi: { $game }
leaderboard-line = **{ $rank }** · { $who } · **{ $rating }** · { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
leaderboard-guess = – · { $who } · ≈ { $rating } · { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
leaderboard-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
leaderboard-you = Tu: { $rank }º posto, **{ $rating }**
leaderboard-you-guess = Tu: **≈ { $rating }**, valutazione provvisoria
leaderboard-you-unrated = Qui non hai ancora una valutazione.
leaderboard-empty = Qui nessuno ha finito una partita di { $game } che conti.
leaderboard-empty-recent = Qui nessuno ha finito una partita di { $game } che conti negli ultimi tre mesi.
leaderboard-none = Qui nessuno ha ancora finito una partita che conti. Apri un tavolo ({ $commands }).
leaderboard-rule = Tutti iniziano da 1500, e conta solo il posto finale. ≈ è una valutazione provvisoria: meno di cinque partite con altre persone, o troppo poche persone diverse.
leaderboard-rule-recent = Qui c’è chi negli ultimi tre mesi ha finito in questo server una partita che conta, secondo la valutazione di adesso.
leaderboard-hide = { $command_me_settings } ti toglie da tutte le classifiche.
leaderboard-show = Mostra nel canale
leaderboard-recent = Ultimi tre mesi
leaderboard-all-time = Da sempre
leaderboard-is-shown = La classifica ora è nel canale.
leaderboard-refusal-shown = È già in questo canale, e da allora non è cambiato nulla.
leaderboard-alt = { $title }. { $places }
table-refusal-no-server = Una classifica appartiene a un server. Chiedila dove giochi.
