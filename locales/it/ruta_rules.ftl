# Le regole di Ruta per chi gioca, capitolo per capitolo (/tavolo regole). Parole nostre.

ruta-credit = Ruta di Gene Moore, si gioca con il Decktet di P. D. Magnus (CC BY-NC-SA).

ruta-rules-1-title = Lo scopo del gioco
ruta-rules-1 =
    Due mercanti si contendono le rotte commerciali tra i quindici luoghi di un regno. Ogni rotta conquistata vale un punto; il percorso più lungo, cioè la catena di rotte più lunga senza interruzioni, dà un bonus. Quando qualcuno piazza il decimo e ultimo segnalino, vince chi ha più punti.
ruta-rules-2-title = Carte e mappa
ruta-rules-2 =
    Il Decktet ha sei semi: Lune 🌙, Soli ☀️, Onde 🌊, Foglie 🍃, Wyrm 🐉 e Nodi 🪢. La maggior parte delle carte ne porta due, Assi e Corone uno, Pedine e Corti tre. Gli Assi valgono 1; Pedine, Corti e Corone 10; le altre carte il numero stampato.
    Quindici carte formano la mappa, tre file da cinque: sono i luoghi. I luoghi vicini, uno accanto all’altro o uno sopra l’altro, sono uniti da una rotta: 22 in tutto.
    Inizi con dieci segnalini e due carte in mano; altre due sono scoperte.
ruta-rules-3-title = Le carte per pagare
ruta-rules-3 =
    Trenta carte girano: dal mazzo alle mani, agli scarti e di nuovo nel mazzo. Ecco con che cosa si paga in ogni seme:
    🌙 { $moons }
    ☀️ { $suns }
    🌊 { $waves }
    🍃 { $leaves }
    🐉 { $wyrms }
    🪢 { $knots }
    Una carta con più semi compare in più righe e paga in quello che ti serve. La trentesima è la Scusa, che non ne ha.
ruta-rules-4-title = Il tuo turno: pesca o conquista
ruta-rules-4 =
    { "" }**Pesca** una carta: una delle due scoperte, rimpiazzata subito, o la prima del mazzo, che vedi solo tu. Non c’è limite di carte in mano.
    { "" }**Oppure conquista** una rotta libera e pagala.
    Quando il mazzo è vuoto, si rimescola la pila degli scarti per formarne uno nuovo. Si passa solo se non c’è più nulla da pescare e nessuna rotta che si possa pagare.
    Da tastiera: **pesca 1** o **pesca dal mazzo**.
ruta-rules-5-title = Pagare una rotta
ruta-rules-5 =
    Una rotta costa la somma dei due luoghi che unisce. Valgono solo le carte con un seme comune a entrambi i luoghi; se i semi comuni sono due, combinali come vuoi. Paga il prezzo o di più: non si dà resto. Una rotta conquistata resta di chi l’ha presa.
    Per esempio, il Raccolto e il Console valgono 10 ciascuno e hanno in comune le Lune: la loro rotta costa 20, tutto in Lune. La Montagna vale 4, il Diplomatico 8, e hanno in comune Lune e Soli: 12, in qualsiasi combinazione dei due.
    Da tastiera, i due luoghi e poi le carte: **rotta raccolto/console: cacciatrice rito**.
ruta-rules-6-title = Pagare la cifra esatta
ruta-rules-6 =
    Se paghi esattamente il prezzo, giochi ancora: un nuovo turno completo, pesca o conquista. Finché continui a pagare la cifra esatta, continui a giocare.
    Mettiamo che tu abbia in mano la Cacciatrice (10), il Rito (10), il Viaggio (3) e il Patto (9), che portano tutti le Lune. Cacciatrice e Rito fanno esattamente i 20 di Raccolto – Console: giochi ancora. Viaggio e Patto fanno esattamente i 12 di Montagna – Diplomatico: giochi una terza volta.
ruta-rules-7-title = Assi scoperti
ruta-rules-7 =
    Un Asso vale solo 1, ma aiuta a pagare la cifra esatta. Se stai per pescare e c’è un Asso scoperto, puoi prima usarlo: **tienilo** o **cedilo** all’avversario. In entrambi i casi viene rimpiazzato e devi ancora pescare. Puoi usare più Assi, uno dopo l’altro, o nessuno.
    Da tastiera: **tieni asso 1** o **cedi asso 1**.
ruta-rules-8-title = La Scusa
ruta-rules-8 =
    La Scusa ⭐ non ha seme e non paga nulla. Invece di pescare, puoi scartarla e prendere dalla pila degli scarti la carta che preferisci: vale come turno. Quando gli scarti vengono rimescolati, la Scusa torna nel mazzo.
    Da tastiera: **scusa rito**.
ruta-rules-9-title = Fine della partita e punteggio
ruta-rules-9 =
    La partita finisce subito quando qualcuno piazza il decimo segnalino. Ogni segnalino vale un punto. Chi ha il percorso più lungo segna anche un punto per ogni luogo unito dal percorso: segui le tue rotte senza passare due volte sulla stessa; le diramazioni non contano. Se i due percorsi hanno la stessa lunghezza, segnano entrambi.
    In caso di parità decide il percorso più lungo; se anche questi sono uguali, la vittoria è condivisa. Chi abbandona perde, qualunque sia il punteggio.
ruta-rules-10-title = Chi sa che cosa
ruta-rules-10 =
    Tutti vedono le carte scoperte, l’intera pila degli scarti, quante carte ci sono nel mazzo e in ogni mano, e le rotte.
    Una carta che qualcuno ha preso sotto gli occhi di tutti resta visibile accanto al suo nome finché non serve a pagare: non occorre ricordarla. Ciò che viene dal mazzo lo vede solo chi l’ha in mano.
ruta-rules-11-title = Varianti
ruta-rules-11 =
    { "" }**Assi jolly**: gli Assi escono dal mazzo e ognuno ne ha tre. Quando conquisti una rotta, puoi mettere da parte un Asso di uno dei suoi semi: allora puoi pagare con qualsiasi carta, di qualunque seme. L’Asso in sé non aggiunge nulla ed esce dal gioco.
    { "" }**Punti per entrambi i percorsi più lunghi**: ognuno segna i punti del proprio percorso più lungo.
    { "" }**Senza la Scusa**: il mazzo ha una carta in meno.
