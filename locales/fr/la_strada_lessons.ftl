# La Strada en exemples : la leçon (/tavolo apprendre), et ce que montrent les images des règles.

## La leçon

la-strada-lesson-workshop-title = Une bonne place
la-strada-lesson-workshop = Toutes tes routes partent de ton **atelier**. Il se pose sur un hexagone de plaine. Une route jusqu’à une localité est une **liaison** : elle a au moins une tuile, et chaque tuile coûte des jours. La pièce au-dessus d’une localité montre ce que rapporte une liaison.
la-strada-lesson-workshop-ask = Pose ton atelier là où une tuile droite mène à D2 et une autre à D4.
la-strada-lesson-workshop-right = De F4, une tuile en E3 mène tout droit à D2, et une tuile en E4 tout droit à D4. Maintenant les autres posent le leur ; il faut au moins un hexagone entre deux ateliers.
la-strada-lesson-workshop-forest = Cherche une plaine : les hexagones clairs, avec des épis.
la-strada-lesson-workshop-touch = D3 touche les deux, mais toucher n’est pas relier : il faudrait encore une route vers chacune, et une tuile ne fait pas de virage si serré.
la-strada-lesson-workshop-hint = De D2, descends de deux hexagones vers la droite ; de D4, de deux vers la gauche. Où arrives-tu chaque fois ?

la-strada-lesson-link-title = Ta première liaison
la-strada-lesson-link = Un tour commence avec six **jours**. Une tuile coûte 2 jours en plaine, 3 en forêt, 4 en colline. Une route se construit en entier, de l’atelier à une localité, et s’écrit avec tous ses hexagones : F4-E3-D2 pose une tuile en E3 et relie le hameau D2.
la-strada-lesson-link-ask = Relie la ville D4, pour 2 jours.
la-strada-lesson-link-right = Ton cube est sur la ville : 5 pièces d’or. Il te reste quatre des six jours, et c’est encore ton tour.
la-strada-lesson-link-open = Indique aussi la localité : la route se construit en entier.
la-strada-lesson-link-dear = Cette route demande deux tuiles, 4 jours. Une seule suffit.
la-strada-lesson-link-hint = La ville est à deux hexagones de F4, en haut à droite. Il y en a un entre les deux.

la-strada-lesson-onward-title = Repartir de là
la-strada-lesson-onward = Construis dans un tour autant de liaisons que tes jours le permettent. Une route part de ton atelier, ou de **n’importe quelle localité que tu as reliée**, même à l’instant.
la-strada-lesson-onward-ask = Tu as 4 jours. Relie aussi la ville E6, et gardes-en 2.
la-strada-lesson-onward-right = Deux villes en un tour ! Avec les 2 jours qui restent, tu pourrais relier D2 aussi, ou les garder pour ton prochain tour.
la-strada-lesson-onward-start = C’est plus près de D4, que tu as déjà reliée.
la-strada-lesson-onward-hill = C’est possible, mais E5 est une colline et prend les 4 jours. Une plaine en prend 2.
la-strada-lesson-onward-hint = Pars de D4 : il y a un hexagone de plaine entre D4 et E6.

la-strada-lesson-bend-title = Tout en douceur
la-strada-lesson-bend = Sur chaque hexagone, la route va tout droit ou tourne légèrement, sans virage serré. À une localité commence une nouvelle route, dans la direction que tu veux. D2 est maintenant à toi, et c’est ton deuxième tour. Le bourg F3 touche ton atelier, mais ce n’est pas encore une liaison.
la-strada-lesson-bend-ask = Relie le bourg F3.
la-strada-lesson-bend-right = De D2, la route tourne légèrement par E2 jusqu’à F3 : 2 jours, 4 pièces d’or.
la-strada-lesson-bend-touch = Regarde tes autres localités : de l’une d’elles, une route tourne légèrement jusqu’à F3.
la-strada-lesson-bend-sharp = Regarde plutôt tes localités : de l’une d’elles, une route tourne légèrement jusqu’à F3.
la-strada-lesson-bend-hint = Une route peut aussi partir de D2. Quel hexagone touche D2 et F3 ?

la-strada-lesson-gold-title = Ce que cela rapporte
la-strada-lesson-gold = Sous la carte se lit ce que rapporte **chaque** cube à la fin : dans une ville, 5 pour un seul cube, 4 chacun pour deux, 3 pour trois. Tout nouveau cube fait baisser la part des premiers. La pièce montre ce qu’un cube y vaut en ce moment.
la-strada-lesson-gold-ask = Il te reste 4 jours. Trouve la liaison qui rapporte le plus.
la-strada-lesson-gold-right = La ville H8, et personne n’y est encore : 5 pièces d’or pour 4 jours. Les jours sont dépensés, ton tour est donc fini.
la-strada-lesson-gold-village = Un hameau à toi, 3 pièces d’or pour 4 jours. Il y a une ville à ta portée.
la-strada-lesson-gold-shared = Il y a déjà quelqu’un : avec deux cubes, une ferme ne rapporte que 1 à chacun.
la-strada-lesson-gold-hint = Cherche une pièce avec un 5 sans aucun cube, en bas à droite de E6.

la-strada-lesson-keep-title = Garder des jours
la-strada-lesson-keep = Tu gardes les jours que tu ne dépenses pas, mais on n’en a jamais plus de **dix**. Et un hexagone ne reçoit qu’une tuile, peu importe de qui : il est alors fermé à toute autre route. La route F3-G3-H2-J1 vers la dernière ville libre coûte 5 jours ; tu en as 4.
la-strada-lesson-keep-ask = Garde tes jours pour J1.
la-strada-lesson-keep-right = À ton prochain tour, tu auras dix jours, le plus qu’on puisse avoir : en garder plus de quatre ne sert à rien. La partie se termine quand quelqu’un, au début de son tour, ne peut plus rien relier ; alors on compte tout l’or.
la-strada-lesson-keep-few = Il manque un jour. Ton prochain tour en apporte six.
la-strada-lesson-keep-closed = Ce serait 3 pièces d’or tout de suite, mais la tuile ferme G3, et ta route vers la ville avec.
la-strada-lesson-keep-hint = Toute liaison prendrait maintenant des jours destinés à J1. Ne construis plus rien dans ce tour.

## Ce que montrent les images des règles

la-strada-picture-map = Une partie de la carte. Les plaines, forêts et collines portent le nom de leur hexagone ; les localités montrent ce qu’elles sont et, dans une pièce, ce que rapporte un cube : les villes D4 et E6 5, le bourg F3 4, la ferme G7 2. Au-dessous, la légende : une tuile coûte 2 jours en plaine, 3 en forêt, 4 en colline ; un, deux ou trois cubes rapportent chacun 2, 1, 0 dans une ferme, 3, 2, 1 dans un hameau, 4, 3, 2 dans un bourg, 5, 4, 3 dans une ville.
la-strada-picture-workshop = Trois ateliers sur des hexagones de plaine, aux couleurs de leurs propriétaires : violet en C5, bleu en F4, orange en J6.
la-strada-picture-days = Le panneau d’un joueur : à côté d’un soleil, une rangée de dix cases montre 4 jours. Au-dessous, une route prévue, en tirets, de la ville reliée D4 par D5 jusqu’à la ville E6, avec son prix de 2 jours.
la-strada-picture-link = Des routes bleues. De l’atelier en F4, deux routes droites : par E3 jusqu’au hameau D2, et par E4 jusqu’à la ville D4. Et deux qui tournent légèrement : de D4 par D5 jusqu’à la ville E6, et de D2 par E2 jusqu’au bourg F3.
la-strada-picture-cubes = Des localités avec des cubes à leurs coins. Les villes D4, E6 et H8 en portent deux chacune, et leurs pièces montrent 4 ; la ferme G7 en porte deux, et sa pièce montre 1.
la-strada-picture-gold = La ville E6 avec deux cubes et une pièce de 4, la ferme G7 avec deux cubes et une pièce de 1, la ferme F8 avec un cube et une pièce de 2. Au-dessous, la légende : ce que rapporte chacun d’un, de deux ou de trois cubes.
la-strada-picture-transit = À deux : une route bleue prévue, en tirets, va de la ville E6 par F6 à la ferme G7, qui porte un cube orange, et continue par G8 jusqu’à la ferme libre F8. Elle coûte 4 jours.
