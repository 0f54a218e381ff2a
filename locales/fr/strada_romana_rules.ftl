# Les règles de Strada Romana pour qui joue, chapitre par chapitre (/tavolo règles). Nos propres mots.

strada-romana-credit = Strada Romana de Walter Obert (2009), sur un plateau de notre cru.

strada-romana-rules-1-title = De quoi s’agit-il ?
strada-romana-rules-1 =
    Dix chariots roulent entre Ostia-Portus et Rome, cinq depuis chaque bout, sur une seule route étroite. Ils ne sont à personne : tu fais avancer ceux que tu veux, tu prends des marchandises là où ils s’arrêtent, et tu réunis cubes et tuiles d’une même marchandise en contrats. Ce qui compte à la fin : les contrats, les points de victoire et les tuiles des quatre chariots arrivés les premiers. On joue de deux à cinq.
strada-romana-rules-2-title = La route
strada-romana-rules-2 =
    La route a douze colonnes, de 1 à Ostia-Portus jusqu’à 12 à Rome, larges d’une à trois cases. Une case se désigne par sa colonne et sa hauteur, haute (H), centrale (C) ou basse (L) : 4H.
    Des lignes relient les cases de colonnes voisines ; à hauteur égale, il y en a toujours une. Là où la route change de largeur, une case centrale est reliée à la haute et à la basse : 3C à 4H et 4L, celles-ci à 5C.
    Au-dessus de la route se trouvent les zones I, III et V, au-dessous II, IV et VI, avec une tuile chacune ; une case centrale est des deux côtés. Quatorze marchés ont un cube chacun, près d’une case.
    Il y a six marchandises, chacune avec six cubes et six tuiles : blé, vin, huile, métaux, peaux et marbre.
strada-romana-rules-3-title = Ton tour
strada-romana-rules-3 =
    Tu fais l’une de ces trois choses : faire avancer des chariots, garder une tuile chariot, ou passer et prendre une pièce. Le choix est libre.
    Dans l’ordre du tour, on commence avec 0, 1, 2, 3 et 3 pièces. Les pièces achètent le mouvement spécial ; dès que tu en as cinq, elles deviennent un point de victoire.
    Au clavier : **passer**.
strada-romana-rules-4-title = Faire avancer les chariots
strada-romana-rules-4 =
    Tu as trois points de mouvement. Chacun fait faire à un chariot un pas en avant, le long d’une ligne, vers une case libre ; aucun chariot ne recule ni n’en dépasse un autre. Répartis-les comme tu veux entre les chariots, quel que soit leur sens.
    Un chariot entre sur la route par n’importe quelle case de la colonne la plus proche. De la dernière colonne, un pas de plus le mène à destination, où il y a place pour tous.
    Tous ses pas d’un tour forment une course. Elle est finie quand tu prends des marchandises à ce chariot ou quand un autre avance.
    Les trois points doivent servir tant qu’un chariot dont la course n’est pas finie peut encore avancer. Les points inutilisables sont perdus. Le tour se termine de lui-même quand aucun chariot ne peut plus avancer et qu’il n’y a plus rien à prendre.
    Au clavier, une course est un chariot et ses cases, ou seulement la dernière : **Ballio 3H 4H**. Un tour entier s’écrit avec des points-virgules : **Ballio 3H 4H ; Sosia 9C +tuile**. Ajoute **arrive** pour aller jusqu’à destination. Si tu as fini : **fin**.
strada-romana-rules-5-title = Les marchandises
strada-romana-rules-5 =
    Juste après une course, quand le chariot est sur la route, tu peux prendre la tuile d’une zone de sa case, ou le cube du marché qui la borde. Une nouvelle marchandise, tirée du sac, prend sa place tant qu’il y en a.
    Une tuile te rapporte une pièce pour chaque cube de sa marchandise présent sur les marchés à ce moment. Un cube n’en rapporte pas.
    À deux ou trois, on prend une marchandise par tour ; à quatre ou cinq, une tuile et un cube, d’un même chariot ou de deux. On n’est jamais obligé de prendre.
    Au clavier : **tuile III**, **cube 5H**.
strada-romana-rules-6-title = Le mouvement spécial
strada-romana-rules-6 =
    Avant le premier pas d’un tour, tu peux acheter l’un d’eux ; il vaut pour tout le tour et comprend les moins chers. S’il ne permet à aucun chariot d’avancer, il n’est pas vendu.
    1 pièce, **latéral** : des pas vers la case au-dessus ou au-dessous dans la même colonne.
    2 pièces, **diagonal** : des pas en avant, une hauteur plus haut ou plus bas, sans ligne, entre colonnes de même largeur.
    3 pièces, **supplémentaire** : un quatrième point de mouvement, sans obligation.
    4 pièces, **empilement** : passer sur des cases occupées, un point chacune, mais s’arrêter sur une case libre ou à destination.
    Au clavier : **acheter latéral**, puis les courses.
strada-romana-rules-7-title = Les tuiles chariot
strada-romana-rules-7 =
    Il y a une tuile pour chaque chariot ; l’une d’elles a été retirée face cachée. Pour en garder une, tu regardes la pile et choisis en secret : cela prend tout ton tour, et après avoir regardé il faut en garder une. On n’en garde jamais plus de trois et on n’en rend aucune. Tout le monde voit combien tu en gardes, toi seulement lesquelles ; ce que tu as vu dans la pile reste sous tes yeux.
    Au clavier : **regarder**, puis **garder Ballio**.
strada-romana-rules-8-title = La fin
strada-romana-rules-8 =
    La partie se termine aussitôt quand le quatrième chariot arrive, où que les quatre soient allés, ou quand le dernier des vingt points de victoire est donné.
    Elle se termine aussi quand plus rien ne se gagne : trois tours sans progrès par personne, où les chariots ne font que changer de hauteur et où rien n’est pris.
    Qui abandonne garde ce qui lui appartient, ne joue plus et se classe derrière les autres.
strada-romana-rules-9-title = Les points
strada-romana-rules-9 =
    Chaque point de victoire compte un ; les pièces ne comptent pas.
    Chacune de tes tuiles chariot compte 3 si son chariot est arrivé, −1 sinon.
    Un cube et une tuile de la même marchandise font un contrat. Tes contrats valent : le plus grand nombre dans une même marchandise, multiplié par le nombre de marchandises où tu en as.
    Chaque marchandise seule, cube ou tuile, compte −1.
    Un exemple : des contrats dans cinq marchandises, quatre pour l’huile et un ou deux pour chacune des autres, valent 4 × 5 = 20. Un cube seul et une tuile seule en ôtent 2 : 18. Deux tuiles chariot, dont une seule d’un chariot arrivé, ajoutent 3 − 1 = 2, et trois points de victoire 3 : cela fait 23.
    { strada-romana-board-sum }
    Qui a le plus de points l’emporte. À égalité, le nombre de pièces départage ; ensuite, parmi les ex æquo, qui a joué en dernier passe derrière.
strada-romana-rules-10-title = Les options
strada-romana-rules-10 =
    { "" }**Tours sans progrès** : combien de tours sans progrès par personne mettent fin à une partie où plus rien ne se gagne. Trois, sauf si la table en décide autrement.
