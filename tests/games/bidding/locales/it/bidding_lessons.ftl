# The lesson of Bidding.

bidding-picture-table = I premi scoperti finora e, per ogni giocatore, il segno, il nome e i punti; un segno più accanto a chi ha puntato.

bidding-lesson-highest-title = La puntata più alta
bidding-lesson-highest = La carta più alta vince il premio. Il rivale ha 2 e 4; in mano: 1 e 5.
bidding-lesson-highest-ask = Sono in palio tre punti: prendili.
bidding-lesson-highest-low = Un 1 perde contro tutte e due le carte del rivale.
bidding-lesson-highest-right = Nessuna carta del rivale batte un 5.
bidding-lesson-highest-hint = Quale delle tue carte supera 2 e 4?

bidding-lesson-alone-title = Da sola
bidding-lesson-alone = Le carte uguali non contano. Il rivale ha 1 e 2; in mano: 2 e 3.
bidding-lesson-alone-ask = Punta la carta che vince di sicuro.
bidding-lesson-alone-alike = Se anche il rivale punta 2, nessuno prende il premio.
bidding-lesson-alone-right = Non c’è un altro 3, né niente di più alto.
bidding-lesson-alone-hint = Cerca la carta che il rivale non può pareggiare.

bidding-lesson-save-title = Che cosa tenere
bidding-lesson-save = Ogni carta si punta una volta sola. È in palio un punto, e l’ultimo premio varrà 5.
bidding-lesson-save-ask = Punta in modo da tenere la carta migliore.
bidding-lesson-save-wasted = Il punto è preso, ma non l’ultimo premio, che vale 5.
bidding-lesson-save-right = Un punto è perso, e il 5 resta per l’ultimo premio.
bidding-lesson-save-hint = Quale premio vale di più: questo o l’ultimo?

bidding-lesson-carried-title = Ciò che resta
bidding-lesson-carried = Se nessuna puntata è da sola, il premio si aggiunge al successivo: ora sono in palio nove punti. Il rivale ha 2 e 4.
bidding-lesson-carried-ask = Prendi i nove punti.
bidding-lesson-carried-little = Un 1 non batte né 2 né 4.
bidding-lesson-carried-right = Nove punti per una carta.
bidding-lesson-carried-hint = Punta la carta più alta che hai in mano.

bidding-lesson-spent-title = Carte giocate
bidding-lesson-spent = Una carta puntata non torna. È l’ultimo turno.
bidding-lesson-spent-ask = Punta la carta che resta.
bidding-lesson-spent-gone = Il 4 è stato puntato nel turno precedente.
bidding-lesson-spent-right = Era l’ultima carta: la partita finisce.
bidding-lesson-spent-hint = In mano resta una sola carta.
