# /tavolo help

help-heading = Come si gioca qui
help-start = **Apri un tavolo** con { $openings }. Gli altri premono **{ $join }**, tu premi **{ $start }** sotto **{ $seat }**, e un tavolo completo inizia da solo. Se inviti una persona per nome, la partita inizia appena accetta. Non c’è nessuno? Scegli un **computer**: facile, normale o difficile.
help-learn = **Un gioco che non conosci?** { $command_tavolo_learn } te lo insegna mossa per mossa: alcune piccole posizioni, solo per te.
help-play = **Tocca a te?** **{ $play }**, sotto il tabellone, mostra solo quello che puoi fare. Oppure scrivi: { $moves }. Nessuna fretta: una partita può durare giorni.
help-undo = **Una svista?** Sotto la tua mossa c’è **{ $undo }**, finché nessuno ha giocato dopo né ha scoperto nulla grazie a essa; più tardi { $command_table_undo } chiede agli altri.
help-private = **Quello che solo tu puoi vedere** arriva solo a te: con un messaggio diretto e, quando vuoi, in **{ $view }**. Con { $command_me_settings } disattivi i messaggi.
help-tables = **Più partite insieme?** { $command_me_tables } elenca le tue, per prime quelle che aspettano te. In ogni comando puoi indicare il tavolo. { $command_me_games } elenca quelle finite, { $command_table_leaderboard } dice chi gioca come.
help-absent = **Qualcuno non ha tempo?** Ogni mossa ha una scadenza, indicata sotto il tabellone; { $command_table_status } dice che cosa succede dopo. Se qualcuno non torna, gli altri decidono con { $command_table_vote }. { $command_table_pause } ferma tutti gli orologi, { $command_me_away } ti dà giorni di riposo. Con { $command_table_resign } abbandoni una partita, con { $command_table_cancel } la partita finisce senza risultato.
help-hosts = **Il tuo tavolo?** Prima della partita { $command_table_invite } tiene dei posti, { $command_table_remove } li libera, { $command_table_change } cambia ritmo, posti e opzioni; tutto anche in **{ $seat }**. { $command_me_block } impedisce a qualcuno di invitarti.
help-managers = **Gestisci il server?** { $command_table_manage_freeze } ferma una partita, { $command_table_manage_unfreeze } la fa riprendere, { $command_table_manage_host } affida il tavolo a qualcun altro.
help-where = **Le regole** sono in { $command_tavolo_rules }, nella tua lingua. **{ $text }** descrive a parole tutto il tabellone; **{ $closer }**, sotto la tua visuale, ne disegna una parte più grande. Un tavolo parla la lingua scelta quando è stato aperto, altrimenti quella del server o di chi lo ha aperto; quello che solo tu puoi vedere è nella tua.
