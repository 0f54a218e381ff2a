# Nomi e descrizioni dei comandi di Strada Romana e delle loro opzioni.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-strada-romana-name = strada-romana
command-strada-romana-description = { strada-romana-name }: carri tra Ostia e Roma, merci e contratti. Da due a cinque.
command-strada-romana-new-name = nuova
command-strada-romana-new-description = Apri qui un tavolo di { strada-romana-name }
command-strada-romana-move-name = muovi
command-strada-romana-move-description = Muovi un carro, o scrivi tutto il tuo turno
command-strada-romana-buy-name = compra
command-strada-romana-buy-description = Compra un movimento speciale prima del primo passo del tuo turno
command-strada-romana-take-name = prendi
command-strada-romana-take-description = Prendi una tessera o un cubo dal carro appena mosso
command-strada-romana-wagon-tile-name = tessera-carro
command-strada-romana-wagon-tile-description = Guarda in segreto le tessere carro e tienine una
command-strada-romana-pass-name = passa
command-strada-romana-pass-description = Passa e prendi una moneta
command-strada-romana-end-turn-name = fine-turno
command-strada-romana-end-turn-description = Non muovere e non prendere altro in questo turno

option-strada-romana-run-name = corsa
option-strada-romana-run-description = Come Ballio 3H 4H, o un turno intero: Ballio 3H 4H; Sosia 9C +tessera
option-strada-romana-special-name = speciale
option-strada-romana-special-description = Quale movimento speciale; ognuno comprende i meno cari
option-strada-romana-good-name = merce
option-strada-romana-good-description = La tessera di una zona (III), o il cubo accanto a una casella (5H)
option-strada-romana-wagon-name = carro
option-strada-romana-wagon-description = Di quale carro tieni la tessera, mentre guardi la pila
option-strada-romana-idle-rounds-name = giri-senza-progressi
option-strada-romana-idle-rounds-description = Quanti giri senza progressi chiudono la partita
