### Rifiuti

cup-refusal-unknown = Qui questa coppa non esiste. { $command_cup_show } mostra quelle che ci sono.
cup-refusal-unreadable = Al momento la coppa { $code } non si può leggere; tutte le altre continuano. Il mio registro lo dice a chi gestisce questo bot.
cup-refusal-only-in-server = Una coppa appartiene a un server. Va’ in un canale di un server in cui ci sono anch’io e scrivi lì lo stesso comando.
cup-refusal-stale = La coppa è andata avanti da quando è comparso quel pulsante. Niente è perduto: ecco a che punto è.
cup-refusal-options-unknown = Il gioco della coppa è stato aggiornato e non ha più le opzioni concordate. Non è cambiato nulla.
cup-refusal-entries-closed = Le iscrizioni sono chiuse: la coppa è iniziata, oppure è finita.
cup-refusal-removed = Il tuo posto in questa coppa è stato tolto: non puoi più iscriverti.
cup-refusal-full = La coppa è al completo.
cup-refusal-not-entered = Non partecipi a questa coppa.
cup-refusal-nobody = Questa persona non partecipa alla coppa.
cup-refusal-over = La coppa è finita.
cup-refusal-not-organiser = Può farlo solo chi ha aperto la coppa, o chi gestisce questo server.
cup-refusal-own-cup = Giochi o hai giocato in questa coppa, quindi qui deve decidere qualcun altro che gestisce questo server.
cup-refusal-too-few = Le iscrizioni non bastano ancora: una coppa vuole almeno tre persone, e abbastanza da riempire un tavolo.
cup-refusal-has-begun = Il primo turno è iniziato: ormai solo chi gestisce questo server può annullare la coppa.
cup-refusal-too-many = Hai già { $most } coppe aperte. Aspetta che ne finisca una.
cup-refusal-too-hasty = Hai aperto { $most } coppe in un’ora. Tra poco potrai aprire la prossima.
cup-refusal-seats = A un tavolo di questo gioco si gioca da { $fewest } a { $most }.
cup-refusal-places = Una coppa ha da { $fewest } a { $most } posti.
cup-refusal-no-pace = Una coppa vuole un limite di tempo per ogni mossa.
cup-refusal-closes = Le iscrizioni devono chiudersi più avanti, al massimo tra { $days } giorni.
cup-refusal-days = Un turno dura da un giorno a { $most } giorni.
cup-refusal-name = Il nome di una coppa ha al massimo { $most } caratteri.

## In testa al messaggio di una coppa

cup-heading = 🏆 { $cup } · { $code }
cup-title = Coppa { $game } ({ $format ->
    [all-play-all] tutti contro tutti
   *[swiss] sistema svizzero
})
cup-title-named = { $name } · { $game }
cup-call-entry = Chi gioca? La coppa inizia quando è al completo; fine delle iscrizioni al più tardi: { $until }
cup-call-round = Il turno { $round } di { $rounds } è in corso. Finisce con la sua ultima partita, al più tardi: { $until }
cup-call-next = Il turno { $round } sta per iniziare.
cup-call-won = { $count ->
    [1] { $people } vince la coppa!
   *[other] Il primo posto è condiviso: { $people }!
}
cup-decided = A pari punti con { $who }: hanno deciso { $by ->
    [games] gli scontri diretti
    [met] i punti degli avversari incontrati
   *[beaten] i punti degli avversari battuti
}.
cup-call-called-off = La coppa è stata annullata. Le partite iniziate continuano come partite normali.
cup-overtaken = Questa coppa ha un messaggio più recente qui sotto.
cup-was-knock-out = { $begun ->
    [yes] Questa coppa è iniziata come eliminazione. Non ne tengo più: non seguono altri turni, e decidono i punti, uno per vittoria.
   *[no] Questa coppa doveva essere un’eliminazione. Non ne tengo più: ora segue il sistema svizzero. Se non ti va, puoi uscirne.
}

## Che cosa si decide, scritto prima delle iscrizioni

cup-kind = { $format ->
    [all-play-all] Tutti contro tutti: tutti incontrano tutti, per quanto possibile lo stesso numero di volte.
   *[swiss] Sistema svizzero: si incontrano avversari con più o meno gli stessi punti.
}
cup-rounds = { $count } turni di { $span } al massimo: { $total }.
cup-rounds-between = Da { $fewest } a { $most } turni, a seconda delle iscrizioni, di { $span } al massimo: fino a { $total }.
cup-seats = Tavoli da { $count }.
cup-consent = I tavoli di ogni turno si aprono da soli, e chi partecipa vi trova il suo posto.
cup-unfinished = Un turno dura al massimo { $span }. Una partita ancora in corso vale allora una patta, ma chi è in ritardo finisce dietro gli altri; può continuare, senza contare per la coppa.
cup-ties = A parità di punti: prima gli scontri diretti, poi i punti degli avversari incontrati, poi quelli degli avversari battuti.
cup-ties-in-full = { cup-ties } Chi resta a pari merito condivide il posto.
cup-away = Chi è assente ({ $command_me_away }) all’inizio di un turno lo salta, senza punti. Chi esce dalla coppa non ha altri tavoli e tiene i suoi risultati; chi perde due partite per il tempo è fuori.
cup-scoring = Un tavolo dà 1 punto al primo posto e 0 all’ultimo, a intervalli regolari tra i due; a pari merito si divide. Un turno di riposo vale una vittoria.
cup-scoring-two = Una vittoria vale 1 punto, una patta ½. Un turno di riposo vale una vittoria.
cup-begins = Nell’insieme dei turni tutti iniziano più o meno altrettanto spesso, a meno che il gioco non lo sorteggi solo più tardi.
cup-blocks = Un blocco non tiene fuori nessuno da una coppa: vale per gli inviti, e vi si può incontrare chiunque sia iscritto. Chi non vuole può uscirne.

## Chi partecipa, classifica, tavoli

cup-entrants = { $count ->
    [0] Partecipanti (0 su { $most }): ancora nessuno
   *[other] Partecipanti ({ $count } su { $most }): { $people }
}
cup-more = e ancora { $count }
cup-computer = un computer
cup-left = { $who } (fuori)
cup-standings = Classifica (punti)
cup-standing = { $rank }\. { $who } · { $points }
cup-round = Turno { $round }
cup-table = { $table } · { $people }
cup-table-linked = [{ $table }]({ $link }) · { $people }
cup-place = { $rank }. { $who }
cup-bye = { $who } riposa
cup-without-table = Senza tavolo: { $people }

## La pagina privata

cup-you = { $because ->
    [left] Hai lasciato questa coppa.
    [removed] Il tuo posto in questa coppa è stato tolto.
    [vanished] Non partecipi più a questa coppa: il tuo tempo è scaduto in due partite.
   *[plays] Partecipi.
}
cup-your-place = Il tuo posto: { $rank }, punti: { $points }
cup-you-sit-out = Salti questo turno.
cup-your-bye = In questo turno riposi: vale una vittoria.
cup-organiser-plays = Giochi o hai giocato in questa coppa, quindi tocca a qualcun altro che gestisce questo server togliere qualcuno o annullarla.
cup-your-table = { $state ->
    [waits] Il tuo tavolo ti aspetta: { $pairing }
    [over] La tua partita di questo turno è finita: { $pairing }
   *[runs] Il tuo tavolo: { $pairing }
}
cup-where = Messaggio in { $place }
cup-where-linked = [Il suo messaggio]({ $link }) in { $place }
cup-open-button = Mostra la coppa
cup-rules-button = Regole della coppa
cup-enter-button = Gioco
cup-leave-button = Esci
cup-quit-button = Esci dalla coppa
cup-begin-button = Inizia ora
cup-remove-button = Togli qualcuno
cup-call-off-button = Annulla la coppa
cup-end-button = Annulla la coppa
cup-rules-heading = Coppa { $code } · regole
cup-quit-sure = Uscire dalla coppa { $code }?
cup-quit-said = Non avrai altri tavoli e non potrai rientrare; i tuoi risultati restano in classifica. Una tua partita in corso continua e vale: giocala fino alla fine, oppure abbandonala lì.
cup-end-sure = Annullare la coppa { $code }?
cup-end-said = Lo dirà il suo messaggio. Le partite iniziate continuano come partite normali.
cup-remove-which = Chi deve lasciare la coppa { $code }?
cup-remove-said = La tua scelta vale subito. Chi viene tolto non può più iscriversi a questa coppa.
cup-remove-hint = Togli…

## L’elenco delle coppe

cup-list = Coppe
cup-list-line = { $code } · { $cup } · { $state }
cup-list-open = Mostra una coppa…
cup-list-empty = Qui non c’è ancora nessuna coppa. { $command_cup_open } ne apre una in un canale.
cup-state = { $status ->
    [entry] chi gioca? ({ $count } su { $most })
    [playing] turno { $round }
    [called-off] annullata
   *[finished] finita
}

## Ai tavoli

label-cup = coppa { $code }, turno { $round }
table-cup = 🏆 Coppa { $code }, turno { $round }

## Fatto

done-cup-opened = La coppa è aperta: ci si iscrive sotto il suo messaggio, che si aggiorna da sé.
cup-days-short = I turni sono brevi per questo gioco: una partita ha circa { $turns } mosse, quindi in { $span } ognuna può durare { $each }. Molte partite potrebbero restare non finite.
done-cup-entered = Fatto: a ogni turno il tuo tavolo ti chiama da sé.
cup-organiser-enters = Dopo l’inizio del primo turno tocca a qualcun altro che gestisce questo server togliere qualcuno o annullare la coppa.
done-cup-left = Hai lasciato la coppa.
done-cup = Fatto.

## L’immagine della classifica finale

cup-picture-note = Classifica finale
cup-picture-more = { $note } · { $count } fuori dall’immagine
cup-picture-heading = { $title }: { $note }.
cup-picture-row = { $rank } { $name } { $points }.
cup-picture-points = Punti
cup-picture-left = fuori
cup-picture-last = { $all ->
    [yes] Turni
   *[no] Ultimi turni
}
cup-picture-bye = turno di riposo, vale una vittoria
cup-picture-missed = non ha giocato
