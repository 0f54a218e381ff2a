# Ruta in esempi: la lezione (/tavolo impara), e quello che mostrano le figure delle regole.

## La lezione

ruta-lesson-card-title = Leggere le carte
ruta-lesson-card = Il numero di una carta è il suo valore, i segni sono i suoi **semi**. Tra due luoghi vicini della mappa passa una **rotta**: Montagna – Diplomatico costa 12, da pagare in Lune 🌙 o in Soli ☀️. Nel tuo turno peschi una carta **oppure** conquisti una rotta.
ruta-lesson-card-ask = Prendi la carta scoperta che aiuta a pagare Montagna – Diplomatico.
ruta-lesson-card-right = Il Patto porta una luna e un sole. Al suo posto è stata subito scoperta un’altra carta.
ruta-lesson-card-suits = Anche l’Oscurità vale 9, ma porta Onde e Wyrm. Questa rotta vuole Lune 🌙 o Soli ☀️.
ruta-lesson-card-unseen = Dal mazzo può venire qualsiasi cosa. Qui una carta adatta è già scoperta.
ruta-lesson-card-hint = In questo turno pesca: una delle due carte scoperte porta una luna 🌙 o un sole ☀️.

ruta-lesson-exact-title = Pagare la cifra esatta
ruta-lesson-exact = La Foresta vale 5, la Montagna 4: la rotta che le unisce costa 9, in Lune 🌙. Puoi pagare di più, ma non si dà resto. E chi paga la cifra **esatta** gioca ancora! Una cornice bianca segna quello che la tua mano può pagare.
ruta-lesson-exact-ask = Conquista Foresta – Montagna pagando la cifra esatta.
ruta-lesson-exact-right = Esattamente 9. La rotta porta il tuo segnalino, ed è ancora il tuo turno.
ruta-lesson-exact-over = Si può, ma la Cacciatrice vale 10: uno andrebbe perso, e con quello il turno in più.
ruta-lesson-exact-suit = Una carta paga una rotta solo con un seme di quella rotta. Qui è la luna 🌙.
ruta-lesson-exact-hint = Quale delle tue carte porta una luna 🌙 e vale esattamente 9? Paga con quella.

ruta-lesson-again-title = Più carte insieme
ruta-lesson-again = Giochi ancora, un turno intero. Montagna – Diplomatico costa 12. Più carte possono pagare insieme, e se una rotta ha due semi si possono combinare.
ruta-lesson-again-ask = Conquista Montagna – Diplomatico, di nuovo con la cifra esatta.
ruta-lesson-again-right = Cacciatrice 10 e Autore 2 fanno 12: esatto, e giochi una terza volta. Si continua finché paghi la cifra esatta.
ruta-lesson-again-low = Aggiungi una seconda carta, fino ad arrivare a 12.
ruta-lesson-again-draw = In un turno in più puoi anche pescare. Ma la tua mano può pagare questa rotta, e persino esattamente.
ruta-lesson-again-hint = Quali delle tue carte con una luna 🌙 o un sole ☀️ fanno 12 insieme?

ruta-lesson-over-title = Se la cifra esatta non c’è
ruta-lesson-over = Spesso nessuna combinazione fa il prezzo esatto. In quel caso paga un po’ di più: la rotta è tua lo stesso, il di più va perso, e il tuo turno finisce. Sentinella – Deserto costa 12, in Wyrm 🐉.
ruta-lesson-over-ask = Conquista Sentinella – Deserto perdendo il meno possibile.
ruta-lesson-over-right = 13 per 12: uno perso, e una rotta per tutta la partita. Ora tocca al tuo avversario.
ruta-lesson-over-dear = Farebbe 17, di cui cinque persi. Si può fare con meno, e tieni la Grotta.
ruta-lesson-over-low = Tutte e tre le tue carte portano wyrm: quali due fanno 12 o poco più?
ruta-lesson-over-hint = Le tue tre carte portano tutte wyrm: quali due fanno 12 o poco più?

ruta-lesson-ace-title = Un Asso scoperto
ruta-lesson-ace = Un Asso vale solo 1, eppure è prezioso: sono gli spiccioli che fanno tornare i conti. Se c’è un Asso scoperto quando vuoi pescare, puoi prima **tenerlo** o **cederlo** all’avversario. Viene rimpiazzato, e **devi ancora pescare**.
ruta-lesson-ace-ask = Fai in modo di avere l’Asso, e una carta in più.
ruta-lesson-ace-right = L’Asso è nella tua mano, è stata scoperta la carta successiva, e devi ancora pescare.
ruta-lesson-ace-left = Così prendi il Mercante e lasci l’Asso al tuo avversario. C’è un modo per avere entrambi.
ruta-lesson-ace-given = Così l’Asso va all’avversario, e tu peschi soltanto. Questo Asso ti serve: con il Bardo fa 11 in Soli.
ruta-lesson-ace-hint = Usa l’Asso prima di pescare: tienilo, e pesca dopo.

ruta-lesson-draw-title = E adesso pesca
ruta-lesson-draw = Dopo un Asso si può solo pescare: una carta scoperta o la prima del mazzo.
ruta-lesson-draw-ask = Pesca quello che vuoi.
ruta-lesson-draw-right = Il tuo turno è finito. Nel prossimo Bardo 10 e Asso 1 pagano esattamente Montagna – Castello, che costa 11 in Soli ☀️.
ruta-lesson-draw-owed = Una buona idea per il prossimo turno! In questo, prima pesca una carta.
ruta-lesson-draw-hint = Prendi una carta scoperta o la prima del mazzo.

ruta-lesson-excuse-title = La Scusa
ruta-lesson-excuse = La Scusa ⭐ non ha seme e non paga nulla. Ma invece di pescare puoi scartarla e prendere **qualsiasi** carta dalla pila degli scarti. Raccolto – Console costa 20, in Lune 🌙; la Cacciatrice ne fa 10.
ruta-lesson-excuse-ask = Riprendi la carta che con la Cacciatrice fa 20.
ruta-lesson-excuse-right = Cacciatrice e Rito: 20 in Lune, esattamente. Nel prossimo turno la rotta può essere tua.
ruta-lesson-excuse-suits = Vale 10, ma senza luna 🌙: non paga Raccolto – Console.
ruta-lesson-excuse-hint = Gioca la Scusa per una carta che porta una luna 🌙.

ruta-lesson-last-title = Il decimo segnalino
ruta-lesson-last = La partita finisce subito quando qualcuno piazza il decimo **segnalino**; i tuoi già piazzati sono nove. Ognuno vale un punto. Chi ha il **percorso più lungo** segna anche un punto per ogni luogo che unisce: un solo cammino, mai due volte sulla stessa rotta e senza le diramazioni. Un bordo chiaro lo segna.
ruta-lesson-last-ask = Finisci la partita con la rotta che allunga di più il tuo percorso.
ruta-lesson-last-right = Un solo cammino dal Mulino al Deserto: nove luoghi. Con dieci segnalini fanno 19 punti, e la vittoria.
ruta-lesson-last-shorter = Sarebbe il tuo decimo segnalino, ma il tuo percorso più lungo unirebbe solo sei luoghi, come quello dell’avversario. Un’altra rotta congiunge due dei tuoi percorsi.
ruta-lesson-last-draw = Potresti aspettare. Ma puoi pagare la rotta che congiunge i tuoi due percorsi, e con quella la partita finisce.
ruta-lesson-last-hint = Un tuo percorso finisce alla Montagna, un altro al Castello.

## Quello che mostrano le figure delle regole

ruta-picture-map = Sei luoghi della mappa, in due file: Foresta, Montagna e Diplomatico, sotto Raccolto, Castello e Sentinella. Ogni carta mostra il valore, i semi e il nome. In ogni intervallo stanno il prezzo della rotta e i semi che la pagano: 9 in Lune dalla Foresta alla Montagna, 12 in Lune o Soli dalla Montagna al Diplomatico.
ruta-picture-supply = Da sinistra a destra: il mazzo con il numero delle sue carte, le due carte scoperte, Pittore e Grotta, e gli scarti, con l’ultima carta intera e le altre in piccolo accanto.
ruta-picture-payment = La rotta dalla Montagna al Diplomatico, 12 in Lune o Soli. Sotto, una mano: Autore 2 con Lune e Nodi, Patto 9 con Lune e Soli, Cacciatrice 10 con Lune, Calamità 10 con Wyrm. Il prezzo ha una cornice bianca, perché questa mano può pagarlo.
ruta-picture-exact = Dopo un pagamento esatto: tra la Foresta e la Montagna c’è un segnalino blu in un anello dorato, e accanto al nome si legge «gioca ancora».
ruta-picture-ace = Il mazzo e le due carte scoperte: l’Asso di Soli e il Mercante.
ruta-picture-excuse = La pila degli scarti, con il Rito in cima e altre due carte in piccolo accanto. Sotto, una mano: la Cacciatrice, e la Scusa con una stella al posto del numero.
ruta-picture-longest = Tutta la mappa alla fine di una partita. Il percorso più lungo, blu, ha un bordo chiaro: un solo cammino dal Mulino al Deserto, per il Marinaio, la Foresta, la Montagna, il Castello, il Mercato, il Confine e l’Isola, nove luoghi. Altre due rotte blu stanno a parte.
ruta-picture-jokers = Il pannello di un giocatore: accanto alle carte in mano ci sono tre Assi jolly bordati di bianco, di Lune, di Soli e di Wyrm. Sotto, la mano: Autore, Mercante e Mare.
