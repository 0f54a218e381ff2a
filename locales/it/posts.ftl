# Quello che sta nei post, nei messaggi diretti e nelle risposte private, uguale per ogni gioco.

## Titoli

heading-lobby = { $game } · tavolo { $code } aperto
# The heading of an open table once a newer post shows the game.
heading-begun = { $game } · tavolo { $code } · la partita è iniziata
heading-playing =
    { $move ->
        [0] { $game } · tavolo { $code }
       *[other] { $game } · tavolo { $code } · mossa { $move }
    }
heading-finished = { $game } · tavolo { $code } · fine
heading-cancelled = { $game } · tavolo { $code } · annullato

letter-start = { $game } · tavolo { $code } · la partita inizia
letter-turn = { $game } · tavolo { $code } · tocca a te
letter-hand = { $game } · tavolo { $code } · solo per i tuoi occhi
letter-lasting =
    { $move ->
        [0] { $game } · tavolo { $code } · solo per i tuoi occhi
       *[other] { $game } · tavolo { $code } · solo per i tuoi occhi, dopo la mossa { $move }
    }
letter-left = { $game } · tavolo { $code } · spostato
letter-left-said = Il tavolo è passato a un altro canale. Se lo vedi lì, puoi seguirlo di nuovo.
letter-unseen = { $game } · tavolo { $code } · non più seguito
letter-unseen-said = Ora non vedi il canale di questo tavolo, quindi non lo segui più. Quando vedrai di nuovo il canale, potrai tornare a seguirlo.
letter-rest =
    { $move ->
        [0] { $game } · tavolo { $code } · fatto
       *[other] { $game } · tavolo { $code } · fatto dopo la mossa { $move }
    }
letter-rest-said = Fatto. Il canale del tavolo mostra a chi tocca.
letter-tended = { $game } · tavolo { $code } · un computer gioca per te
letter-tended-said = Non c’eri, quindi un computer gioca per te e la partita va avanti. Un tocco, e il posto è di nuovo tuo.
letter-relieved = { $game } · tavolo { $code } · al tuo posto gioca un’altra persona
letter-relieved-said = Al tuo posto ora gioca { $who }. Nel risultato ci sarà anche il tuo nome. Grazie di aver giocato, e a presto a un altro tavolo.
letter-agree = { $game } · tavolo { $code } · che cosa ne dici?
letter-invitation = { $game } · un invito al tavolo { $code }
letter-lapsed = { $game } · tavolo { $code } · questo invito non vale più
letter-lapsed-said = Qui non devi fare niente.
letter-removed = { $game } · tavolo { $code } · il tuo posto è di nuovo libero
letter-final = { $game } · tavolo { $code } · fine
letter-cancelled = { $game } · tavolo { $code } · annullato
letter-notice = { $game } · tavolo { $code } · novità
# Notifications show what a letter says, so it never says what a hand holds.
letter-hidden = Per vedere ciò che è solo per te, premi La mia visuale.
letter-hidden-shown = Ciò che è solo per te è nell’immagine. Senza immagine: La mia visuale, poi Tabellone a parole.
letter-where = Il tavolo è in { $place }
letter-where-lasting = Il tavolo è in { $place }. «La mia visuale» mostra come sta adesso.

## Persone

player-number = Giocatore { $number }
former-player = Persona uscita
somebody = qualcuno
another-channel = un altro canale
computer-name = { $name } 🤖
computer-for = { $who } (🤖)
# How well it plays is said when it sits down, in the lobby and by /table status.
computer-at-level = { $level ->
    [easy] { $who } (facile)
    [hard] { $who } (difficile)
    [expert] { $who } (esperto)
   *[normal] { $who } (normale)
}
computer-called-1 = Livia
computer-called-2 = Marcus
computer-called-3 = Tullia
computer-called-4 = Gaius
computer-called-5 = Flavia
computer-called-6 = Titus
computer-called-7 = Valeria
computer-called-8 = Quintus

## Prima della partita

lobby-seated = { $count ->
    [1] Al tavolo: { $people }
   *[other] Al tavolo: { $people }
}
lobby-awaited = Inviti: { $people }
lobby-awaited-team = Inviti per la squadra { $team }: { $people }
lobby-free = { $count ->
    [0] Si aspetta che tutti accettino l’invito.
    [1] C’è un posto libero. Partecipa per giocare.
   *[other] Ci sono { $count } posti liberi. Partecipa per giocare.
}
lobby-ready = { $count ->
    [0] Si aspetta che tutti accettino l’invito. Chi ha aperto il tavolo può iniziare senza aspettare.
    [1] C’è un posto libero. Partecipa per giocare. Chi ha aperto il tavolo può iniziare quando vuole.
   *[other] Ci sono { $count } posti liberi. Partecipa per giocare. Chi ha aperto il tavolo può iniziare quando vuole.
}
lobby-full = Ci siamo tutti. Premi «{ $button }».
lobby-lost = Se iniziate in { $count }, giocate { $options }.

## Turni

turn-of = { $mention }, tocca a te.
turn-of-several = { $people }, tocca a voi.
# Behind what somebody is asked.
timed = { $said } Scadenza: { $until }.
# A line of its own in what is sent without having been asked for: a lock screen may show no
# dates, so the words before the date are whole sentences that say how much time there is.
timed-in-words =
    { $said }
    Entro { $time }. { $until }
timed-nearly-over =
    { $said }
    Il tempo è quasi scaduto. { $until }
timed-at-hour =
    { $said }
    Entro { $at }. { $until }
timed-in-words-free =
    { $said }
    Entro { $time }, giorni liberi compresi. { $until }
hour-of-day = { $day } { $hour }
hour-of-day-in = { $day } { $hour }, ora di { $zone }
weekday-0 = lunedì
weekday-1 = martedì
weekday-2 = mercoledì
weekday-3 = giovedì
weekday-4 = venerdì
weekday-5 = sabato
weekday-6 = domenica
goes-on = { $who } continua.
waiting-for = Tocca { TO($who) }.
waiting-for-several = Aspettiamo ancora { $people }.
your-turn = **Tocca a te.** { $prompt }
call-you = **Tocca a te.**
call-finished-in-cup = Era una partita della coppa { $code }, turno { $round }. Il seguito, turno o classifica finale, arriva da sé.
call-agree-undo = { $people }: { $who } può ritirare una mossa?
call-agree-draw = { $people }: { $who } ti propone la patta. Accetti?
call-agree-pause = { $people }: { $who } propone una pausa. D’accordo?
call-agree-resume = { $people }: { $who } propone di riprendere. D’accordo?
call-agree-pace = { $people }: { $who } propone un altro ritmo. D’accordo?
call-agree-end = { $people }: { $who } vorrebbe annullare la partita. D’accordo?
call-lobby = { $people }: voglia di giocare?
call-rematch = { $people }: rivincita?
call-begin = { $people }: siete già abbastanza per giocare. Inizia, o aspetta ancora.
call-seat = { $people }: voglia di prendere il posto di { $whose }?
call-vote = { $people }: tempo scaduto per { $late }. Che cosa deve fare il tavolo?
# What the post of an open table says once the table has moved.
post-moved = Il tavolo ora è in { $place }. [Partecipa lì]({ $link }).
post-moved-on = Il tavolo ora è in { $place }. [La partita continua lì]({ $link }).
post-overtaken = Il seguito è nel [messaggio successivo]({ $link }).
post-overtaken-decided = { $told } · Il seguito è nel [messaggio successivo]({ $link }).
poll-open = { $who } è in ritardo. Decidono gli altri che cosa fare.
poll-open-until = { $who } è in ritardo. Decidono gli altri che cosa fare. Fine del voto: { $until }.
poll-open-several = { $who } sono in ritardo. Decidono gli altri che cosa fare.
poll-open-several-until = { $who } sono in ritardo. Decidono gli altri che cosa fare. Fine del primo voto: { $until }.
poll-rule = { $again ->
    [0] { $needed } risposte uguali su { $voters } decidono subito, altrimenti la maggioranza alla fine. Parità o silenzio: il tavolo aspetta ancora.
   *[other] { $needed } risposte uguali su { $voters } decidono subito, altrimenti la maggioranza alla fine. Parità: un computer continua. Silenzio: il tavolo aspetta ancora.
}
poll-rule-alone = Decide una sola risposta. Silenzio: il tavolo aspetta ancora.
poll-rating = Valutazione: chi non torna va all’ultimo posto. Se si chiude la partita, non conta per nessuno.
seat-promised = { $by } aspetta il posto di { $who }, che può tenerlo giocando o con un tocco.
seat-promised-until = { $by } prende il posto di { $who } ({ $until }), se prima { $who } non lo tiene, con una mossa o un tocco.
motion-answers = ⏳ { $count ->
    [0] {""}
   *[other] Hanno risposto: { $given }.{" "}
}{ $open ->
    [0] {""}
   *[other] Si attende: { $awaited }.
}
seat-tended = { $who } può riprendersi il posto dal computer.
seat-wanted = Il posto di { $who } può prenderlo chi non ha ancora giocato a questo tavolo.

## La fine

result-won = 🏆 Vittoria di { $winners }!
result-shared = 🏆 Vittoria condivisa: { $winners }!
# Partners, or all who are left when a game without points ends in a draw.
result-first = 🏆 Primo posto per { $winners }!
result-drawn = 🤝 Patta.
draw-agreed = Patta di comune accordo.
result-line = { $rank }\. { $who }: { $points ->
    [1] **1** punto
   *[other] **{ $points }** punti
}
# Below the points: how they are made up, "Moons (0, 5), Suns (3, 2)", in the order of the ranking.
result-parts = Nello stesso ordine: { $parts }
result-part = { $name } ({ $points })
result-place = { $rank }\. { $who }
result-tie = Parità di punti. Criterio decisivo: { $what } ({ $counts })
result-tie-last = Parità di punti. Criterio decisivo: { $what }
result-resigned = Abbandono: { $people }.
result-resigned-all = Abbandono: gli altri.
result-resigned-behind = Abbandono, quindi dietro: { $people }.
result-resigned-won = Abbandono, ma vittoria con la squadra: { $people }.
# Below the winner: "Bruno 34, Ada 31".
result-scores = { $scores }
result-count = { $who } { $count }
result-count-won = 🏆 { $who } { $count }
result-tended = Un computer ha giocato per { $who }.
result-tended-seat = Per un po’ al posto di { $who } ha giocato un computer.
result-former = A quel posto prima di { $who }: { $former }.
result-unrated = Non valutata: { $why }.
result-vanished = All’ultimo posto per la valutazione, per assenza fino alla fine o alla sostituzione: { $people }.
result-unrated-handed = Per { $people } questa partita non conta per la valutazione: un posto non è rimasto nelle stesse mani.

picture-of = { $moves ->
    [0] { $game }.
    [one] { $game } dopo { $moves } mossa.
   *[other] { $game } dopo { $moves } mosse.
}
picture-more = Il resto: «{ $button }».
chart-alt = { $title } ({ $across }, da { $start } a { $end }):
chart-alt-series = { $name } da { $start } a { $end }, al massimo { $most }.

## Pulsanti

join-button = Partecipa
side-button = Partecipa: squadra { $team }
change-side-button = Passa alla squadra { $team }
return-button = Riprendi il mio posto
keep-button = Tengo il posto
take-button = Prendi il posto
vote-wait-button = Aspettare
vote-computer-button = Un computer continua
vote-substitute-button = Cercare chi subentra
vote-end-button = Chiudere la partita
vote-claim-button = Prendersi la vittoria
sure-end-button = Sì, chiudila
sure-claim-button = Sì, me la prendo
sure-draw-button = Sì, patta
free-button = Libera il posto
computer-button = Aggiungi un computer
change-button = Cambia
thread-button = In un thread
threads-button = Tavoli in thread
threads-offer = Questa partita ha lasciato { $count } messaggi in { $place }. Se vuoi, ogni nuovo tavolo avrà un thread tutto suo.
easy-button = { choice-level-easy }
normal-button = { choice-level-normal }
hard-button = { choice-level-hard }
expert-button = { choice-level-expert }
fill-easy-button = Tutti e { $count }: { choice-level-easy }
fill-normal-button = Tutti e { $count }: { choice-level-normal }
fill-hard-button = Tutti e { $count }: { choice-level-hard }
fill-expert-button = Tutti e { $count }: { choice-level-expert }
seat-button = Il mio posto
accept-button = Accetta
decline-button = Rifiuta
decline-all-button = Rifiuta tutti
block-button = Blocca
leave-button = Esci
start-button = Inizia in { $count }
begin-with-button = Inizia in…
begin-button = { $count ->
    [1] Inizia senza questa persona
   *[other] Inizia senza di loro
}
cancel-button = Annulla il tavolo
refuse-end-button = Non annullare
play-button = Gioca
page-button = Sul tabellone
page-open-button = Apri il mio tabellone
page-link = Il tuo tabellone, solo per te
page-link-said = Questo link collega un solo dispositivo, una volta ed entro { $minutes } minuti. Tienilo per te: chi lo apre gioca al tuo posto. In seguito basta il pulsante sotto il tabellone nel canale.
view-button = La mia visuale
text-button = Tabellone a parole
rules-button = Regole
closer-button = 🔍 Da vicino
more-button = Altro…
answer-button = Rispondi…
last-button = Ultima mossa
own-button = La mia zona
middle-button = Centro
left-button = A sinistra
right-button = A destra
upper-button = In alto
lower-button = In basso
upperleft-button = In alto a sinistra
upperright-button = In alto a destra
lowerleft-button = In basso a sinistra
lowerright-button = In basso a destra
closer-alt = Una parte del tabellone, più grande ({ $part }).
closer-choice = quello che scegli
follow-button = Segui
bring-button = Porta { $code } qui
manage-button = Gestisci
freeze-button = Congela la partita
unfreeze-button = Fai riprendere
unfollow-button = Non seguire più
last-moves-button = Ultime mosse
reopen-button = Riapri
rematch-button = Rivincita
replay-button = Rivedi
replay-own-button = Come l’ho vista io
replay-public-button = Come l’hanno vista tutti
replay-open-button = Tutto scoperto
replay-stop-button = Ferma
replay-show-button = Mostra nel canale
ways-to-end-button = Abbandona o chiudi…
resign-button = Sì, abbandono

## Risposte private

done-opened = Il tavolo { $code } è aperto
done-opened-invited = La partita inizia da sola appena tutti accettano l’invito.
done-opened-free = { $count ->
    [1] Un posto è ancora libero: invita qualcuno, aggiungi un computer o aspetta chi vuole partecipare.
   *[other] { $count } posti sono ancora liberi: invita altre persone, aggiungi computer o aspetta chi vuole partecipare.
}
done-opened-first = È il primo tavolo di questo server. Buono a sapersi: un canale silenziato non suona quando tocca a te. Chi lo silenzia può farsi chiamare con un messaggio diretto: { $command_me_settings }.
done-invited = Fatto: l’invito è partito.
done-removed = Fatto: il posto è libero.
done-uninvited = Fatto: l’invito è ritirato.
done-thread = Fatto: ora il tavolo ha il suo thread.
# The term that is new, as the menu of all terms shows it.
done-changed = Fatto. { $now }
change-told = { $term }: { $value }
change-heading-playing = Che cosa vuoi cambiare al tavolo { $code }? Prima si chiede agli altri.
change-heading = Tavolo { $code } · che cosa vuoi cambiare?
change-hint = Cambia…
change-pace = Ritmo
change-late = Quando il tempo scade
change-reserve = Riserva
change-hour = Scadenza a un’ora fissa
change-free = Giorni che non contano
change-forgives = Primo ritardo
change-hour-asked = Entro che ora della tua giornata va fatta una mossa? Chi viene chiamato ha almeno otto ore. Senza fuso orario in { $command_me_settings } vale UTC.
change-free-asked = In quali giorni il tempo non passa? Scegline quanti vuoi, o nessuno.
# As in English.
change-none = No
change-hour-at = Entro le { $hour }
change-forgives-yes = Metà del tempo in più, una volta ciascuno
change-forgives-no = Come ogni ritardo
change-start = Riserva all’inizio
change-more = In più a ogni mossa
change-seats = Posti
change-language = Lingua
change-seat-count = { $count } posti
invite-hint = Invita qualcuno…
computers-hint = Inizia con dei computer…
computers-choice = { $count ->
    [1] Un computer
   *[other] { $count } computer
} · { $level }
remove-hint = Libera un posto…
guest-number = Persona invitata { $number }
done-joined = Hai preso posto al tavolo { $code }
done-side = Giochi nella squadra { $team }
choose-level = Quanto bene deve giocare il computer?
choose-level-fill = Un computer, o uno per ciascuno dei { $count } posti liberi.
done-computer = { $count ->
    [1] Un computer ha
   *[other] { $count } computer hanno
} preso posto al tavolo { $code }
done-declined = Hai rifiutato l’invito al tavolo { $code }
done-declined-all = { $count ->
    [0] Non ci sono inviti per te
    [one] Hai rifiutato { $count } invito
   *[other] Hai rifiutato { $count } inviti
}
block-nobody = Questo invito non vale più. Per bloccare qualcuno usa { $command_me_block }.
block-done = { $who } non può più invitarti
block-told-nobody = Nessuno lo viene a sapere. Con { $command_me_block } torni indietro.
unblock-done = { $who } può di nuovo invitarti
unblock-hint = Sblocca qualcuno…
block-heading = Inviti bloccati
block-list-empty = Non blocchi nessuno. Chi può invitarti lo dicono le tue impostazioni.
block-list = Non possono invitarti: { $people }
block-change = { $command_me_block } con un nome aggiunge qualcuno; { $command_me_settings } dice chi può invitarti.
done-left = Hai lasciato il tavolo { $code }
done-started = La partita al tavolo { $code } è iniziata
done-started-letter = La partita al tavolo { $code } è iniziata. La tua visuale arriva qui, in un messaggio a parte.
done-returned-letter = Il tuo posto al tavolo { $code } è di nuovo tuo{ $turn ->
    [yours] , e tocca a te
   *[rivals] {""}
}. La tua visuale arriva qui, in un messaggio a parte.
done-taken-over-letter = Hai preso il posto di un’altra persona al tavolo { $code }{ $turn ->
    [yours] , e tocca a te
   *[rivals] {""}
}. La tua visuale arriva qui, in un messaggio a parte.
done-cancelled = Il tavolo { $code } è annullato
done-brought = Il tavolo { $code } ora si trova qui. Chi è al tavolo viene avvisato.
done-following = Segui il tavolo { $code }
done-following-said = Il suo tabellone si trova nei tuoi messaggi diretti e lì resta aggiornato, senza suoni.
done-unfollowed = Non segui più il tavolo { $code }
sure-end-asked = Chiudere la partita al tavolo { $code }, { $ends }?
sure-claim-asked = Prendersi la vittoria al tavolo { $code }? La partita finisce, e vinci tu.
sure-draw-asked = Accettare la patta al tavolo { $code }? La partita finisce, e il primo posto è di tutti e due.
done-voted = Annotato. Finché non si decide puoi cambiare risposta.
done-promised = Il posto ti è promesso. Chi ci siede riceve ancora una chiamata e può tenerlo. Quando il suo tempo scade, il posto è tuo e ti chiamo.
done-voted-stands = Annotato. Finché gli orologi sono fermi non si decide niente, e puoi cambiare risposta.
done-decided-wait = È deciso: il tavolo aspetta ancora. Tutto il tavolo viene avvisato.
done-decided-computer = È deciso: continua un computer. Tutto il tavolo viene avvisato.
done-decided-substitute = È deciso: si cerca chi subentri. Tutto il tavolo viene avvisato.
done-decided-end = È deciso: la partita finisce { $ends }. Tutto il tavolo viene avvisato.
done-decided-claim = È deciso: la vittoria è tua. Tutto il tavolo viene avvisato.
free-asked = Liberare il posto di { $who }?
free-told = Un computer continua finché qualcuno non prende il posto. Chi lo perde non ne vede più niente e non può tornare a questo tavolo.
done-freed = Il posto al tavolo { $code } è libero
cancel-sure = Annullare il tavolo { $code }?
cancel-lobby = { $count ->
    [0] Per ora ci sei solo tu.
   *[other] Sparisce anche per { $people }.
}
cancel-ends = La partita finisce subito, { $ends }.
cancel-agreed = Già d’accordo: { $people }. Con te lo sono tutti, e la partita finisce { $ends }.
cancel-waits = Finisce, { $ends }, solo se tutti sono d’accordo. Accordo ancora atteso: { $people }. Intanto la partita continua.
cancel-rules = Gestisci questo server: puoi chiudere la partita subito, { $ends }, per { $people }.
start-sure = Iniziare la partita al tavolo { $code }?
start-leaves-out = { $count ->
    [1] Si giocherebbe senza { $people }: il suo posto riservato si perde.
   *[other] Si giocherebbe senza { $people }: i loro posti riservati si perdono.
}
agree-undo-button = D’accordo a ritirare la mossa
agree-draw-button = Accetta la patta
agree-pause-button = D’accordo con la pausa
agree-resume-button = D’accordo a riprendere
agree-pace-button = D’accordo con il nuovo ritmo
agree-end-button = D’accordo ad annullare il tavolo
propose-button = Proponi di annullare
end-button = Chiudi per tutti
end-which = Vuoi terminare la partita di { $game } al tavolo { $code }?
end-way = **{ $button }** · { $told }
resign-told = { $others ->
    [1] Perdi, e la partita finisce.
   *[other] Lasci la partita; gli altri continuano, se si può continuare senza di te.
} Non si può tornare indietro.
draw-told = Se { $people } accetta, la partita finisce, e il primo posto è di tutti e due.
draw-accept-told = La partita finisce, e il primo posto è di tutti e due.
draw-button = Proponi la patta

status-heading = { $game } · tavolo { $code }
status-lobby = La partita non è ancora iniziata: il tavolo aspetta giocatori.
status-playing = La partita è in corso.
status-finished = La partita è finita.
status-cancelled = Il tavolo è stato annullato.
# What a proposal does, below the sentence that asks for consent.
proposal-means-pause = Se tutti sono d’accordo, gli orologi si fermano finché tutti non vogliono riprendere, 30 giorni al massimo.
proposal-means-undo = Se tutti sono d’accordo, la partita riprende da prima di questa mossa{ $count ->
    [0] {""}
    [1] , senza ciò che { $since } ha giocato dopo
   *[other] , senza ciò che { $since } hanno giocato dopo
}.
proposal-means-draw = Se { $to } accetta, la partita finisce e il primo posto è condiviso; appena { $to } fa una mossa, la proposta decade.
proposal-means-end = Se tutti sono d’accordo, finisce { $ends }; la proposta cade se qualcuno rifiuta o se { $who } gioca.
proposal-undoes = ↩ { $told }
proposal-seen = In ciò che si ritirerebbe { $who } ha visto qualcosa di nascosto, e continuerà a saperlo.
proposal-move-declines = ⏳ Aspetta la tua risposta, sotto il messaggio del tavolo. Una tua mossa vale come un no.
proposal-open = ⏳ Intanto la partita continua; un solo rifiuto chiude la proposta.
proposal-until = ⏳ Senza l’accordo di tutti entro allora non cambia niente: { $until }.
proposal-silence = ⏳ Senza l’accordo di tutti in tempo, la mossa resta.
status-computers = Computer: { $computers }

history-heading = Che cosa è successo al tavolo { $code }
history-line = **{ $number }**
moment-heading = { $game } · { $code } · { $move ->
    [0] prima della prima mossa
   *[other] dopo la mossa { $move } di { $moves }
}
moment-open = Tutto ciò che era nascosto è scoperto.
moment-gone = Questa mossa è stata poi ritirata.
moment-when = Giocata { $when }.
step-first-button = ⏮
step-back-button = ◀ Indietro
step-next-button = Avanti ▶
step-last-button = ⏭
since-your-turn = **Dal tuo ultimo turno:**
since-the-start = **Dall’inizio:**
since-nothing = Dal tuo ultimo turno non è successo niente.
since-cut = … *Chi ha fatto cosa* racconta ciò che è venuto prima.
since-button = Dal mio ultimo turno
past-mine-button = Il mio ultimo turno
past-last-button = Mostra il tabellone
past-button = Come l’ho vista io
open-button = Tutto scoperto
told-button = Chi ha fatto cosa
why-button = Perché?
why-heading = Perché un computer ha giocato così · { $code }
why-line = { $told } { $reason }
why-line-again = { $told } Come nella mossa precedente: { $reason }
why-no-choice = Non c’era quasi scelta.
why-refusal-nobody = Qui nessun computer ha ancora giocato una mossa da spiegare.
why-refusal-move = Quella mossa non è di un computer di questo tavolo: si spiegano solo le loro.

digest-name = Oggi
digest-heading = { $count ->
    [1] Oggi: un tavolo ti aspetta
   *[other] Oggi: { $count } tavoli ti aspettano
}
digest-line = { $game } · tavolo { $code } · in { $place }
digest-line-until = { $game } · tavolo { $code } · in { $place } · scadenza: { $until }
digest-line-in-words = { $game } · tavolo { $code } · in { $place } · tempo rimasto: { $time }. { $until }

list-tables = I tavoli di questo server
list-mine = I tuoi tavoli
list-newest = Sono elencati solo i { $count } tavoli più recenti di questo server, e i tuoi.
list-empty = Per ora nessuno. Aprine uno ({ $commands }).
# A table, where it stands, and when the time of whoever is to act runs out.
list-line = { $table } · { $place }
list-line-until = { $table } · { $until } · { $place }
list-place = { $place } · [ultimo messaggio]({ $link })
list-place-gone = il suo canale non esiste più
list-open = Apri un tavolo…
page-of = Pagina { $page } di { $pages }
label-your-turn = tocca a te
label-waits-for = si aspetta { $people }
label-paused = in pausa
label-lobby = aspetta giocatori
label-tended = un computer gioca per te
label-finished = finito
label-cancelled = annullato
label-unreadable = illeggibile
label-not-loaded = il suo gioco al momento non è caricato

settings-heading = Le tue impostazioni
settings-language = { $language ->
    [auto] Lingua: { LANGUAGE($spoken) }, come nel tuo Discord
   *[other] Lingua: { LANGUAGE($language) }
}
settings-calls = { $calls ->
    [direct] Chiamate: con un messaggio diretto, non nel canale.
    [both] Chiamate: nel canale e con un messaggio diretto.
    [digest] Chiamate: un messaggio al giorno alle { $hour }, per tutti i tavoli insieme.
    [none] Chiamate: nessuna. Guardi tu quando vuoi.
   *[channel] Chiamate: nel canale del tavolo.
}
settings-quiet = Ore di silenzio: dalle { $begin } alle { $end } non suona niente; se poi tocca ancora a te, ti chiamo una volta.
settings-quiet-never = Ore di silenzio: nessuna.
settings-quiet-next = Per quello che ti si chiede adesso, le ore di silenzio hanno già rinviato la scadenza quanto possono. Le nuove ore valgono dal tuo prossimo turno.
settings-time = La tua ora: { $time } ({ $zone }).
settings-refusal-zone = Non conosco un luogo, un’ora o uno scarto come questo. Scrivi una grande città vicina, l’ora che è da te (18:30) o uno scarto (UTC+2), e scegli tra ciò che propongo.
settings-refusal-zones = Intendi { $places }? Scrivilo così, o sceglilo tra ciò che propongo.
settings-letters = { $letters ->
    [off] Messaggi diretti: nessuno. Trovi sempre tutto premendo «La mia visuale».
   *[all] Messaggi diretti: quello che solo tu puoi vedere, senza suono; e le chiamate, se le vuoi lì.
}
settings-invitations = { $invitations ->
    [known] Inviti: da persone con cui hai giocato.
    [nobody] Inviti: da nessuno.
   *[everybody] Inviti: da tutti.
}
settings-confirm = { $confirm ->
    [always] Conferma: ti mostro ogni mossa prima di giocarla.
    [never] Conferma: mai, le tue mosse si giocano subito.
   *[usual] Conferma: solo quando una mossa costa qualcosa e non potresti ritirarla senza chiedere.
}
settings-leaderboard = { $leaderboard ->
    [hidden] Classifiche: non ci compari. La tua valutazione la vedi solo tu.
   *[shown] Classifiche: compari in quelle dei tuoi server.
}
settings-planned = { $planned ->
    [at-once] Mosse pianificate: giocate subito.
   *[later] Mosse pianificate: giocate dopo un po’, così nessuno se ne accorge.
}
# The settings in the menu below, each by its name in the lines above; that of "digest" has no line.
setting-calls = Chiamate
setting-quiet = Ore di silenzio
setting-time = La tua ora
setting-digest = Ora del messaggio quotidiano
setting-language = Lingua
setting-letters = Messaggi diretti
setting-invitations = Inviti
setting-confirm = Conferma
setting-leaderboard = Classifiche
setting-planned = Mosse pianificate
settings-choose = Scegli qui sotto. Un fuso orario si può anche scrivere: { $command_me_settings }.
settings-change = Per cambiare le tue impostazioni: { $command_me_settings }.
door-closed = I tuoi messaggi diretti sono chiusi per me, quindi non posso scriverti. Niente è perduto: «La mia visuale», sotto ogni tabellone, ti mostra tutto. Riprovo una volta al giorno, e appena premi qualcosa. Fino ad allora ti chiamo nel canale.
incident = Qualcosa è andato storto da parte mia. Riprova: puoi premere due volte senza timore, nessuna mossa viene giocata due volte. Se succede ancora, comunica a chi gestisce questo bot il numero { $number }.
incident-unreadable = Il tavolo { $code } non si può più leggere; tutti gli altri continuano. Comunica a chi gestisce questo bot il numero { $number }. Se non c’è rimedio, { $command_table_end } { $code } lo annulla: quando tutti al tavolo sono d’accordo, o subito per chi gestisce questo server.
game-unknown = un gioco che non conosco
rules-chapters = Vai a un altro capitolo
rules-choose = Le regole di quale gioco?
rules-back = ‹ Indietro
rules-next = Avanti ›

## Che cosa si è deciso

agreed = Deciso: { $options }
teams-are = Squadre: { $one }, contro { $other }.
# Before the game: "Team 1: Ada and Bruno. Team 2: nobody yet."
teams-gather = Squadra 1: { $one }. Squadra 2: { $other }.
teams-nobody = ancora nessuno
teams-computers = I computer prendono i posti che restano.
option-with = con { $option }
option-without = senza { $option }
option-value = { $option } { $value }
frozen-for-now = La partita è congelata da chi gestisce questo server: niente mosse, gli orologi sono fermi.
frozen-until = La partita è congelata da chi gestisce questo server: niente mosse, gli orologi sono fermi. Se non riprende, finisce { $ends } ({ $until }).
done-ruled = Fatto. Tutto il tavolo è avvisato.
manage-heading = Gestisci il tavolo { $code }
manage-freeze-told = Congelare ferma la partita: niente mosse né voti, e tutti gli orologi fermi, finché qualcuno che gestisce questo server non la fa riprendere; dopo trenta giorni finisce { $ends }. Tutto il tavolo riceve un avviso.
manage-hint-host = Affida il tavolo a…
manage-hint-seat = Libera il posto di…
paused-until = ⏸ Orologi fermi, mosse possibili. La pausa finisce appena tutti sono d’accordo, al più tardi: { $until }.
paused-until-by = ⏸ Orologi fermi, mosse possibili. La pausa finisce se lo dice { $who } o se tutti sono d’accordo, al più tardi: { $until }.
paused-for-now = ⏸ La partita è in pausa: nessuna fretta.
pause-sure = Mettere in pausa il tavolo { $code }?
pause-told-day = **Per un giorno**: subito, senza chiedere. Ognuno può farlo due volte in una partita.
pause-told-all = **Insieme**: si chiede agli altri. Se tutti sono d’accordo, gli orologi si fermano finché non si riprende, 30 giorni al massimo.
pause-button = Pausa…
pause-day-button = Per un giorno
pause-all-button = Insieme
resume-button = Riprendi la partita
refuse-undo-button = La mossa resta
refuse-pause-button = Niente pausa
refuse-resume-button = Restare in pausa
refuse-pace-button = Tenere il ritmo
refuse-draw-button = Rifiuta la patta
take-back-button = Ritira
undo-button = Ritira la mossa
undo-button-moves = Ritira { $count } mosse
undo-done = { $count ->
    [1] Ritirata. Ecco com’era prima della tua mossa.
   *[other] Le { $count } mosse fatte in una volta sono ritirate. Ecco com’era la situazione prima.
}
undo-sure = { $count ->
    [1] Ritirare la tua ultima mossa al tavolo { $code }?
   *[other] Ritirare le { $count } mosse fatte in una volta al tavolo { $code }?
}
undo-ask-answered = { $count ->
    [1] { $other } ha giocato nel frattempo: anche quello torna indietro.
   *[other] Altri hanno giocato nel frattempo: anche quello torna indietro.
}
undo-ask-shown = Ha svelato qualcosa di nascosto.
undo-ask-why = Ha già avuto risposta, oppure ha svelato qualcosa.
undo-ask-often = In questo turno sei già tornato indietro { $most } volte.
undo-ask = { $count ->
    [1] Quindi serve l’accordo di { $people }. Puoi chiedere fino alla prossima mossa.
   *[other] Quindi serve l’accordo di tutti: { $people }. Puoi chiedere fino alla prossima mossa.
}
undo-ask-button = Chiedi
done-proposed = { $count ->
    [1] Annotato. Chiedo { TO($people) } al tavolo { $code }.
   *[other] Annotato. Chiedo agli altri al tavolo { $code }.
}
done-proposed-silently = Annotato, ma non ho chiamato nessuno: hai già chiamato gli altri per una proposta simile nelle ultime 24 ore. Si trova, con i suoi pulsanti, nel messaggio più recente del tavolo { $code }.
done-agreed = Annotato: tu sei d’accordo. Al tavolo { $code } si attendono ancora altre risposte.
done-refused = Annotato: meglio di no, quindi al tavolo { $code } non cambia niente. Lo sanno tutti.
done-agreed-undo = Tutti d’accordo: la mossa è ritirata. Al tavolo { $code } lo sanno tutti.
done-agreed-draw = La partita al tavolo { $code } finisce patta. Tutti al tavolo vengono avvisati.
done-agreed-pause = Tutti d’accordo: al tavolo { $code } la partita è in pausa.
done-agreed-resume = Tutti d’accordo: al tavolo { $code } la partita riprende, e gli orologi anche.
done-agreed-pace = Tutti d’accordo: al tavolo { $code } vale il nuovo ritmo.
done-settled = Fatto. Lo leggono tutti al tavolo { $code }.
away-until = La tua assenza finisce { $until }
away-not = Sei qui
away-left = { $days ->
    [0] Per ora non ti restano giorni di riposo.
    [one] Ti resta { $days } giorno di riposo.
   *[other] Ti restano { $days } giorni di riposo.
}
away-left-after = { $days ->
    [0] Dopo non ti resteranno giorni di riposo, per ora.
    [one] Dopo ti resterà { $days } giorno di riposo.
   *[other] Dopo ti resteranno { $days } giorni di riposo.
}
away-back = Sono di nuovo qui
away-choose = Giorni di riposo da adesso…
away-change = Durante la tua assenza i tuoi orologi sono fermi a tutti i tavoli. Un turno di coppa che inizia nel frattempo si gioca senza di te. Se torni prima, i giorni che non ti sono serviti restano tuoi. I giorni di riposo si riguadagnano: uno ogni otto giorni, fino a 30.
pace-limited = Tempo per una mossa: { $time }.
pace-at-hour = Le mosse scadono alle { $hour } (ora di { $zone }), con { $least } almeno.
pace-free = Giorni che non contano: { $days }.
pace-forgives = Un primo ritardo è perdonato.
pace-unlimited = Ogni mossa prende il tempo che serve.
pace-bank = Di riserva: { $start } a testa, { $increment } in più a ogni mossa, { $most } al massimo.
sentences = { $first } { $then }
bank-of = { $who } ha { $time } di riserva.
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
time-days-hours = { $days } e { $hours }
when-late-wait = Quando il tempo scade, il tavolo aspetta ancora.
when-late-play = Quando il tempo scade, il banco fa una mossa tranquilla.
when-late-computer = Quando il tempo scade, un computer continua finché chi è in ritardo non torna.
when-late-ask = Quando il tempo scade, si chiede agli altri che cosa fare.
when-late-resign = Quando il tempo scade, vale come abbandono.

## Il mescolamento, dimostrato

seed-sealed = Mescolamento sigillato { $seal } (vedi { $command_table_verify } a fine partita)
verify-heading = Tavolo { $code }, distribuito e giocato di nuovo
verify-seal = Questo sigillo deve cominciare con le otto cifre sotto il primo tabellone, il cui testo alternativo lo riporta per intero: { $seal }
verify-seed = Il seme da cui è fatto: { $seed }
verify-well = ✅ Distribuita da questo seme e rigiocata ({ $played }), la partita arriva alle posizioni e al risultato registrati.
# How much was played: "10 moves and a resignation".
verify-played = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}{ $undone ->
    [0] { "" }
    [1] , con un ritiro
   *[other] , con { $undone } ritiri
}{ $resignations ->
    [0] { "" }
    [1] { " " }e un abbandono
   *[other] { " " }e { $resignations } abbandoni
}
verify-numbered = I messaggi del tavolo hanno numerato { $count } di queste mosse: quelle che tutti hanno visto e che non sono state ritirate.
verify-wrong-move = ❌ La mossa { $move } non porta alla posizione registrata. Avvisa chi gestisce questo bot.
verify-wrong-result = ❌ Le mosse non portano al risultato registrato. Avvisa chi gestisce questo bot.
verify-rules-changed = Le regole di questo gioco sono cambiate da allora; la partita è stata rigiocata con quelle di oggi.
verify-offline = Il file contiene tutta la partita. Così chiunque può verificarla a casa: python verify.py { $file }

## Records as files

export-whole = Tavolo { $code }: la registrazione completa
export-whole-said = Il seme del mescolamento, tutte le mosse e il risultato: un file da leggere, uno per i programmi.
export-public = Tavolo { $code }: la registrazione fino a qui
export-public-said = Ciò che è stato annunciato a tutti finora: un file da leggere, uno per i programmi. Il seme e le mosse nascoste seguiranno alla fine della partita.
export-nobody = Non nominano nessuno: puoi passarli ad altri.
export-page-whole = La pagina (html) mostra la partita mossa per mossa in qualsiasi browser, senza rete e con gli occhi di ciascuno. Neanche lì è nominato nessuno.
export-page-own = La pagina (html) mostra la partita mossa per mossa in qualsiasi browser, come la vedi tu: tienila per te fino alla fine della partita.
export-page-public = La pagina (html) mostra la partita mossa per mossa in qualsiasi browser, come la vedono tutti. Neanche lì è nominato nessuno.
export-button = Esporta
record-whole = { $game }: una partita intera
record-public = { $game }: una partita in corso, come tutti la conoscono
record-seats = { $count } giocatori
record-seal = Sigillo del mescolamento: { $seal }
record-seed = Seme del mescolamento: { $seed }
record-made = File: { $format }, regole { $rules }
record-whole-legend = Ogni riga è un turno: il numero della sua prima mossa, poi le mosse nella notazione del gioco. Tra parentesi quadre: le mosse ritirate.
record-public-legend = Ogni riga è una mossa con il suo numero, come è stata annunciata a tutti. Tra parentesi quadre: ciò che è stato ritirato. Il seme e le mosse nascoste seguiranno alla fine della partita.
record-turn = { $who }: { $moves }
record-takes-back = ritira { $moves }
record-resigns = abbandona
record-agrees-to-draw = accetta la patta

## Filmati delle partite

replay-making = Il filmato della partita di { $game } al tavolo { $code } è in preparazione…
replay-count = Immagine { $done } di { $count }
replay-heading = { $game } · tavolo { $code } · filmato
replay-seen-own = Come l’hai vista tu. Lo vedi solo tu.
replay-seen-public = Come l’hanno vista tutti.
replay-seen-open = Tutto ciò che era nascosto è scoperto.
replay-thinned = { $every ->
    [1] Il filmato intero sarebbe troppo grande da inviare qui: si vede solo la fine di ogni turno.
   *[other] Il filmato intero sarebbe troppo grande da inviare qui: si vede solo la fine di un turno ogni { $every }.
}
replay-in-words = A parole: { $command_table_history }
# In the last picture.
replay-won = Vittoria di { $winners }!
replay-shared = Vittoria condivisa: { $winners }!
replay-first = Primo posto per { $winners }!
replay-drawn = Patta.
replay-alt = { $moves ->
    [one] { $game }, mossa per mossa ({ $moves } mossa). Alla fine:
   *[other] { $game }, mossa per mossa ({ $moves } mosse). Alla fine:
}
replay-stopped = Fermato.
replay-nothing-to-stop = Non c’è più niente da fermare.
replay-shown = Il filmato è ora in { $place }.
replay-shown-by = Mostrato da { $who }.

## What one keeps for oneself

note-button = Appunto
note-title = Il tuo appunto al tavolo { $code }
note-field = Appunto
note-field-hint = Lo vedi solo tu
note-none = Ancora niente. Quello che scrivi qui lo vedi solo tu.
note-kept = 📝 { $note }
marks-button = Segni
mark-nothing = Adesso non c’è niente da segnare.

## Etichette del post di un tavolo in un forum (al massimo 20 caratteri)

tag-open = aperto
tag-playing = in corso
tag-over = finito
