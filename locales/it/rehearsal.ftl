# Una prova sul vero Discord: /tavolo prova.

rehearsal-running = Prova: creo un thread in questo canale, ci faccio quello che fanno le partite e lo elimino. Ci vuole circa un minuto.
rehearsal-thread = Faccio una prova qui per circa un minuto; poi questo thread viene eliminato. Non c’è niente da premere.
rehearsal-letter = Una prova: questo messaggio viene eliminato subito.
rehearsal-file = Il file contiene ogni ipotesi, la risposta di Discord e i limiti di frequenza indicati. Non nomina nessuno: allegalo se segnali una differenza.
rehearsal-broke-off = ⚠️ Discord non era più raggiungibile: non sono arrivato alla fine.
rehearsal-left-behind = ⚠️ Non è stato possibile eliminare tutto. Cerca il thread «{ $name }» ed eliminalo, per favore.
rehearsal-differs = ❌ { $key } · atteso: { $believed } · visto: { $seen } · vedi { $file }
rehearsal-heading = { $count ->
    [0] Prova: Discord risponde come credo
    [1] Prova: Discord è diverso in un punto
   *[other] Prova: Discord è diverso in { $count } punti
}
rehearsal-more = { $count ->
    [1] … e un’altra differenza nel file.
   *[other] … e altre { $count } differenze nel file.
}
rehearsal-group = { $state ->
    [well] ✅
   *[ill] ⚠️
} { $group }: { $well } su { $count } come previsto
rehearsal-group-posts = Messaggi dei tavoli
rehearsal-group-limits = Limiti di testi, pulsanti e menu
rehearsal-group-components = Messaggi fatti di componenti
rehearsal-group-private = Risposte private e messaggi diretti
rehearsal-group-places = Thread e forum
rehearsal-group-uploads = File da 50 kB, 1 MB e 8 MB
rehearsal-group-discord = Comandi e limiti di frequenza
rehearsal-not-seen = ➖ Non esaminati: { $count } ({ $reason })
rehearsal-unseen-client = lo mostra solo l’app di una persona
rehearsal-unseen-press = qualcuno dovrebbe premere o scrivere
rehearsal-unseen-time = dura più di una prova
rehearsal-unseen-registration = i miei comandi andrebbero registrati di nuovo
rehearsal-unseen-permission = si mostra solo a un bot che può fare meno
rehearsal-unseen-circumstances = ci vuole un’altra persona, o un altro server
rehearsal-unseen-unused = niente di ciò che faccio ci arriva
rehearsal-unseen-no-command = serve il comando, e questa era la riga di comando
rehearsal-unseen-forum = solo in un canale che non è un forum
rehearsal-unseen-no-forum = solo in un forum, e in uno che richiede un’etichetta
rehearsal-unseen-nobody = non conosco nessuno a cui scrivere
rehearsal-unseen-door-open = accetti i miei messaggi diretti
rehearsal-unseen-door-closed = non accetti i miei messaggi diretti
rehearsal-unseen-more-granted = questo server accetta file più grandi
rehearsal-unseen-no-headers = nessuna risposta ha indicato un limite
rehearsal-unseen-no-answer = Discord non era più raggiungibile
rehearsal-unseen-not-sent = ciò da cui dipende era stato rifiutato
rehearsal-refusal = Può chiedermi una prova solo chi gestisce questo server, o il mio proprietario.
rehearsal-refusal-server = Faccio prove solo nei server: chiedimelo in un canale.
rehearsal-refusal-place = La prova si fa in un thread, e qui non posso crearne: chiedimelo in un canale testuale o in un forum.
rehearsal-refusal-permission = Per una prova mi mancano questi permessi in questo canale: { $permissions }. Non ho fatto niente. Concedili nelle impostazioni del canale; «Gestisci thread» mi serve solo per eliminare il thread alla fine, e poi puoi toglierlo.
rehearsal-refusal-running = In questo server è già in corso una prova. Ci vuole circa un minuto.
rehearsal-refusal-again = L’ultima prova in questo server è di poco fa. Posso rifarla { $at }.
rehearsal-refusal-thread = Discord non mi ha lasciato creare un thread in questo canale (codice { $code }). Non ho fatto niente.
rehearsal-refusal-no-answer = Discord non era raggiungibile, o mi ha fatto aspettare troppo: ho rinunciato alla prova. Quello che avevo creato è eliminato.
