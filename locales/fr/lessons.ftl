# /tavolo apprendre : ce que les leçons de tous les jeux ont en commun.

lesson-choose = Apprendre un jeu
lesson-choose-how = Quelques petites positions, une minute chacune : regarde, choisis un coup, vois ce qu’il donne. Personne d’autre ne les voit, rien ne compte, et tu peux t’arrêter quand tu veux.
lesson-game = { $game } · { $count } étapes
lesson-heading = { $game } · { $number } sur { $count } · { $title }
rules-learn-button = Essayer, coup par coup
lesson-ask = 👉 **{ $ask }**
lesson-right = ✅ { $said }
lesson-not-yet = 💡 { $said }
lesson-refused = 🚫 { $refusal }
lesson-back-button = ‹ Précédent
lesson-type-button = Taper un coup
lesson-show-button = Montre-moi
lesson-next-button = Suivant ›
lesson-end-button = Terminer
lesson-again-button = Depuis le début
lesson-form-title = Ton coup
lesson-form-field = Coup
lesson-form-field-hint = Comme tu le taperais à une table
lesson-done = Tu sais maintenant jouer à { $game }
lesson-done-play = **Joue** dans un salon : { $command } ouvre une table ; choisis un ordinateur facile comme adversaire.
lesson-done-read = **Lis** le reste quand tu en as besoin : { $command_tavolo_rules }.
