# Jacynth par l’exemple : la leçon (/tavolo apprendre), et ce que montrent les images des règles.

## La leçon

jacynth-lesson-district-title = Quartiers
jacynth-lesson-district = Les cartes d’une même couleur qui se touchent par un bord forment un **quartier**. Ton jeton est sur la Chasseresse : son quartier de Lunes 🌙 est à toi, une carte, un point. Tu as trois cartes en main ; à ton tour, tu en poses une à côté d’une carte de la ville, puis tu en pioches une nouvelle. Ton adversaire dans cette leçon est { computer-called-2 }.
jacynth-lesson-district-ask = Pose une carte qui agrandit ton quartier de Lunes.
jacynth-lesson-district-right = Le Diplomate porte une lune et touche la Chasseresse : deux cartes, deux points. Ses Soleils sont un quartier à part, que personne ne contrôle encore.
jacynth-lesson-district-suit = Le Moulin touche la Chasseresse, mais ne porte pas de lune 🌙. Ton quartier reste ce qu’il est, et ne peut plus grandir de ce côté.
jacynth-lesson-district-away = Le Diplomate porte une lune, mais là il touche tout au plus un coin de la Chasseresse. Seuls les bords comptent.
jacynth-lesson-district-hint = Laquelle de tes cartes porte une lune 🌙, et quelle case libre touche c4 par un bord ?

jacynth-lesson-influence-title = Mettre un jeton
jacynth-lesson-influence = Après ta carte, tu peux mettre un de tes quatre **jetons** sur une carte dont personne d’autre ne contrôle un quartier. Tu contrôles alors **tous** les quartiers de cette carte, un pour chaque couleur.
jacynth-lesson-influence-ask = Pose la Calamité en c3, et mets un jeton là où il rapporte le plus.
jacynth-lesson-influence-right = La Montagne fait partie d’un quartier de Lunes (trois cartes) et d’un quartier de Soleils (deux) : cinq points avec un seul jeton.
jacynth-lesson-influence-none = C’est permis, et souvent sage. Ici, un jeton rapporterait tout de suite plusieurs points.
jacynth-lesson-influence-alone = La Calamité n’a qu’une couleur, et s’y trouve seule : cela fait un point.
jacynth-lesson-influence-fewer = La Forêt rapporte trois points en Lunes, mais un seul en Feuilles. Une autre carte fait mieux dans sa seconde couleur.
jacynth-lesson-influence-hint = Compte pour chaque carte les quartiers de ses deux couleurs. La Calamité va en c3.

jacynth-lesson-high-title = Les cartes hautes sont sûres
jacynth-lesson-high = Quand un quartier a plusieurs jetons, celui de la carte de **plus haut rang** décide. L’As est le plus bas, puis viennent 2 à 9, et la Couronne est la plus haute.
jacynth-lesson-high-ask = Pose le Sauvage en d3 et prends les deux quartiers de la Montagne et du Pacte, de la façon la plus sûre.
jacynth-lesson-high-right = Seule une Couronne bat le 9 du Pacte, et seulement dans sa couleur.
jacynth-lesson-high-low = Cela rapporte autant, mais un jeton sur n’importe quelle carte au-dessus de 4 pourrait te prendre ces quartiers.
jacynth-lesson-high-none = Un jeton sur l’une des deux rapporte quatre points : Lunes et Soleils, deux cartes chaque fois.
jacynth-lesson-high-hint = La Montagne et le Pacte partagent leurs deux quartiers. Lequel des deux a le plus haut rang ?

jacynth-lesson-rank-title = Prendre le contrôle
jacynth-lesson-rank = Quand une carte **réunit** des quartiers, le contrôle se décide à nouveau. Ton adversaire contrôle les Lunes 🌙 de la Montagne (4) et de la Forêt ; ton jeton est sur le Pacte (9).
jacynth-lesson-rank-ask = Réunis ton quartier de Lunes à celui de l’adversaire, pour le contrôler.
jacynth-lesson-rank-right = Quatre cartes en Lunes, et le Pacte est la plus haute avec un jeton. Les Soleils de la Montagne restent à l’adversaire.
jacynth-lesson-rank-suns = Cela réunit les Soleils, et c’est bon aussi. Mais en Lunes, il y a plus à gagner.
jacynth-lesson-rank-apart = Le Marchand ne porte ni Lunes ni Soleils : les quartiers restent séparés.
jacynth-lesson-rank-hint = Entre le Pacte et la Montagne se trouve c3. Laquelle de tes cartes porte une lune 🌙 ?

jacynth-lesson-forbidden-title = Ce que d’autres contrôlent
jacynth-lesson-forbidden = Tu ne peux pas mettre de jeton sur une carte si quelqu’un d’autre contrôle **ne serait-ce qu’un** de ses quartiers. Ton adversaire contrôle les Lunes 🌙 de la Chasseresse et du Diplomate. Les Soleils ☀️ du Diplomate et du Pénitent sont encore libres.
jacynth-lesson-forbidden-ask = Pose le Château en d2, et gagne les Soleils avec un jeton.
jacynth-lesson-forbidden-right = Trois cartes en Soleils, le Diplomate compris, bien que tu ne puisses pas y mettre de jeton.
jacynth-lesson-forbidden-controlled = Le Diplomate fait aussi partie du quartier de Lunes, que contrôle ton adversaire. Choisis une autre carte des Soleils.
jacynth-lesson-forbidden-none = Alors les Soleils restent libres, et ton adversaire pourrait te devancer.
jacynth-lesson-forbidden-hint = Le Château va en d2. Pour le jeton, il faut une carte avec un soleil ☀️ et sans lune 🌙.

jacynth-lesson-cut-title = Barrer la route
jacynth-lesson-cut = Les cartes de la ville ne bougent jamais. Une carte sans la bonne couleur y arrête donc un quartier pour de bon. Ton adversaire contrôle les Vagues 🌊 à gauche, et deux autres cartes à Vagues se trouvent à droite. En c4, la Montagne les sépare déjà.
jacynth-lesson-cut-ask = Empêche les Vagues de l’adversaire de rejoindre celles de droite.
jacynth-lesson-cut-right = Cette carte n’a pas de vague, pas plus que la Montagne au-dessus. Pour réunir les deux quartiers, il faudrait maintenant à ton adversaire trois autres cartes à Vagues, en faisant le tour. La partie finit quand la ville est pleine, avec 36 cartes : qui a le plus de points gagne.
jacynth-lesson-cut-joined = L’Origine porte une vague : elle réunit les cinq cartes pour ton adversaire, qui a la plus haute avec la Mer.
jacynth-lesson-cut-elsewhere = Cela laisse c3 libre, où ton adversaire peut réunir les quartiers au tour suivant.
jacynth-lesson-cut-hint = Le vide est en c3. Remplis-le avec une carte sans vague 🌊.

## Ce que montrent les images des règles

jacynth-picture-city = La ville au début : six colonnes, de a à f, et six rangées, la 1 en bas. Six cartes se trouvent sur la diagonale de a6 à f1. En bas, la main : Pacte 9 avec Lunes et Soleils, Marin 4 avec Vagues et Feuilles, et l’Aubaine, une Couronne de Nœuds.
jacynth-picture-districts = Quatre cartes : Peintre en b4, Montagne en c4, Forêt en d4, Voyage au-dessus de la Montagne en c5. Montagne, Forêt et Voyage sont un quartier de Lunes ; Peintre et Montagne un quartier de Soleils.
jacynth-picture-influence = Les quatre mêmes cartes et la Calamité en c3. Sur la Montagne se trouve un jeton bleu, et des marques bleues signalent les Lunes de Montagne, Forêt et Voyage et les Soleils de Peintre et Montagne.
jacynth-picture-control = De gauche à droite : Pacte avec un jeton bleu, Voyage, Montagne avec un jeton orange, Forêt. Les Lunes des quatre portent des marques bleues ; seuls les Soleils de la Montagne en portent une orange.
jacynth-picture-extended = La Moisson, un Pion à trois couleurs, se trouve en b4, le Consul, une Cour, en d4, et entre eux l’Excuse, avec une étoile et sans couleur. En bas, la main avec le Guetteur, un autre Pion.
