# Noms et descriptions des commandes de Strada Romana et de leurs options.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-strada-romana-name = strada-romana
command-strada-romana-description = { strada-romana-name } : chariots entre Ostie et Rome, marchandises, contrats. De deux à cinq.
command-strada-romana-new-name = nouvelle
command-strada-romana-new-description = Ouvrir ici une table { OF(strada-romana-name) }
command-strada-romana-move-name = avancer
command-strada-romana-move-description = Faire avancer un chariot, ou écrire tout ton tour
command-strada-romana-buy-name = acheter
command-strada-romana-buy-description = Acheter un mouvement spécial avant le premier pas de ton tour
command-strada-romana-take-name = prendre
command-strada-romana-take-description = Prendre une tuile ou un cube au chariot qui vient d’avancer
command-strada-romana-wagon-tile-name = tuile-chariot
command-strada-romana-wagon-tile-description = Regarder les tuiles chariot en secret et en garder une
command-strada-romana-pass-name = passer
command-strada-romana-pass-description = Passer et prendre une pièce
command-strada-romana-end-turn-name = finir-le-tour
command-strada-romana-end-turn-description = Ne plus avancer ni rien prendre pendant ce tour

option-strada-romana-run-name = course
option-strada-romana-run-description = Comme Ballio 3H 4H, ou tout un tour : Ballio 3H 4H ; Sosia 9C +tuile
option-strada-romana-special-name = spécial
option-strada-romana-special-description = Quel mouvement spécial ; chacun comprend les moins chers
option-strada-romana-good-name = marchandise
option-strada-romana-good-description = La tuile d’une zone (III), ou le cube près d’une case (5H)
option-strada-romana-wagon-name = chariot
option-strada-romana-wagon-description = Quelle tuile tu gardes, quand tu regardes la pile
option-strada-romana-idle-rounds-name = tours-sans-progrès
option-strada-romana-idle-rounds-description = Combien de tours de table sans progrès mettent fin à la partie
