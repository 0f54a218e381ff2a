# Les règles de Stratego 4 pour qui joue, chapitre par chapitre (/tavolo règles). Nos propres mots.

stratego4-credit = Stratego 4 de Jumbo (vers 1995), sur des plateaux de notre cru.

stratego4-rules-1-title = De quoi s’agit-il ?
stratego4-rules-1 =
    Trois ou quatre armées campent autour d’un château. Chacune porte un drapeau, et chacune cache ses grades aux autres. Qui mène le premier son propre drapeau sur le donjon, au milieu du château, porté par une de ses pièces, gagne aussitôt. À quatre, on peut aussi jouer en deux équipes.
stratego4-rules-2-title = Ton armée
stratego4-rules-2 =
    Tu mènes vingt pièces de neuf grades : un maréchal (9), un général (8), deux commandants (7), deux capitaines (6), trois lieutenants (5), trois sergents (4), quatre éclaireurs (3), un espion (2) et trois canons (1). Les couleurs suivent les places, dans l’ordre d’arrivée à la table.
    Où se trouve une pièce et comment elle bouge, tout le monde le voit. Son grade n’est connu que de toi, jusqu’à ce qu’un duel, un tir ou un repêchage le révèle.
stratego4-rules-3-title = Le plateau et le château
stratego4-rules-3 =
    À quatre, on joue sur une croix, colonnes a à m, rangs 1 à 13 ; à trois, sur un plateau en trois parts égales : colonnes a à g, h à n et o à u, numérotées de 1 à 5 en s’éloignant du château. Chaque armée a une zone de trois rangs de sept cases.
    Les cases se touchent le long des lignes du plateau, jamais en diagonale. Rien n’entre dans un étang ni ne passe par-dessus, sauf un boulet.
    Le château a deux cases. L’**enceinte** est une seule case pour une seule pièce, si grande qu’elle paraisse : douze cases l’entourent ; de chacune on peut y monter ou l’attaquer, et inversement. Le **donjon** se dresse à l’intérieur et ne touche que l’enceinte. Toute pièce peut y monter, mais n’y gagne qu’avec le drapeau de sa propre armée.
stratego4-rules-4-title = Le déploiement
stratego4-rules-4 =
    Tout le monde déploie en même temps et en secret. Tu commences avec une armée tirée au sort ; prends une formation, échange des pièces ou écris les vingt en chiffres, autant de fois que tu veux, jusqu’à ce que tu dises que tout est en place. Ensuite, rien ne change plus.
    Le milieu de ta zone reste libre : c’est ta case de repêchage. La pièce au milieu du dernier rang porte ton drapeau.
    Quand tout le monde est en place, le sort dit qui commence ; les autres suivent dans le sens des aiguilles d’une montre.
    Au clavier : **armée** et vingt chiffres, rang par rang depuis l’avant, chacun depuis ta gauche ; **échanger d3 e3** ; **prêt**.
stratego4-rules-5-title = Ton tour
stratego4-rules-5 =
    Déplace une pièce vers une case libre, ou attaque avec elle, ou tire au canon. Une pièce fait un pas ; elle ne saute par-dessus rien, et une case ne porte qu’une pièce.
    Qui ne peut rien faire de cela passe son tour.
    Une pièce peut revenir aussitôt là d’où elle vient cinq fois de suite. Avant la sixième, elle doit aller ailleurs ou attaquer.
    Au clavier : **bouger f3 f4**, pour une attaque aussi ; **tirer f3 enceinte**.
stratego4-rules-6-title = Les duels et le curseur
stratego4-rules-6 =
    Tu attaques une pièce adverse en allant sur sa case. Les deux grades sont révélés à tout le monde, et le plus bas quitte le plateau. Une pièce qui gagne en attaquant prend la case ; une pièce attaquée qui gagne y reste. À grade égal, les deux tombent.
    Chaque duel que tu gagnes, en attaque ou en défense, avance ton **curseur** d’un cran : c’est la rangée de 0 à VI dans ton coin de l’image. À VI il revient à 0, et une de tes pièces battues revient. Plus de détails sous « Le repêchage ».
    Les pièces battues restent visibles devant leur armée. Ce qui a été révélé d’une pièce reste affiché sur elle.
stratego4-rules-7-title = Capitaine, éclaireur et espion
stratego4-rules-7 =
    { "" }**Capitaine (6)** : fait un ou deux pas et peut tourner entre les deux. Il attaque au premier ou au second ; une attaque met fin à son mouvement. Il ne passe pas sur une case où un drapeau est à terre.
    { "" }**Éclaireur (3)** : va tout droit sur autant de cases libres qu’il veut et peut attaquer la première pièce sur son chemin. Il peut finir sur l’enceinte ou en sortir par l’une des douze cases, mais ne traverse jamais le château.
    { "" }**Espion (2)** : quand il attaque le maréchal, le maréchal tombe. Si c’est le maréchal qui attaque, c’est l’espion qui tombe.
    Une pièce qui porte un drapeau fait un seul pas, quel que soit son grade.
stratego4-rules-8-title = Les canons
stratego4-rules-8 =
    Au lieu de bouger, un canon (1) peut tirer le long d’une ligne, dans n’importe quelle direction, sur une pièce adverse à exactement trois cases. Aucune pièce ne doit se trouver sur les deux cases entre elles ; les étangs, eux, ne gênent pas. Le tir bat n’importe quelle pièce et compte comme un duel gagné, mais le canon ne tire qu’une fois : les deux pièces quittent le plateau.
    On ne tire pas par-dessus le château, seulement dedans : sur une pièce de l’enceinte, ou du donjon si l’enceinte est libre. De l’enceinte, un canon tire vers l’extérieur, la case voisine étant la première des trois. Du donjon, il ne peut pas tirer.
    Toute pièce qui attaque un canon le bat, sauf un autre canon : alors les deux tombent.
stratego4-rules-9-title = Les drapeaux
stratego4-rules-9 =
    Une pièce porte au plus un drapeau, le sien ou un autre. En bougeant, en attaquant ou en tirant, elle peut laisser le drapeau sur sa case, et bouge alors comme son grade le permet ; un canon qui tire le laisse toujours.
    Une pièce sans drapeau qui finit son mouvement là où il y en a un le ramasse. Un éclaireur qui passe au-dessus ne le ramasse pas.
    Qui bat le porteur d’un drapeau s’en empare. Si la pièce gagnante en porte déjà un, si les deux tombent ou si un canon a tiré, le drapeau reste là où était son porteur.
    Si tu perds ton drapeau, tu continues à jouer ; mais pour gagner au donjon, il faut d’abord le reprendre (une équipe : l’un de ses deux).
    Au clavier : ajoute **laisser** au coup, comme dans **bouger f3 f4 laisser**.
stratego4-rules-10-title = Le repêchage
stratego4-rules-10 =
    Quand ton curseur arrive à VI, tu poses aussitôt une de tes pièces battues, à ton choix, sur ta case de repêchage.
    Tu repêches aussi quand tu prends un drapeau adverse qu’une pièce de sa propre armée a porté en dernier, en duel ou à terre. Le curseur, lui, ne bouge pas.
    Si la case de repêchage est occupée, ou si aucune de tes pièces n’est battue, l’occasion est perdue : garde cette case libre. Un canon repêché est rechargé.
    Au clavier : **repêcher 7**, avec le numéro du grade.
stratego4-rules-11-title = La fin
stratego4-rules-11 =
    La partie se termine aussitôt quand une de tes pièces se trouve sur le donjon avec ton propre drapeau. À une équipe, il suffit d’un de ses deux drapeaux, porté par une pièce de l’un ou de l’autre partenaire.
    Qui n’a plus de pièce est hors jeu ; la victoire va à la dernière armée, ou équipe, qui en a encore. Qui abandonne retire toutes ses pièces ; les drapeaux qu’elles portaient restent à terre.
    Quand aucune pièce n’est battue pendant cinquante tours de table, ou quand personne ne peut bouger, la partie est nulle.
    À la fin, tous les grades sont dévoilés.
stratego4-rules-12-title = De bons conseils
stratego4-rules-12 =
    Répartis pièces fortes et pièces faibles sur toute ta zone, et ne mets pas les canons tout au fond.
    Un canon juste derrière un étang garde l’enceinte à portée de tir.
    Garde quelques éclaireurs pour la fin, quand les lignes s’ouvrent. Contre les canons et l’espion, ils sont utiles à tout moment, car ils frappent de loin.
    Regarde ce que les autres ont perdu : cela dit ce qui peut encore venir.
    Méfie-toi de qui avance avec son drapeau dès le premier tour : si personne ne l’arrête, la partie est vite finie.
    Si deux adversaires t’attaquent à la fois, persuade l’un d’eux de mener son drapeau vers le château, ou mènes-y le tien : ils auront autre chose à faire.
    Ne ménage pas trop tes hauts grades : le curseur en ramène.
stratego4-rules-13-title = Les options
stratego4-rules-13 =
    { "" }**Équipes** : à quatre, les partenaires se font face et jouent contre les deux autres. Ils ne s’attaquent pas et ne connaissent pas les grades l’un de l’autre, mais chacun peut porter le drapeau de l’autre. Avant la partie, chaque personne choisit son équipe ; les ordinateurs complètent.
    { "" }**Jeu de mémoire** : les grades révélés dans un duel ne restent pas affichés sur les pièces : à toi de les retenir. Le salon, lui, n’oublie rien : ce qu’il a dit de chaque duel y reste, et dans l’historique. Convenez de ne pas y revenir.
    { "" }**Début lent** : pendant les cinq premiers tours de table, aucune pièce qui porte un drapeau ne peut monter sur l’enceinte.
    { "" }**Tours calmes** : après combien de tours de table sans pièce battue la partie est nulle. Cinquante, sauf si la table en décide autrement.
