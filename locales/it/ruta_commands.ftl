# Nomi e descrizioni dei comandi di Ruta e delle loro opzioni.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-ruta-name = ruta
command-ruta-description = { ruta-name }: conquista le rotte commerciali di un regno di carte. Per due.
command-ruta-new-name = nuova
command-ruta-new-description = Apri qui un tavolo di { ruta-name }
command-ruta-draw-name = pesca
command-ruta-draw-description = Pesca: una delle due carte scoperte o la prima del mazzo
command-ruta-ace-name = asso
command-ruta-ace-description = Usa un Asso scoperto: cedilo all’avversario o tienilo, poi pesca
command-ruta-excuse-name = scusa
command-ruta-excuse-description = Scarta la Scusa e prendi una carta qualsiasi dagli scarti
command-ruta-claim-name = conquista
command-ruta-claim-description = Conquista una rotta e pagala
command-ruta-pass-name = passa
command-ruta-pass-description = Passa, quando non si può fare altro

option-ruta-draw-name = carta
option-ruta-draw-description = Una carta scoperta, oppure il mazzo
option-ruta-ace-name = asso
option-ruta-ace-description = Quale Asso, e che cosa farne
option-ruta-fetch-name = carta
option-ruta-fetch-description = La carta che vuoi dagli scarti
option-ruta-route-name = rotta
option-ruta-route-description = La rotta che vuoi
option-ruta-payment-name = pagamento
option-ruta-payment-description = Le carte con cui paghi; lascialo vuoto per sceglierle da un menu
option-ruta-excuse-name = scusa
option-ruta-excuse-description = Gioca con la Scusa, che recupera una carta dagli scarti
option-ruta-joker-aces-name = assi-jolly
option-ruta-joker-aces-description = Variante: tre Assi a testa, ognuno fa pagare una rotta con qualsiasi seme
option-ruta-each-scores-longest-name = entrambi-i-percorsi
option-ruta-each-scores-longest-description = Ognuno segna i punti del proprio percorso più lungo
