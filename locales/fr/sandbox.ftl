# The page of `make play`: cards of the games in an empty channel, and hints on what to do next.

sandbox-choose = Choisis un jeu
sandbox-choose-how = Chaque bouton lance une commande. Tu la vois dans la ligne du bas, et tu peux la taper toi-même.
sandbox-against = { $count ->
    [1] Jouer contre un ordinateur
   *[other] Jouer contre { $count } ordinateurs
}
sandbox-second = { $count ->
    [1] Avec une deuxième personne
   *[other] Avec { $count } autres personnes
}
sandbox-lesson = Une leçon
sandbox-button-of = { $button } : { $game }
sandbox-know-turn = **À ton tour :** appuie sur *{ $play }* sous le plateau le plus récent.
sandbox-know-people = **Devenir quelqu’un d’autre :** appuie sur un autre visage. Un chiffre rouge appelle cette personne.
sandbox-know-time = **Faire passer le temps :** *1 hour later* (1 heure plus tard) et *1 day later* (1 jour plus tard) ; sur un téléphone, derrière le point d’interrogation.

sandbox-yours = À ton tour. *{ $play }* sous le plateau le plus récent montre ce que tu peux faire.
sandbox-theirs = { $count ->
    [1] C’est à { $person } de jouer. Joue à sa place, ou fais passer le temps.
   *[other] C’est à { $person } de jouer. Joue pour l’une de ces personnes, ou fais passer le temps.
}
sandbox-asked = Une question t’attend. Réponds sous le message le plus récent : *{ $answer }*.
sandbox-asks = { $count ->
    [1] Une question attend { $person }. Réponds à sa place sous le message le plus récent : *{ $answer }*. Ou fais passer le temps.
   *[other] Une question attend { $person }. Réponds pour l’une de ces personnes sous le message le plus récent : *{ $answer }*. Ou fais passer le temps.
}
sandbox-join = Une place est libre. Deviens { $person } et appuie sur *{ $join }*.
sandbox-sit = Appuie sur *{ $join }* pour prendre une place.
sandbox-watching = Ici, des ordinateurs continuent ; le plateau change de lui-même.
sandbox-become = Devenir { $person }
sandbox-hour = 1 heure plus tard
sandbox-hide = Masquer ces conseils
