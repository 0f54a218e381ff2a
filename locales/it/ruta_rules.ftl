# Le regole di Ruta per chi gioca, capitolo per capitolo (/tavolo regole). Parole nostre.

ruta-credit = Ruta di Gene Moore, si gioca con il Decktet di P. D. Magnus (CC BY-NC-SA).

ruta-rules-1-title = Lo scopo del gioco
ruta-rules-1 =
    Due mercanti si contendono le rotte commerciali tra i quindici luoghi di un regno. Ogni rotta conquistata vale un punto; il percorso più lungo, cioè la catena di rotte più lunga senza interruzioni, dà un bonus. Quando qualcuno piazza il decimo e ultimo segnalino, vince chi ha più punti.
ruta-rules-2-title = Carte e mappa
ruta-rules-2 =
    Il Decktet ha sei semi: Lune 🌙, Soli ☀️, Onde 🌊, Foglie 🍃, Wyrm 🐉 e Nodi 🪢. La maggior parte delle carte ne porta due, Pedine e Corti tre. Gli Assi valgono 1; Pedine, Corti e Corone 10; le altre carte il numero stampato.
    Quindici carte formano la mappa, tre file da cinque. I luoghi vicini (non in diagonale) sono uniti da una rotta: 22 in tutto. Inizi con due carte in mano; altre due sono scoperte.
ruta-rules-3-title = Il tuo turno: pesca o conquista
ruta-rules-3 =
    { "" }**Pesca** una carta: una delle due scoperte (rimpiazzata subito) o la prima del mazzo, coperta. Non c’è limite di carte in mano.
    { "" }**Oppure conquista** una rotta libera e pagala.
    Quando il mazzo è vuoto, si rimescola la pila degli scarti per formarne uno nuovo.
ruta-rules-4-title = Pagare una rotta
ruta-rules-4 =
    Una rotta costa la somma dei due luoghi che unisce. Valgono solo le carte con un seme comune a entrambi i luoghi; se i semi comuni sono due, combinali come vuoi. Paga il prezzo o di più: non si dà resto.
    Per esempio, Console – Raccolto costa 20, tutto in Lune. Montagna – Diplomatico costa 12, in qualsiasi combinazione di Lune e Soli.
ruta-rules-5-title = Pagare la cifra esatta
ruta-rules-5 =
    Se paghi esattamente il prezzo, giochi ancora: un nuovo turno completo, pesca o conquista. Finché continui a pagare la cifra esatta, continui a giocare.
ruta-rules-6-title = Assi scoperti
ruta-rules-6 =
    Se stai per pescare e c’è un Asso scoperto, puoi prima usarlo: **cedilo** all’avversario o **tienilo**. In entrambi i casi viene rimpiazzato e devi ancora pescare. Puoi usare più Assi, uno dopo l’altro. Usarli non è mai obbligatorio.
ruta-rules-7-title = La Scusa
ruta-rules-7 =
    La Scusa non ha seme e non paga nulla. Invece di pescare, puoi scartarla e prendere dalla pila degli scarti la carta che preferisci.
ruta-rules-8-title = Fine della partita e punteggio
ruta-rules-8 =
    La partita finisce subito quando qualcuno piazza il decimo segnalino. Ogni segnalino vale un punto. Chi ha il percorso più lungo segna anche un punto per ogni luogo unito dal percorso: cammina lungo le tue rotte senza ripassare due volte sulla stessa; le diramazioni non contano. Se i due percorsi hanno la stessa lunghezza, segnano entrambi.
    In caso di parità decide il percorso più lungo; se anche questi sono uguali, la vittoria è condivisa.
ruta-rules-9-title = Varianti
ruta-rules-9 =
    { "" }**Assi jolly**: gli Assi escono dal mazzo e ognuno ne ha tre. Quando conquisti una rotta, puoi mettere da parte un Asso di uno dei suoi semi: allora puoi pagare con qualsiasi carta, di qualunque seme. L’Asso in sé non aggiunge nulla ed esce dal gioco.
    { "" }**Entrambi i percorsi danno punti**: ognuno segna i punti del proprio percorso più lungo.
    { "" }**Senza la Scusa**: il mazzo ha una carta in meno.
