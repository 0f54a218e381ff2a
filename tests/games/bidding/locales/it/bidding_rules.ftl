# The rules of Bidding, chapter by chapter.

bidding-credit = Il gioco di strategia pura (Goofspiel), con cinque carte.

bidding-rules-1-title = Le puntate
bidding-rules-1 =
    Ogni giocatore ha cinque carte, da 1 a 5. Cinque premi, da 1 a 5, vengono scoperti uno dopo l’altro. Per ciascuno tutti puntano una carta in segreto, nello stesso momento.
    Quando nessuno deve più puntare, tutte le puntate vengono mostrate: la carta più alta che nessun altro ha puntato prende il premio. Se nessuna puntata è da sola, il premio si aggiunge al successivo, a meno che il tavolo non abbia deciso che è perso.
    Da tastiera: **punta 1**, **punta 2**, **punta 3**, **punta 4**, **punta 5**, o soltanto il numero.
bidding-rules-2-title = La fine
bidding-rules-2 =
    Dopo cinque premi vince chi ha più punti. Chi abbandona riprende senza mostrarla una puntata già fatta.
