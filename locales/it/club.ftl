### Refusals

club-refusal-options-unknown = Il gioco della coppa è stato aggiornato e non ha più le opzioni concordate. Non è cambiato nulla.
club-refusal-unreadable-over = La coppa { $code } è finita e non si può più leggere. Chi gestisce questo bot è avvisato.
club-refusal-unreadable = La coppa { $code } non si può più leggere; tutte le altre continuano. Chi gestisce questo bot è avvisato. Se la coppa non viene riparata entro una settimana, sarà annullata, e chi vi partecipa ne sarà informato.
club-refusal-unknown = Qui non c’è nessuna coppa con questo codice.
club-refusal-entries-closed = Le iscrizioni sono chiuse: la coppa è iniziata, oppure è finita.
club-refusal-entered = Partecipi già a questa coppa.
club-refusal-removed = Chi ha aperto questa coppa, o chi gestisce questo server, ti ha tolto il posto. Non puoi più iscriverti.
club-refusal-options-changed = Le opzioni sono appena cambiate. Guardale prima di iscriverti: eccole.
club-refusal-options-agreed = Qualcun altro si è già iscritto con queste opzioni: restano così. Chi ha aperto la coppa può annullarla e aprirne un’altra.
club-refusal-full = La coppa è al completo.
club-refusal-not-entered = Non partecipi a questa coppa.
club-refusal-nobody = Nella coppa nessuno ha questo numero.
club-refusal-over = La coppa è finita.
club-refusal-no-reason = Scrivi il motivo, in poche parole. Nessuno ha ancora perso il posto.
club-refusal-not-organiser = Può farlo solo chi ha aperto la coppa, o chi gestisce questo server.
club-refusal-too-few = Le iscrizioni non bastano ancora: una coppa vuole almeno due persone, tre iscrizioni contando i computer, e abbastanza da riempire un tavolo.
club-refusal-has-begun = Il primo turno è iniziato: ormai solo chi gestisce questo server può annullare la coppa.
club-refusal-too-many = Hai già { $most } coppe aperte. Aspetta che ne finisca una.
club-refusal-seats = A un tavolo di questo gioco si gioca da { $fewest } a { $most }.
club-refusal-places = Una coppa ha da { $fewest } a { $most } posti.
club-refusal-no-pace = Una coppa vuole un limite di tempo per ogni mossa.
club-refusal-closes = Le iscrizioni devono chiudersi più avanti, al massimo tra { $days } giorni.
club-refusal-days = Un turno dura da un giorno a { $most } giorni.
club-refusal-name = Il nome di una coppa ha al massimo { $most } caratteri.
club-refusal-computers = Lascia posti per almeno due persone.
club-refusal-many-computers = Una coppa ha posto per { $most } computer al massimo.
club-refusal-too-hasty = Hai aperto { $most } coppe in un’ora. Tra poco potrai aprire la prossima.

## At the table of a cup

club-refusal-end = Una partita di coppa non si annulla. Puoi abbandonarla.
club-refusal-own-cup = Giochi o hai giocato in questa coppa, quindi qui deve decidere qualcun altro che gestisce questo server.
club-refusal-substitute = In una coppa nessuno gioca al posto di altri.
club-refusal-pace = Il ritmo è lo stesso a tutti i tavoli della coppa.
club-refusal-undo = In una coppa una mossa non si ritira più, appena altri possono averla vista.

## Chiesto prima di abbandonare a un tavolo di coppa

club-resign-lost = La partita vale come persa nel turno { $round } della coppa { $code }.
# Al tavolo siedono più di due persone.
club-resign-counts = La partita vale nel turno { $round } della coppa { $code }, e chi abbandona di solito arriva all’ultimo posto.
club-resign-uncounted = Non cambia più niente nella coppa { $code }: il turno { $round } è finito senza questa partita.
club-resign-life = { $lives ->
    [1] Ti costa l’ultima vita: poi sei fuori dalla coppa.
   *[other] Ti costa una delle tue { $lives } vite.
}
club-resign-risk = { $lives ->
    [1] Può costarti l’ultima vita, e saresti fuori dalla coppa.
   *[other] Può costarti una delle tue { $lives } vite.
}

## Direct messages about a cup

letter-cup = { $game } · coppa { $code }
letter-cup-where = La coppa è in { $place }
club-told-too-few = { $cup } non si gioca: le iscrizioni sono troppo poche. Non devi fare nulla.
club-told-called-off = { $cup } è annullata. Le partite iniziate continuano come partite normali.
club-told-place-gone = { $cup } è annullata, perché non posso più raggiungere il suo canale. Le partite iniziate continuano come partite normali.
club-told-failing = { $cup } è annullata: da una settimana non riesco a farla andare avanti, per esempio perché il suo gioco manca o è cambiato. Le partite iniziate continuano come partite normali.
club-told-removed = { $cup }: chi l’ha aperta, o chi gestisce il server, ti ha tolto il posto.
club-told-reason = Il motivo: { $reason }
club-told-ended = { $cup } è finita. Grazie per aver giocato.
club-told-best = { $cup } è finita. Al primo posto c’è un computer, e { $who } vince la coppa: è la persona meglio piazzata. Grazie per aver giocato.
club-told-won = { $cup } è finita: la vince { $who }. Grazie per aver giocato.
club-told-lot = Qualcun altro era a pari merito in tutto: ha deciso il sorteggio sigillato.

### Pictures

cup-picture-note = { $game } · { $how }
cup-picture-how = { $format ->
    [all-play-all] tutti contro tutti
    [swiss] sistema svizzero
   *[knock-out] eliminazione, due vite
} · { $state }
# The alt text begins with it.
cup-picture-heading = { $title }: { $note }.
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
cup-picture-lot = a sorte
cup-picture-won = vince la coppa
cup-picture-ahead = volte davanti all’altro
cup-picture-row = { $rank } { $name } { $score }.
cup-picture-row-more = { $rank } { $name } { $score } ({ $more }).

## Titolo e invito del messaggio di una coppa

cup-heading = 🏆 { $cup } · { $code }
cup-heading-named = 🏆 { $name } · { $game } · coppa { $code }
cup-call-entry = Chi gioca? { $count ->
    [1] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
} Un tocco, e partecipi.
cup-call-entry-until = Chi gioca? { $count ->
    [1] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
} Un tocco, e partecipi. La coppa inizia quando è al completo; fine delle iscrizioni al più tardi: { $until }
# On the private page of whoever has entered.
cup-waits = { $count ->
    [1] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
cup-waits-until = { $count ->
    [1] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
} La coppa inizia quando è al completo; fine delle iscrizioni al più tardi: { $until }
cup-call-round = Il turno { $round } è in corso. Finisce con la sua ultima partita.
cup-call-round-until = Il turno { $round } è in corso. Finisce con la sua ultima partita, al più tardi: { $until }
cup-call-begins = Le iscrizioni sono chiuse: il primo turno sta per iniziare.
cup-call-between = Il prossimo turno sta per iniziare.
cup-call-waits = Il turno { $round } aspetta persone assenti e inizia appena ne sono tornate abbastanza; al più tardi: { $until }
cup-call-lost = Il canale della coppa è stato eliminato, quindi non inizia più nessun turno. La coppa sarà annullata: { $until }
cup-call-failing = Al momento non riesco a far andare avanti la coppa, ma continuo a provare. Se resta così, sarà annullata: { $until }
# A computer has more points than any person.
cup-call-best = { $who } vince la coppa: è la persona meglio piazzata. Al primo posto c’è { $first }.
cup-call-won = { $who } vince la coppa!
cup-call-lot = A pari merito con { $people }: ha deciso il sorteggio sigillato.
cup-call-over = La coppa è finita.
cup-call-called-off = La coppa è stata annullata.
cup-overtaken = Questa coppa ha un messaggio più recente qui sotto.
cup-refused = Perciò il suo messaggio non può stare lì. La coppa continua lo stesso: { $command_club_show } la mostra.
cup-refused-gone = Il canale della tua coppa è stato eliminato: non inizia più nessun turno, e tra { $days } giorni la coppa sarà annullata. Le partite iniziate continuano per messaggio diretto.

## Le sue condizioni e le sue regole, scritte prima della prima mossa

cup-format = { $format ->
    [all-play-all] Tutti contro tutti: tutti incontrano tutti, per quanto possibile lo stesso numero di volte.
    [swiss] Sistema svizzero: si incontrano avversari con più o meno gli stessi punti, e mai due volte gli stessi se si può evitare.
   *[knock-out] Eliminazione con una seconda vita: alla seconda sconfitta si è fuori.
}
cup-format-brief = { $format ->
    [all-play-all] Tutti contro tutti.
    [swiss] Sistema svizzero: si incontrano avversari con più o meno gli stessi punti.
   *[knock-out] Eliminazione con una seconda vita: alla seconda sconfitta si è fuori.
}
cup-rounds = { $count ->
    [1] Un turno.
   *[other] { $count } turni.
}
cup-rounds-between = Da { $fewest } a { $most } turni, a seconda delle iscrizioni.
# In a knock-out nobody knows before how many rounds there will be.
cup-rounds-open = { $fewest ->
    [2] I turni continuano finché non resta un solo nome.
   *[other] I turni continuano finché non restano meno di { $fewest } nomi.
}
cup-seats = Tavoli da { $count }.
cup-consent = I tavoli di ogni turno si aprono da soli, e chi partecipa vi trova il suo posto.
cup-blocks = Un blocco non tiene fuori nessuno da una coppa: vale per gli inviti, e vi si può incontrare chiunque sia iscritto. Chi non vuole può uscirne.
cup-scoring = Un tavolo dà 1 punto al primo posto e 0 all’ultimo, a intervalli regolari tra i due; a pari merito si divide. Un turno di riposo vale una vittoria.
cup-scoring-two = Una vittoria vale 1 punto, una patta ½. Un turno di riposo vale una vittoria.
cup-begins = Nell’insieme dei turni tutti iniziano più o meno altrettanto spesso, a meno che il gioco non lo sorteggi solo più tardi.
cup-unfinished = { $count ->
    [1] Un turno dura al massimo un giorno. Chi a quel punto gioca ancora condivide il posto, come in una patta, ma chi ha usato più del doppio del tempo di ciascuno degli altri finisce dietro di loro; la partita può continuare, ma non conta più per la coppa.
   *[other] Un turno dura al massimo { $count } giorni. Chi a quel punto gioca ancora condivide il posto, come in una patta, ma chi ha usato più del doppio del tempo di ciascuno degli altri finisce dietro di loro; la partita può continuare, ma non conta più per la coppa.
}
cup-slow = Il tempo è quello degli orologi, senza pause, giorni di riposo e guasti; con meno di { $hours } ore in tutto nessuno finisce dietro. Le persone si confrontano tra loro; contro soli computer si finisce dietro a partire da { $hours } ore. Se alla fine la partita aspetta una sola persona, che è assente, anche questa finisce dietro.
cup-pause = Se una partita non è finita, la sua pausa o i giorni di riposo di chi la gioca allungano il turno di altrettanto, di { $days } giorni al massimo in tutto.
cup-unfinished-brief = { $count ->
    [1] Un turno dura al massimo un giorno; chi a quel punto gioca ancora condivide il posto, ma chi ha usato più del doppio del tempo degli altri finisce dietro.
   *[other] Un turno dura al massimo { $count } giorni; chi a quel punto gioca ancora condivide il posto, ma chi ha usato più del doppio del tempo degli altri finisce dietro.
}
cup-away = Un turno aspetta chi torna entro { $days } giorni dalla fine del precedente; chi è assente più a lungo ({ $command_me_away }) lo salta, senza punti.
cup-computers-level = { $level ->
    [easy] Livello dei computer: facile.
    [hard] Livello dei computer: difficile.
    [expert] Livello dei computer: esperto.
   *[normal] Livello dei computer: normale.
}
cup-computers = Un computer può arrivare al primo posto; la coppa va allora alla persona meglio piazzata.
cup-away-all-play-all = Chi è assente ({ $command_me_away }) all’inizio di un turno lo salta, senza punti; le sue partite si giocano più tardi, in turni supplementari.
cup-vanished = Chi perde due partite per il tempo è fuori dalla coppa.
# Knock-outs only, all that begins with cup-lives.
cup-lives = Ognuno ha due vite. { $size ->
    [2] Chi perde una partita ne perde una.
    [3] A ogni tavolo tutti ne perdono una, tranne il primo posto.
    [4] A un tavolo di quattro tutti ne perdono una, tranne i primi due posti; a un tavolo più piccolo, tranne il primo.
    [5] A un tavolo di quattro o cinque tutti ne perdono una, tranne i primi due posti; a un tavolo più piccolo, tranne il primo.
   *[other] A ogni tavolo la metà migliore non ne perde, e tutti gli altri ne perdono una; in tre, cinque o sette ne perde una anche il posto di mezzo.
}
cup-lives-level = Una vita non si divide: a pari merito finisce dietro chi nella partita ha meno punti, e a parità di punti decide il sorteggio sigillato.
cup-lives-unfinished = { $count ->
    [1] Un turno dura al massimo un giorno. In una partita non finita a quel punto, chi ha usato più del doppio del tempo di ciascuno degli altri finisce dietro di loro; gli altri che giocano ancora sono a pari merito, e tra loro decide il sorteggio sigillato; la partita può continuare, ma non conta più per la coppa.
   *[other] Un turno dura al massimo { $count } giorni. In una partita non finita a quel punto, chi ha usato più del doppio del tempo di ciascuno degli altri finisce dietro di loro; gli altri che giocano ancora sono a pari merito, e tra loro decide il sorteggio sigillato; la partita può continuare, ma non conta più per la coppa.
}
cup-lives-unfinished-brief = { $count ->
    [1] Un turno dura al massimo un giorno; in una partita non finita a quel punto, chi ha usato più del doppio del tempo degli altri finisce dietro, e per il resto il sorteggio sigillato decide chi perde una vita.
   *[other] Un turno dura al massimo { $count } giorni; in una partita non finita a quel punto, chi ha usato più del doppio del tempo degli altri finisce dietro, e per il resto il sorteggio sigillato decide chi perde una vita.
}
cup-lives-away = Un turno aspetta chi torna entro { $days } giorni dalla fine del precedente; chi è assente più a lungo ({ $command_me_away }) lo salta e perde una vita.
cup-lives-computers = Quando restano solo computer, la coppa è finita.
cup-lives-order = In classifica contano prima le vite; tra chi è fuori, sta davanti chi è rimasto in gara fino a un turno successivo; poi vengono i punti.
cup-lives-brief = A pari merito finisce dietro chi ha meno punti, poi decide il sorteggio sigillato; anche un turno saltato per assenza costa una vita.
cup-lives-ties-brief = Prima le vite, poi i punti; a parità di punti: { $ties }.
cup-ties = A parità di punti decidono, in quest’ordine: { $ties }.
cup-tie = { $tie ->
    [meetings] gli scontri diretti
    [buchholz] i punti degli avversari incontrati (Buchholz)
    [sonneborn-berger] i punti degli avversari battuti (Sonneborn-Berger)
    [games-with-more-points] il numero di partite in cui si hanno più punti di tutti
   *[lot] un sorteggio sigillato prima della prima iscrizione
}
cup-ties-brief = A parità di punti: { $ties }.
cup-tie-brief = { $tie ->
    [meetings] scontri diretti
    [buchholz] Buchholz
    [sonneborn-berger] Sonneborn-Berger
    [games-with-more-points] partite con più punti
   *[lot] sorteggio sigillato
}
cup-seal = Sorteggio sigillato { $seal }
cup-lot = Il sorteggio era { $lot }

## Chi è iscritto

cup-entrants = { $count ->
    [0] Partecipanti (0 su { $most }): ancora nessuno
   *[other] Partecipanti ({ $count } su { $most }): { $people }
}
cup-more = e ancora { $count }
cup-left = { $because ->
    [vanished] { $who } (tempo scaduto)
   *[left] { $who } (ha lasciato)
}

## Classifica e turni

cup-standings = Classifica (punti)
cup-standing = { $rank }\. { $who } · { $score }
cup-standing-lot = { $standing } · per sorteggio
cup-standing-life = { $lives ->
    [0] { $standing } · fuori
    [1] { $standing } · ultima vita
   *[other] { $standing }
}
cup-round = Turno { $round }
cup-round-ended = Turno { $round } · finito
cup-table = { $table } · { $people }
cup-table-linked = [{ $table }]({ $link }) · { $people }
cup-place = { $rank }. { $who }
cup-judged = { $pairing } · non finita, posto condiviso
cup-judged-slow = { $pairing } · non finita; { $who } ha usato molto più tempo
cup-judged-lot = { $pairing } · non finita, decide il sorteggio
cup-bye = { $who } riposa
cup-sits-out = { $who } salta il turno: assente, una vita in meno
# Those who are in, but play in no game of the round: they are away, or have met all the others.
cup-without-table = Senza tavolo: { $people }
cup-tables-more = { $count ->
    [1] Un altro tavolo
   *[other] Altri { $count } tavoli
}
cup-no-standings = Nessun turno è ancora finito.
cup-no-round = Nessun turno è ancora iniziato.

## La pagina privata di una coppa, e le sue pagine

cup-you-are-in = Partecipi a questa coppa.
cup-your-lives = { $lives ->
    [0] Non hai più vite: sei fuori dalla coppa.
    [1] Partecipi, con la tua ultima vita.
   *[other] Partecipi, con { $lives } vite.
}
cup-you-are-out = { $because ->
    [removed] Non partecipi più a questa coppa: il tuo posto è stato tolto.
    [vanished] Non partecipi più a questa coppa: il tuo tempo è scaduto in due partite.
    [left] Hai lasciato questa coppa.
   *[never] Non partecipi a questa coppa.
}
cup-you-have-a-bye = In questo turno riposi.
cup-you-sit-out = Salti questo turno.
cup-you-lose-a-life = Eri assente all’inizio di questo turno: lo salti, e alla fine perdi una vita.
cup-your-table = Il tuo tavolo: { $pairing }
cup-your-table-waits = Il tuo tavolo ti aspetta: { $pairing }
cup-your-game-is-over = La tua partita di questo turno è finita: { $pairing }
cup-where = Messaggio in { $place }
cup-standings-heading = Coppa { $code } · classifica
cup-rules-heading = Coppa { $code } · regole
cup-cross-table-heading = Coppa { $code } · tabella incrociata
cup-options-heading = Coppa { $code } · opzioni del gioco
cup-options-usual = Deciso: il gioco nella versione abituale.
cup-options-said = Si possono cambiare finché non si iscrive qualcun altro; chi si iscrive le accetta.
cup-options-left-out = Quello che qui manca non va bene per i posti di un tavolo, o per i computer di questa coppa.
cup-round-heading = Coppa { $code } · turno { $round }
cup-open-button = Mostra la coppa
cup-rules-button = Regole della coppa
cup-enter-button = Gioco
cup-leave-button = Esci
cup-quit-button = Esci dalla coppa
cup-begin-button = Inizia ora
cup-standings-button = Classifica
cup-cross-table-button = Tabella incrociata
cup-round-button = Turni
cup-options-button = Opzioni del gioco
cup-remove-button = Togli qualcuno
cup-call-off-button = Annulla
cup-end-button = Annulla la coppa
cup-back-button = Indietro
cup-next-button = Avanti

## L’elenco delle coppe di un server

cup-list = Coppe di questo server
cup-list-own = Le tue coppe
cup-list-line = { $code } · { $cup } · { $state }
cup-list-open = Mostra una coppa…
cup-list-empty = Qui non c’è ancora nessuna coppa. { $command_club_cup } ne apre una.
cup-list-own-empty = Al momento non partecipi a nessuna coppa. In un server { $command_club_show } mostra quelle che ci sono.
cup-named = { $known ->
    [no] Coppa ({ $format })
   *[yes] Coppa { $game } ({ $format })
}
cup-the-named = La coppa «{ $name }»
cup-the-unnamed = { $known ->
    [no] La coppa ({ $format })
   *[yes] La coppa { $game } ({ $format })
}
cup-format-name = { $format ->
    [all-play-all] tutti contro tutti
    [swiss] sistema svizzero
   *[knock-out] eliminazione
}
cup-state-entry = chi gioca? ({ $count } su { $most })
cup-state-playing = turno { $round }
cup-state-best = persona meglio piazzata: { $who }
cup-state-finished = ha vinto { $who }
cup-state-over = finita
cup-state-called-off = annullata
cup-mine = 🏆 { $line }
cup-mine-linked = 🏆 { $line } · [messaggio]({ $link })
label-cup = coppa { $code }, turno { $round }
# Nei messaggi di un tavolo.
table-cup = 🏆 Coppa { $code }, turno { $round }
table-cup-linked = 🏆 [Coppa { $code }]({ $link }), turno { $round }

## Fatto

# turns: of a whole game, more than ten. span, each: durations, as "14 days", "2 hours".
cup-days-short = I turni sono brevi per questo gioco: una partita ha circa { $turns } mosse, quindi in { $span } ognuna può durare { $each }. Molte partite resterebbero non finite.
done-cup-opened = La coppa è aperta: ci si iscrive sotto il suo messaggio, che si aggiorna da sé.
done-cup-entered = Fatto: a ogni turno il tuo tavolo ti chiama da sé.
done-cup-left = Hai lasciato la coppa.
done-cup-begun = Fatto: la coppa inizia.
done-cup-removed = { $told ->
    [yes] { $who } non partecipa più alla coppa: glielo comunico.
   *[no] { $who } non partecipa più alla coppa.
}
done-cup-called-off = Fatto: chi partecipava riceve un messaggio.

## Prima di ciò che è grave

cup-quit-sure = Uscire dalla coppa { $code }?
cup-quit-said = Non avrai altri tavoli e non potrai rientrare. I tuoi risultati restano in classifica, ma non potrai più vincere la coppa.
cup-quit-done = In questa coppa non ti aspettano altri tavoli. Uscire non cambia nulla: il tuo posto in classifica resta tuo, e la coppa anche, se la vinci.
cup-quit-game = La tua partita al tavolo { $table } continua e vale ancora nel turno { $round }: giocala fino alla fine, oppure abbandonala lì.
cup-end-sure = Annullare la coppa { $code }?
cup-end-said = { $count ->
    [0] Nessuno partecipa.
    [1] Una persona partecipa e riceve un messaggio.
   *[other] { $count } persone partecipano, e ciascuna riceve un messaggio.
}
cup-end-games = Le partite iniziate continuano come partite normali.
cup-remove-which = Chi deve lasciare la coppa { $code }?
cup-remove-said = Poi ti chiedo il motivo. Lo mostro solo alla persona che togli.
cup-remove-hint = Togli…
cup-remove-title = Togli dalla coppa { $code }
cup-remove-field = Il motivo
cup-remove-field-hint = Lo mostro solo alla persona che togli

## Ciò che è rifiutato all’ingresso

cup-refusal-unknown = Qui questa coppa non esiste. { $command_club_show } mostra quelle che ci sono.
cup-refusal-only-in-server = Una coppa appartiene a un server. Va’ in un canale di un server in cui ci sono anch’io e scrivi lì lo stesso comando.
cup-refusal-stale = La coppa è andata avanti da quando è comparso quel pulsante. Niente è perduto: ecco a che punto è.
cup-refusal-level-at = Scegli il livello inferiore: se qualcuno esce, un turno di questa coppa può avere tavoli da { $seats }, dove «{ $level }» non gioca meglio.
