# /bidding: the names and descriptions of its commands.

command-bidding-name = bidding
command-bidding-description = { bidding-name }: tutti puntano nello stesso momento. Da due a quattro.
command-bidding-new-name = nuova
command-bidding-new-description = Apri qui un tavolo di { bidding-name }
command-bidding-bid-name = punta
command-bidding-bid-description = Punta una carta in segreto
option-bidding-card-name = carta
option-bidding-card-description = La carta che punti
option-bidding-carried-over-name = riporto
option-bidding-carried-over-description = Un premio che nessuno prende si aggiunge al successivo (sì)
