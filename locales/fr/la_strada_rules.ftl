# Les règles de La Strada pour qui joue, chapitre par chapitre (/tavolo règles). Nos propres mots.

la-strada-credit = La Strada de Martin Wallace (2004), sur une carte de notre cru.

la-strada-rules-1-title = De quoi s’agit-il ?
la-strada-rules-1 =
    De deux à quatre marchands construisent des routes à travers un pays de forêts et de collines, de leur atelier vers dix-neuf localités. Relier une localité, c’est y poser un cube. À la fin chaque cube rapporte de l’or : beaucoup dans une ville, peu dans une ferme, et d’autant moins qu’on y est nombreux. Qui a le plus d’or l’emporte.
la-strada-rules-2-title = La carte
la-strada-rules-2 =
    Six triangles, mélangés à chaque partie, forment un pays de 127 hexagones. Un hexagone se désigne par sa rangée (de A à N, sans I) et sa place depuis la gauche : D7.
    Il y a des plaines, des forêts et des collines, et 4 villes, 5 bourgs, 5 hameaux et 5 fermes. Tout est visible, sauf le genre des localités à une table qui les dévoile après les ateliers.
    Chacun a 18 tuiles de plaine, 8 de forêt, 5 de colline, et douze cubes. Les couleurs suivent l’ordre d’arrivée à la table.
la-strada-rules-3-title = Les ateliers
la-strada-rules-3 =
    D’abord, dans l’ordre du tour, chacun pose un atelier sur une plaine libre. Entre deux ateliers il y a au moins un hexagone. On n’en pose pas là où aucune localité ne serait à portée en dix jours.
    Une localité qui touche ton atelier n’est pas reliée pour autant : il faut encore une route d’au moins une tuile, par un autre côté ou d’ailleurs.
    Au clavier : **atelier D7**.
la-strada-rules-4-title = Ton tour et tes jours
la-strada-rules-4 =
    Au début, personne n’a de jours. Chacun de tes tours commence avec six jours de plus ; on n’en a jamais plus de dix. Dépense-les en autant de liaisons que tu veux, l’une après l’autre, puis finis ton tour et garde le reste. Comme on ne compte jamais plus de dix jours, il ne sert à rien d’en garder plus de quatre.
    On peut aussi lire la règle autrement : dix jours se *gardent*, et les six s’y ajoutent. C’est une option (chapitre 11).
    Quand tu ne peux plus payer aucune liaison, ton tour se termine de lui-même.
    Au clavier : **fin**.
la-strada-rules-5-title = Les liaisons
la-strada-rules-5 =
    Une liaison est une route entière : de ton atelier, ou d’une localité que tu as reliée, jusqu’à une localité nouvelle pour toi. Elle se construit d’un coup, jamais à moitié, et peut partir de là où la précédente vient d’arriver.
    Chaque hexagone reçoit une tuile : une plaine coûte 2 jours, une forêt 3, une colline 4. La route va tout droit ou tourne légèrement, d’un sixième de tour ; il n’y a pas de virage serré. D’une localité ou d’un atelier, elle part par n’importe quel côté.
    Un hexagone qui porte une tuile ou l’atelier de quelqu’un d’autre est fermé aux autres routes. Les routes ne se rencontrent qu’aux localités.
    Au clavier, une route est la suite de ses hexagones : **C3-D4-E4** part de C3, pose une tuile en D4 et relie E4.
la-strada-rules-6-title = Les cubes
la-strada-rules-6 =
    Une liaison pose toujours un de tes cubes sur la localité qu’elle atteint. Tout le monde peut relier toutes les localités, chacun une fois. Une route s’arrête à la première localité nouvelle qu’elle rencontre ; la liaison suivante peut repartir de là.
la-strada-rules-7-title = Un tour en exemple
la-strada-rules-7 =
    Ton premier tour, six jours ; ton atelier se trouve en K6.
    À côté, il y a la colline J7, et derrière, le bourg H8. Tu poses une tuile droite sur la colline : 4 jours. Le bourg est relié et reçoit ton premier cube.
    Il reste deux jours. De H8, tu poses un virage sur la plaine G8, 2 jours, et tu atteins la ville F8 : ton deuxième cube.
    Les six jours sont dépensés, ton tour est fini. Tant que personne ne t’y rejoint, le bourg vaut 4 pièces d’or et la ville 5. Ton prochain tour peut partir de K6, de H8 ou de F8.
    Au clavier : **K6-J7-H8**, puis **H8-G8-F8**.
la-strada-rules-8-title = L’or
la-strada-rules-8 =
    Chaque cube rapporte de l’or selon sa localité et le nombre de cubes qui s’y trouvent, un, deux, trois ou quatre :
    Ville : { $city }
    Bourg : { $town }
    Hameau : { $village }
    Ferme : { $hamlet }
    On ne compte qu’à la fin ; d’ici là, le plateau montre ce qu’une fin immédiate rapporterait. Qui a le plus d’or l’emporte. À égalité, le nombre de jours restants départage ; s’il est le même, la victoire est partagée.
la-strada-rules-9-title = La fin
la-strada-rules-9 =
    La partie se termine aussitôt quand, au début de son tour, quelqu’un ne pourrait rien relier, même avec dix jours : aucune route ne mène à une nouvelle localité, ou il n’y a plus de tuiles ou de cubes. Garder ses jours ne met pas fin à la partie. Elle se termine aussi quand personne n’a rien construit pendant deux tours de table.
    Qui abandonne ne joue plus et se classe derrière les autres. Ses routes, son atelier et ses cubes restent et comptent.
la-strada-rules-10-title = À deux
la-strada-rules-10 =
    Chacun a deux ateliers, posés à tour de rôle ; qui a posé en second joue le premier tour.
    Une localité ne reçoit qu’un cube. Ta route peut passer par des localités de ton adversaire que tu n’as pas encore reliées, si elle continue d’un trait jusqu’à une localité libre. Tu n’y poses pas de cube et n’en tires pas d’or, mais tes routes peuvent désormais en partir.
    La partie se termine quand les dix-neuf sont prises, ou quand personne ne peut plus rien relier. Si une seule personne ne peut rien relier, son tour est sauté.
la-strada-rules-11-title = Les options
la-strada-rules-11 =
    { "" }**Départ équilibré** : jouer en premier est un avantage. Les ateliers se posent dans l’ordre inverse, et les premiers commencent avec des jours en moins : −2, 0, 1 et 2 jours à quatre ; −2, 0 et 1 à trois ; −3 et 0 à deux.
    { "" }**Localités dévoilées après les ateliers** : elles restent cachées tant qu’il en manque un.
    { "" }**Dix jours gardés** : à la fin de ton tour tu gardes jusqu’à dix jours, et les six du prochain s’y ajoutent. Un tour a donc jusqu’à seize jours, et seize remplacent dix là où une route, un atelier ou la fin de la partie en demande dix.
