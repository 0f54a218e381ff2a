# Nomi e descrizioni dei comandi di Jacynth.
# Nomi: minuscoli, senza spazi, al massimo 32 caratteri. Descrizioni: al massimo 100.

command-jacynth-name = jacynth
command-jacynth-description = { jacynth-name }: costruisci una città di carte e controllane i quartieri. Per due o tre.

choice-jacynth-layout-razeway = Via Maestra (sei carte in diagonale)
choice-jacynth-layout-towers = Torri (quattro carte distanti; in tre, chi gioca per terzo ha un turno in meno)
choice-jacynth-layout-oldcity = Città Vecchia (sei carte sparse)
