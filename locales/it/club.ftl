### Refusals

club-refusal-unknown = Qui non c’è nessuna coppa con questo codice.
club-refusal-entries-closed = Le iscrizioni sono chiuse: la coppa è cominciata, oppure è finita.
club-refusal-entered = Partecipi già.
club-refusal-removed = Chi organizza ti ha tolto il posto in questa coppa: non puoi più iscriverti.
club-refusal-full = La coppa è al completo.
club-refusal-somebody = Non puoi iscriverti a questa coppa: tu e una delle persone iscritte non giocate insieme.
club-refusal-not-entered = Non partecipi a questa coppa.
club-refusal-nobody = Nella coppa nessuno ha questo numero.
club-refusal-over = La coppa è finita.
club-refusal-not-organiser = Può farlo solo chi ha aperto la coppa, o chi gestisce questo server.
club-refusal-too-few = Le iscrizioni non bastano ancora: una coppa vuole almeno due persone e tre giocatori, e abbastanza da riempire un tavolo.
club-refusal-has-begun = Il primo turno è cominciato: ormai solo chi gestisce questo server può annullare la coppa.
club-refusal-too-many = Hai { $most } coppe aperte insieme. Aspetta che ne finisca una.
club-refusal-seats = A un tavolo di questo gioco si gioca da { $fewest } a { $most }.
club-refusal-places = Una coppa ha da { $fewest } a { $most } posti.
club-refusal-no-pace = Una coppa vuole un limite di tempo per ogni mossa.
club-refusal-closes = Le iscrizioni si chiudono nel futuro, al massimo tra { $days } giorni.
club-refusal-days = Un turno dura da un giorno a { $most } giorni.
club-refusal-name = Il nome di una coppa ha al massimo { $most } caratteri.
club-refusal-computers = Lascia posti per almeno due persone.

## At the table of a cup

club-refusal-end = Una partita di coppa non si annulla. Puoi abbandonarla.
club-refusal-substitute = In una coppa nessuno gioca al posto di altri.
club-refusal-pace = Il ritmo è lo stesso a tutti i tavoli della coppa.
club-refusal-undo = In una coppa una mossa resta, appena altri possono averla vista.

## Direct messages about a cup

letter-cup = { $game } · coppa { $code }
letter-cup-where = La coppa è in { $place }
club-told-too-few = La coppa «{ $cup }» non si gioca: le iscrizioni sono troppo poche. Non devi fare nulla.
club-told-called-off = La coppa «{ $cup }» è annullata. Le partite cominciate continuano come partite normali.
club-told-removed = Chi organizza ti ha tolto il posto nella coppa «{ $cup }»: { $reason }
club-told-ended = La coppa «{ $cup }» è finita. Grazie per aver giocato.
club-told-won = La coppa «{ $cup }» è finita, e la vince { $who }. Grazie per aver giocato.

### Pictures

cup-picture-note = { $game } · { $how }
cup-picture-how = { $format ->
    [all-play-all] tutti contro tutti
    [swiss] sistema svizzero
   *[knock-out] eliminazione, due vite
} · { $state }
cup-picture-places = { $note } · posti da { $first } a { $last } su { $count }
cup-picture-entry = chi gioca?
cup-picture-round = turno { $round }
cup-picture-round-of = turno { $round } di { $rounds }
cup-picture-final = classifica finale
cup-picture-called-off = annullata
cup-picture-tie = { $tie ->
    [meetings] Scontri diretti
    [buchholz] Buchholz
    [sonneborn-berger] Sonneborn-Berger
   *[games-with-more-points] Partite con più punti
}
cup-picture-decimal = { $whole },{ $hundredths }
cup-picture-points = Punti
cup-picture-last = Ultime partite
cup-picture-lives = Vite
cup-picture-lives-left = { $count ->
    [0] fuori
    [1] 1 vita
   *[other] { $count } vite
}
cup-picture-bye = turno di riposo, vale una vittoria
cup-picture-missed = non ha giocato
cup-picture-open = in corso
cup-picture-left = ha lasciato
cup-picture-won = titolo di campione
cup-picture-ahead = volte davanti all’altro
cup-picture-row = { $rank } { $name } { $score }.
cup-picture-row-more = { $rank } { $name } { $score } ({ $more }).
cup-picture-titles = In testa a ogni gioco
cup-picture-best = In testa alla stagione
cup-picture-champion = Titolo di campione · { $season }
cup-picture-champion-alt = { $season }, titolo di campione: { $name }.
cup-picture-title-alt = { $game }: { $name }.
