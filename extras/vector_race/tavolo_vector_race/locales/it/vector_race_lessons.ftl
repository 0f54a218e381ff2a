# The lesson of Vector Race.

vector-race-picture-track = L’Ovale su carta a quadretti: la strada tra due muri, la linea a scacchi di partenza e traguardo, e due auto subito prima.
vector-race-picture-keys = Un’auto prima di una curva, il percorso che ha fatto e, intorno al punto dove arriverebbe, i nove punti dei tasti; il tasto 6 è cerchiato.

vector-race-lesson-start-title = La partenza
vector-race-lesson-start = La tua auto è ferma, subito prima della linea. Un tasto cambia la velocità di un quadretto: 6 verso destra, 4 verso sinistra, 8 verso l’alto, 2 verso il basso; 5 non cambia nulla.
vector-race-lesson-start-ask = La gara va verso destra: parti.
vector-race-lesson-start-back = Il tasto 4 porta a sinistra, lontano dalla linea.
vector-race-lesson-start-stands = Il tasto 5 mantiene la velocità, e la velocità è zero: l’auto resta ferma.
vector-race-lesson-start-right = Un quadretto verso destra. La prossima volta l’auto prosegue da sola, e con il 6 diventano due.
vector-race-lesson-start-hint = Quale tasto sta a destra del 5?

vector-race-lesson-brake-title = Frenare
vector-race-lesson-brake = La velocità cambia al massimo di un quadretto per turno: per fermare un’auto veloce servono più turni. La tua fa quattro quadretti verso destra, e la curva è vicina.
vector-race-lesson-brake-ask = Scegli in modo da poterti ancora fermare prima del muro.
vector-race-lesson-brake-faster = Cinque quadretti verso destra: il muro è troppo vicino per frenare.
vector-race-lesson-brake-late = A quattro quadretti per turno non riesci più a fermarti prima del muro.
vector-race-lesson-brake-right = Tre quadretti, poi due, poi uno: lo spazio basta.
vector-race-lesson-brake-hint = I tasti a sinistra riducono la velocità verso destra.

vector-race-lesson-corner-title = La curva
vector-race-lesson-corner = Tutta la linea di una mossa deve restare sulla strada. Toccare un muro è uno schianto: l’auto resta dov’è, perde la velocità e sta ferma un turno.
vector-race-lesson-corner-ask = Passa l’angolo interno il più vicino possibile, senza toccarlo.
vector-race-lesson-corner-touches = Quella linea finisce proprio sul muro, e basta toccarlo.
vector-race-lesson-corner-through = Quella linea attraversa il muro interno.
vector-race-lesson-corner-right = Appena sopra l’angolo: strada corta, e nessuno schianto.
vector-race-lesson-corner-hint = L’angolo è in (31, 6); la linea deve passare sopra.

vector-race-lesson-contact-title = Il contatto
vector-race-lesson-contact = Le linee delle auto possono incrociarsi. Ma le auto che finiscono un turno sullo stesso punto si toccano: ognuna che si muove perde un quadretto di velocità in ogni direzione. L’altra auto ha urtato il muro e sta in (24, 3).
vector-race-lesson-contact-ask = Mantieni tutta la velocità verso destra, senza contatto.
vector-race-lesson-contact-scrapes = Il tasto 5 porta sul punto dell’altra auto: ci sarebbe contatto.
vector-race-lesson-contact-slow = Eviti l’altra auto, ma perdi un quadretto di velocità.
vector-race-lesson-contact-right = Un quadretto più in alto, quattro verso destra: non perdi nulla.
vector-race-lesson-contact-hint = Cambia la velocità solo verso l’alto o verso il basso.

vector-race-lesson-finish-title = Il traguardo
vector-race-lesson-finish = La linea è tra x = 18 e x = 19. Vince chi la supera per primo, alla frazione di mossa; ciò che viene dopo la linea non conta più.
vector-race-lesson-finish-ask = Supera la linea in questo turno.
vector-race-lesson-finish-short = (18, 3) è a un quadretto dalla linea.
vector-race-lesson-finish-right = Oltre la linea, a nove decimi della mossa.
vector-race-lesson-finish-hint = Ti servono cinque quadretti verso destra.
