# Strada Romana en exemples : la leçon (/tavolo apprendre), et ce que montrent les images des règles.

## La leçon

strada-romana-lesson-run-title = Trois points de mouvement
strada-romana-lesson-run = Les chariots ne sont à personne : tu fais avancer ceux que tu veux. Ceux tournés vers la droite vont à Rome, ceux tournés vers la gauche à Ostia-Portus, et aucun ne recule. À chaque tour, tu as trois **points de mouvement** ; chacun fait avancer un chariot d’une case.
strada-romana-lesson-run-ask = Fais avancer Ballio jusqu’en 5H, avec les trois points.
strada-romana-lesson-run-right = 3H, 4H, 5H : trois cases, trois points. Tu pourrais aussi les répartir entre plusieurs chariots.
strada-romana-lesson-run-short = Cela ne prend que deux points et s’arrête en 4H. Tous les trois doivent servir si c’est possible.
strada-romana-lesson-run-back = Ballio est tourné vers la droite, où les numéros des colonnes augmentent.
strada-romana-lesson-run-hint = De 2H, le chemin va tout droit par 3H et 4H.

strada-romana-lesson-lines-title = Le long des lignes
strada-romana-lesson-lines = Les chariots suivent des lignes : tout droit à hauteur égale, et de biais là où la route se rétrécit ou s’élargit. De 3C, des lignes mènent à 4H et à 4L, et de ces deux cases à 5C. Une case n’a de place que pour un chariot, et aucun autre n’y passe.
strada-romana-lesson-lines-ask = Fais avancer Ballio jusqu’en 5C.
strada-romana-lesson-lines-right = En évitant Pseudolus, par 4H. En 5C, Ballio touche deux zones : III au-dessus de la route et IV au-dessous.
strada-romana-lesson-lines-taken = Il y a un autre chemin.
strada-romana-lesson-lines-high = C’est possible, mais 5H ne touche que la zone au-dessus de la route, et 5C les deux.
strada-romana-lesson-lines-hint = De 3C, une ligne monte et une autre descend. L’un des deux chemins est libre.

strada-romana-lesson-tile-title = Marchandises et pièces
strada-romana-lesson-tile = Juste après sa course, un chariot te donne des marchandises : la **tuile** d’une zone voisine, ou le **cube** du marché de sa case. À deux ou trois, on prend une marchandise par tour. Une tuile rapporte aussi une pièce par cube de sa marchandise aux marchés : le nombre à côté.
strada-romana-lesson-tile-ask = Ballio est entre III et IV. Prends la tuile qui rapporte le plus de pièces.
strada-romana-lesson-tile-right = Des peaux, et une pièce pour chacun des quatre cubes de peaux. Avec celle que tu avais, cela fait cinq, et cinq pièces deviennent aussitôt un point de victoire.
strada-romana-lesson-tile-fewer = Les métaux rapportent deux pièces, pour leurs deux cubes sur les marchés. L’autre tuile rapporte plus.
strada-romana-lesson-tile-end = Tu peux t’en passer, mais les marchandises font des points. Prends-en d’abord une.
strada-romana-lesson-tile-hint = Compare les nombres à côté des tuiles des zones III et IV.

strada-romana-lesson-cube-title = Un contrat
strada-romana-lesson-cube = Une tuile et un cube de la même marchandise font un **contrat**. À la fin compte le plus grand nombre de contrats dans une marchandise, multiplié par le nombre de marchandises qui ont un contrat. Une marchandise seule coûte un point. Tu as deux contrats de blé, et une tuile d’huile seule : 2×1 − 1.
strada-romana-lesson-cube-ask = Plotus est arrivé en 8L. Prends ce qui fait un contrat de ta tuile d’huile.
strada-romana-lesson-cube-right = Deux contrats de blé, fois deux marchandises : 4 points au lieu de 1. Un cube ne rapporte pas de pièces.
strada-romana-lesson-cube-single = Ce seraient deux pièces, mais une marchandise seule de plus.
strada-romana-lesson-cube-end = Regarde d’abord le marché sous 8L.
strada-romana-lesson-cube-hint = À ta tuile d’huile, il faut un cube d’huile. Il y en a un sous 8L.

strada-romana-lesson-special-title = Le mouvement spécial
strada-romana-lesson-special = Avant le premier pas d’un tour, tu peux acheter un mouvement spécial. **Latéral**, 1 pièce : vers le haut ou le bas dans une colonne. **Diagonal**, 2 : de biais sans ligne. **Supplémentaire**, 3 : un quatrième point. **Empilement**, 4 : par-dessus d’autres chariots. Chacun comprend les moins chers.
strada-romana-lesson-special-ask = Plotus est en 9C. Achète le moins cher qui le mène au cube de métaux sous 10L.
strada-romana-lesson-special-right = De 9C en bas à 9L, puis par la ligne à 10L : deux points. Le troisième doit servir aussi, avec n’importe quel chariot.
strada-romana-lesson-special-dear = Le mouvement diagonal y mène en un pas, mais pour 2 pièces. Il y a moins cher.
strada-romana-lesson-special-much = Et il y a bien moins cher.
strada-romana-lesson-special-hint = De 9L, une ligne mène à 10L. Comment Plotus descend-il de 9C à 9L ?

strada-romana-lesson-secret-title = Les tuiles chariot
strada-romana-lesson-secret = Au lieu d’avancer des chariots, tu peux regarder la pile des **tuiles chariot** et en garder une en secret : 3 points si son chariot arrive avant la fin ; sinon, elle te coûte un point. Qui a regardé doit en garder une ; trois au plus. Ici, tu as regardé.
strada-romana-lesson-secret-ask = Garde la tuile du chariot le plus proche de son but.
strada-romana-lesson-secret-right = À un pas de Rome. Tout le monde voit que tu as gardé une tuile, personne ne voit laquelle.
strada-romana-lesson-secret-half = Pseudolus est encore à cinq pas de Rome. Un autre est plus proche.
strada-romana-lesson-secret-far = Sosia n’a pas encore quitté son emplacement de départ. Un autre est plus proche.
strada-romana-lesson-secret-hint = Regarde la colonne 12, la dernière avant Rome.

strada-romana-lesson-end-title = Le quatrième chariot
strada-romana-lesson-end = Qui amène le quatrième chariot à destination met aussitôt fin à la partie. Trois sont arrivés, dont Plotus, et sa tuile est à toi. Ton autre tuile, Demetrius, ne compte que s’il arrive aussi.
strada-romana-lesson-end-ask = Tu es en tête : termine la partie.
strada-romana-lesson-end-right = Tes deux chariots sont arrivés : 6 points. Avec 2 points de victoire, 2×2 pour les contrats, et 1 de moins pour les métaux restés seuls, cela fait 11.
strada-romana-lesson-end-other = Quelqu’un d’autre pourrait alors faire arriver le quatrième, et Demetrius resterait sur la route.
strada-romana-lesson-end-wait = Les pièces ne sont pas des points. Et quelqu’un d’autre pourrait faire arriver un chariot avant Demetrius.
strada-romana-lesson-end-hint = De 12H, un pas mène à Rome. Il coûte un point comme un autre.

## Ce que montrent les images des règles

strada-romana-picture-road = Une partie de la route. Les cases portent leur colonne et leur hauteur, de 3H, 3C et 3L à 7C. Des lignes les relient : droites à hauteur égale, de biais de 3C à 4H et 4L, de celles-ci à 5C, et de 6H et 6L à 7C. Au-dessus de la route se trouvent les zones I et III, au-dessous II et IV, chacune avec une tuile de marchandise et les pièces qu’elle rapporte. Des marchés avec un cube bordent certaines cases.
strada-romana-picture-run = Une course prévue, en tirets : Ballio va de 2C par 3C et 4H à 5C, en évitant Pseudolus en 4L.
strada-romana-picture-special = Une course prévue, en tirets : Plotus descend de 9C à 9L, puis va à 10L. Au-dessous, la ligne du joueur montre le signe du mouvement latéral, une flèche vers le haut et le bas, et trois points de mouvement.
strada-romana-picture-goods = Ballio a avancé par 4H jusqu’en 5C. Les panneaux des deux zones voisines sont encadrés : III avec une tuile de peaux et 4 pièces, IV avec une tuile de métaux et 2 pièces. Des peaux se trouvent entre autres sur les marchés de 5H et de 7C.
strada-romana-picture-secret = La ligne d’un joueur avec deux tuiles chariot cachées. Au-dessous, ce que lui seul voit : les tuiles de Demetrius et de Plotus. Plotus est arrivé, sa tuile a donc un bord blanc.
strada-romana-picture-points = La ligne d’un joueur : 3 pièces, 2 points de victoire, 2 tuiles chariot cachées. Puis les marchandises : deux contrats de blé, un d’huile, et un cube de métaux seul. À la fin la somme : 2, plus 2 fois 2, moins 1, font 5.
