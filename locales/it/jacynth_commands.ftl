# Nomi e descrizioni dei comandi di Jacynth e delle loro opzioni.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-jacynth-name = jacynth
command-jacynth-description = { jacynth-name }: costruisci una città di carte e controllane i quartieri. Per due o tre.
command-jacynth-new-name = nuova
command-jacynth-new-description = Apri qui un tavolo di { jacynth-name }
command-jacynth-play-name = gioca
command-jacynth-play-description = Posa una carta in città, con un segnalino se vuoi

option-jacynth-card-name = carta
option-jacynth-card-description = Una carta della tua mano, o il turno intero, per esempio patto b4 segnalino c4
option-jacynth-place-name = posto
option-jacynth-place-description = Dove posarla, per esempio b4; lasciala vuota per sceglierla da un menu
option-jacynth-token-name = segnalino
option-jacynth-token-description = La carta che riceve un segnalino, per esempio c4; lasciala vuota per nessuno
option-jacynth-layout-name = disposizione
option-jacynth-layout-description = Dove stanno le prime carte
option-jacynth-extended-name = mazzo-esteso
option-jacynth-extended-description = Gioca con Pedine, Corti e Scusa: 45 carte invece di 36

choice-jacynth-layout-razeway = Via Maestra (sei carte in diagonale)
choice-jacynth-layout-towers = Torri (quattro carte distanti; in tre, chi gioca per terzo ha un turno in meno)
choice-jacynth-layout-oldcity = Città Vecchia (sei carte sparse)
