# Stratego 4 en exemples : la leçon (/tavolo apprendre), et ce que montrent les images des règles.

## La leçon

stratego4-lesson-deploy-title = Ton armée
stratego4-lesson-deploy = Tu mènes vingt pièces de neuf grades, du maréchal (9) aux canons (1) ; personne d’autre ne sait laquelle est laquelle. D’abord, tout le monde déploie en secret. Le milieu de ta zone reste libre, et la pièce au milieu du dernier rang porte ton **drapeau**. Un canon touche la troisième case d’une ligne : de derrière un étang, c’est l’enceinte du château.
stratego4-lesson-deploy-ask = Mets le canon de e2 derrière l’étang, en f3.
stratego4-lesson-deploy-right = De f3, il tire sur l’enceinte, par-dessus l’étang et f5. Quand tout le monde est en place, le combat commence.
stratego4-lesson-deploy-bearer = Cela ne déplacerait aucun canon, mais donnerait ton drapeau au lieutenant (5).
stratego4-lesson-deploy-ready = Pas encore : une fois le déploiement fini, rien ne change plus.
stratego4-lesson-deploy-hint = Échange les pièces en e2 et en f3.

stratego4-lesson-scout-title = Un éclaireur, et un duel
stratego4-lesson-scout = Une pièce fait un pas, jamais en diagonale. Seul un **éclaireur** (3) va tout droit aussi loin que la voie est libre, et peut attaquer la première pièce qu’il rencontre. Un **duel** révèle les deux grades à tout le monde, et le plus bas quitte le plateau. Un grade sur un disque clair est déjà connu de tous.
stratego4-lesson-scout-ask = Bats le canon (1) en e9.
stratego4-lesson-scout-right = 3 contre 1 : l’éclaireur gagne et prend la case. Chaque duel gagné avance ton **curseur** d’un cran. Tu verras bientôt à quoi il sert.
stratego4-lesson-scout-short = Il s’arrêterait juste devant le canon. Il peut attaquer dans le même coup.
stratego4-lesson-scout-over = Mais il peut attaquer cette pièce.
stratego4-lesson-scout-hint = Ton éclaireur est en e4, et la voie est libre jusqu’à e9.

stratego4-lesson-marshal-title = Le maréchal et l’espion
stratego4-lesson-marshal = Le maréchal (9) est le plus haut grade. Pourtant, l’un des plus bas le bat : un **espion** (2) qui l’attaque. Quand le maréchal attaque l’espion, c’est l’espion qui tombe. À grade égal, les deux tombent.
stratego4-lesson-marshal-ask = Un maréchal adverse est en g5. Bats-le.
stratego4-lesson-marshal-right = C’est l’espion qui a attaqué : le maréchal tombe. Maintenant tout le monde connaît ton espion, bien sûr.
stratego4-lesson-marshal-general = Le général (8) est moins gradé que le maréchal : il tomberait.
stratego4-lesson-marshal-away = À l’abri pour l’instant. Mais c’est le moment d’attaquer : il ne reviendra peut-être pas.
stratego4-lesson-marshal-hint = Deux de tes pièces touchent g5. Laquelle est l’espion (2) ?

stratego4-lesson-cannon-title = Un canon tire
stratego4-lesson-cannon = Au lieu de bouger, un **canon** (1) peut tirer en ligne droite sur une pièce adverse à exactement trois cases. Aucune pièce ne doit être entre les deux ; les étangs, eux, ne gênent pas. Le tir bat tout grade, et les deux pièces quittent le plateau. Attention : une pièce sur l’enceinte porte le drapeau violet. Un pas jusqu’au donjon, et elle gagne.
stratego4-lesson-cannon-ask = Arrête cette pièce à coup sûr.
stratego4-lesson-cannon-right = Quel qu’ait été son grade, elle est battue, et le drapeau est à terre sur l’enceinte. Un tir compte comme un duel gagné.
stratego4-lesson-cannon-risk = Tu ne connais pas son grade : s’il dépasse celui de ton lieutenant (5), tout est perdu. Il y a un moyen sûr.
stratego4-lesson-cannon-between = La ligne de ton autre canon est libre.
stratego4-lesson-cannon-hint = Compte trois cases depuis f3 : l’étang f4, puis f5, puis l’enceinte.

stratego4-lesson-flag-title = Le capitaine et le drapeau
stratego4-lesson-flag = La pièce qui portait ton drapeau est battue, et il est à terre en e6. Qui finit son mouvement là le ramasse. Un **capitaine** (6) fait un ou deux pas, et peut tourner entre les deux. Une pièce qui porte un drapeau n’en fait qu’un.
stratego4-lesson-flag-ask = Ramasse ton drapeau en un seul coup.
stratego4-lesson-flag-right = Par e5, en tournant, jusqu’à e6 : ton capitaine porte le drapeau. On ne gagne qu’avec le sien.
stratego4-lesson-flag-one = Seul un capitaine en fait deux.
stratego4-lesson-flag-short = C’est un pas. Le capitaine peut en faire un second.
stratego4-lesson-flag-hint = De f5, c’est à deux pas : à gauche en e5, puis en e6.

stratego4-lesson-recruit-title = Le curseur
stratego4-lesson-recruit = Ton sixième duel est gagné : le **curseur** est arrivé à VI et repart de 0. Pour cela, tu repêches une de tes pièces battues, sur la case libre au milieu de ta zone. Si elle était occupée, l’occasion serait perdue.
stratego4-lesson-recruit-ask = Repêche la plus gradée de tes pièces battues.
stratego4-lesson-recruit-right = Le maréchal est de retour, et tout le monde le voit. Tu repêches de même quand tu prends un drapeau adverse à sa propre armée.
stratego4-lesson-recruit-alive = Seules reviennent les pièces battues : maréchal (9), capitaine (6) ou éclaireur (3).
stratego4-lesson-recruit-weak = Un éclaireur est utile aussi, mais il y a plus gradé.
stratego4-lesson-recruit-hint = Choisis le maréchal (9).

stratego4-lesson-turret-title = Sur le donjon
stratego4-lesson-turret = Qui a sur le donjon une pièce avec son **propre drapeau** gagne aussitôt. Le château a deux cases : l’**enceinte**, une seule case si grande qu’elle paraisse, et à l’intérieur le donjon, qui ne touche que l’enceinte. Ton sergent (4) est sur l’enceinte avec ton drapeau.
stratego4-lesson-turret-ask = Gagne la bataille.
stratego4-lesson-turret-right = Ton drapeau flotte sur le donjon !
stratego4-lesson-turret-leave = Le drapeau doit venir aussi : sans lui, le donjon est une tour comme une autre.
stratego4-lesson-turret-out = Tu quitterais le château, et le donjon n’est qu’à un pas.
stratego4-lesson-turret-hint = Va de l’enceinte au donjon, avec ton drapeau.

## Ce que montrent les images des règles

stratego4-picture-castle = Le château au milieu du plateau. Derrière son mur se trouve l’enceinte, une seule case, et au milieu de celle-ci le donjon rond. Sur l’enceinte se tient un sergent (4) bleu avec un drapeau bleu. Douze cases entourent le mur ; en g5, celle du milieu au-dessous, se tient un commandant (7) bleu.
stratego4-picture-zone = Une armée bleue dans sa zone, trois rangs de sept. Devant 7, 4, 5, 9, 1, 5, 6 ; derrière 3, 1, 2, puis la case de repêchage g2, libre, avec une flèche, puis 4, 8, 3 ; au fond 3, 5, 7, 4, 6, 1, 3. Le 4 au milieu du dernier rang portera le drapeau.
stratego4-picture-duel = Un duel. Une flèche montre comment un éclaireur (3) bleu est allé tout droit de e4 à e9. Il y a battu un canon (1) violet : une petite plaque montre les deux grades, et une croix rouge marque le battu.
stratego4-picture-captain = Un capitaine (6) bleu en f5. Des cercles blancs marquent où il peut aller en un ou deux pas : entre autres e5 et g5, e6, où un drapeau bleu est à terre, l’enceinte et le donjon.
stratego4-picture-cannon = Un tir. De f3, il passe par-dessus l’étang f4 et f5 jusqu’à l’enceinte. Une petite plaque montre les deux grades, canon (1) et sergent (4), chacun avec une croix rouge. Le drapeau violet est à terre sur l’enceinte.
stratego4-picture-flags = Un drapeau bleu est à terre en e6, à côté du château, et personne ne le porte. Près de lui se tiennent un capitaine (6) bleu en f5 et un lieutenant (5) bleu en e4.
stratego4-picture-slider = Le panneau d’un joueur. Dans la rangée du curseur, de 0 à VI, le V est marqué ; à côté se lit le nombre de pièces restantes, 17. Au-dessous, sous les grades de 9 à 1, se lit combien de pièces de chacun sont battues : un 9, un 6 et un 3.
stratego4-picture-turret = La fin d’une bataille : un sergent (4) bleu est allé de l’enceinte au donjon avec le drapeau bleu. L’enceinte a un cadre doré.
