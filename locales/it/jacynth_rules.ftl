# Le regole di Jacynth per chi gioca, capitolo per capitolo (/tavolo regole). Parole nostre.

jacynth-credit = Jacynth e il Decktet sono di P. D. Magnus, decktet.com (CC BY-NC-SA).

jacynth-rules-1-title = Lo scopo del gioco
jacynth-rules-1 =
    Due o tre famiglie costruiscono insieme una città, carta dopo carta, finché ne ha 36. Le carte di uno stesso seme che si toccano formano un quartiere. Con quattro segnalini a testa si prende il controllo dei quartieri; ogni carta di un quartiere che controlli è un punto. Vince chi ha più punti.
jacynth-rules-2-title = Carte e città
jacynth-rules-2 =
    Il Decktet ha sei semi: Lune 🌙, Soli ☀️, Onde 🌊, Foglie 🍃, Wyrm 🐉 e Nodi 🪢. Le carte di rango da 2 a 9 ne portano due, Assi e Corone uno. L’Asso è il rango più basso, la Corona il più alto; ogni seme ha ogni rango una volta.
    La città ha sei colonne, dalla a alla f, e sei righe, da 1 a 6 dal basso. All’inizio sei carte stanno su una diagonale. Ognuno ha in mano tre carte, il resto è il mazzo, e chi comincia è deciso a sorte.
jacynth-rules-3-title = Il tuo turno
jacynth-rules-3 =
    Posa una carta della tua mano su una casella vuota accanto a una carta della città; la diagonale non conta. Va bene qualsiasi carta: seme e rango non importano. Poi puoi mettere un segnalino. Alla fine peschi una carta, finché ce ne sono.
    Da tastiera, nell’opzione *carta*: la carta e la sua casella, per esempio **patto b4** o **marinaio c2**.
jacynth-rules-4-title = Quartieri
jacynth-rules-4 =
    Un quartiere è fatto di tutte le carte che portano uno stesso seme e si toccano lungo un lato. Finisce dove c’è un vuoto o una carta senza quel seme. Anche una carta sola può essere un quartiere.
    Una carta con due semi sta in due quartieri, uno per seme, anche se i due hanno le stesse carte.
jacynth-rules-5-title = Mettere un segnalino
jacynth-rules-5 =
    Dopo aver posato la carta puoi mettere uno dei tuoi quattro segnalini, sulla carta nuova o su qualsiasi altra della città. Quella carta non deve già portarne uno, e nessuno dei suoi quartieri dev’essere controllato da altri, una volta posata la tua carta. I tuoi quartieri non sono d’ostacolo. I segnalini non si spostano più.
    Da tastiera, di seguito: la parola segnalino, poi la casella o il nome della carta: **patto b4 segnalino c4**, **marinaio c2 segnalino c2**, **castello d5 segnalino castello**.
jacynth-rules-6-title = Controllo
jacynth-rules-6 =
    Un quartiere è tuo se il tuo segnalino sta sulla sua carta di rango più alto, fra quelle che portano un segnalino. Una sola carta alta batte più carte basse.
    Se una carta nuova unisce dei quartieri, il controllo si decide subito da capo, per ogni seme a sé: chi ha la carta più alta prende tutto il quartiere. L’altro seme di una carta può benissimo restare tuo.
jacynth-rules-7-title = La fine e i punti
jacynth-rules-7 =
    Quando la 36ª carta è posata, la partita è finita. Ogni quartiere dà un punto per carta a chi lo controlla. Una carta conta dunque due volte se entrambi i suoi quartieri sono tuoi. I segnalini rimasti non valgono nulla.
    A parità di punti si condivide il posto. Chi abbandona è ultimo; in tre, i suoi segnalini restano in città, le sue carte tornano nel mazzo, e gli altri continuano.
jacynth-rules-8-title = Chi sa che cosa
jacynth-rules-8 =
    Solo le mani e l’ordine del mazzo sono segreti. La città, i segnalini e il numero di carte nel mazzo e nelle mani sono visibili a tutti. Le carte che non hai ancora visto sono elencate sotto la tua mano, in *Tabellone a parole*.
jacynth-rules-9-title = Varianti
jacynth-rules-9 =
    { "" }**Disposizione**: Torri comincia con quattro carte distanti, in b2, b5, e2 ed e5. Le carte da posare sono allora 32, così in tre chi gioca per terzo ha un turno in meno. Città Vecchia comincia con sei carte sparse.
    { "" }**Mazzo esteso**: quattro Pedine e quattro Corti, con tre semi ciascuna, e la Scusa, che non ne ha. Si posano come le altre carte e contano nei loro quartieri, ma non portano mai segnalini. La Scusa non sta in nessun quartiere e separa ciò che la circonda. Alla fine restano nove carte.
