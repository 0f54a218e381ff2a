# The page of `make play`: cards of the games in an empty channel, and hints on what to do next.

sandbox-choose = Scegli un gioco
sandbox-choose-how = Ogni pulsante esegue un comando. Lo vedi nella riga in basso, e puoi anche digitarlo.
sandbox-against = { $count ->
    [1] Gioca contro un computer
   *[other] Gioca contro { $count } computer
}
sandbox-second = { $count ->
    [1] Con una seconda persona
   *[other] Con altre { $count } persone
}
sandbox-lesson = Una lezione
sandbox-button-of = { $button }: { $game }
sandbox-know-turn = **Tocca a te:** premi *{ $play }* sotto il tabellone più recente.
sandbox-know-people = **Diventa qualcun altro:** premi un altro volto. Un numero rosso chiama quella persona.
sandbox-know-time = **Fai passare il tempo:** *1 hour later* (1 ora dopo) e *1 day later* (1 giorno dopo); su un telefono sono dietro il punto interrogativo.

sandbox-yours = Tocca a te. *{ $play }* sotto il tabellone più recente mostra che cosa puoi fare.
sandbox-theirs = { $count ->
    [1] Tocca a { $person }. Gioca al suo posto, o fai passare il tempo.
   *[other] Tocca a: { $person }. Gioca al posto di uno di loro, o fai passare il tempo.
}
sandbox-asked = C’è una domanda per te. Rispondi sotto il messaggio più recente: *{ $answer }*.
sandbox-asks = { $count ->
    [1] C’è una domanda per { $person }. Rispondi al suo posto sotto il messaggio più recente: *{ $answer }*. Oppure fai passare il tempo.
   *[other] C’è una domanda per { $person }. Rispondi al posto di uno di loro sotto il messaggio più recente: *{ $answer }*. Oppure fai passare il tempo.
}
sandbox-join = Un posto è libero. Diventa { $person } e premi *{ $join }*.
sandbox-sit = Premi *{ $join }* per prendere un posto.
sandbox-watching = Qui continuano i computer; il tabellone cambia da solo.
sandbox-become = Diventa { $person }
sandbox-hour = 1 ora dopo
sandbox-hide = Nascondi questi consigli
