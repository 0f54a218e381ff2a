## Le stagioni

season-name = { $quarter ->
    [1] Inverno { $year }
    [2] Primavera { $year }
    [3] Estate { $year }
   *[other] Autunno { $year }
}
season-over-heading = { $season }: la stagione è finita
season-heading = { $season }: la stagione finora
season-champion = 🏆 Titolo della stagione: { $who }
season-champion-of = 🏆 { $game }: { $who }
season-best = In testa, tutti i giochi insieme:
season-best-of = In testa, { $game }:
season-line = **{ $rank }** · { $who } · { $points ->
    [one] **{ $points }** punto
   *[other] **{ $points }** punti
} · { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
season-you = Tu: { $rank }º posto, { $points ->
    [one] **{ $points }** punto
   *[other] **{ $points }** punti
} in { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
season-remark = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
season-empty = In questa stagione nessuno ha ancora finito una partita che conta per la valutazione, giocata con altre persone.
season-ends = Finisce: { $when }.
season-rule = Le partite di questo server che contano per la valutazione, giocate con altre persone, danno punti: 100 a chi finisce davanti a tutti gli altri, meno a chi è davanti solo ad alcuni. Di ogni persona si tengono le { $best } migliori. I computer non danno punti. Per il titolo servono almeno { $games } partite.
season-next = La stagione seguente è già iniziata: ogni partita che conta per la valutazione dà punti.
stats-titles = 🏆 Titoli: { $titles }
stats-title = { $season }
stats-title-all = { $season } (tutti i giochi insieme)
leaderboard-champions = 🏆 { $champions }
leaderboard-champion = { $season }: { $who }
