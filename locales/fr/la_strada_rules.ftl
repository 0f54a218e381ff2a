# Les règles de La Strada pour qui joue, chapitre par chapitre (/tavolo règles). Nos propres mots.

la-strada-credit = La Strada de Martin Wallace (2004), sur une carte de notre cru.

la-strada-rules-1-title = De quoi s’agit-il ?
la-strada-rules-1 =
    De deux à quatre marchands construisent des routes à travers un pays de forêts et de collines, de leur atelier vers dix-neuf localités. Relier une localité, c’est y poser un cube. À la fin chaque cube rapporte de l’or : beaucoup dans une ville, peu dans une ferme, et d’autant moins qu’on y est nombreux.
la-strada-rules-2-title = La carte
la-strada-rules-2 =
    Six triangles, mélangés à chaque partie, forment un pays de 127 hexagones. Un hexagone se nomme par sa rangée (de A à N, sans I) et sa place depuis la gauche : D7.
    Il y a des plaines, des forêts et des collines, et 4 villes, 5 bourgs, 5 hameaux et 5 fermes. Tout est visible ; rien n’est secret.
    Chacun a 18 tuiles de plaine, 8 de forêt, 5 de colline, et douze cubes.
la-strada-rules-3-title = Les ateliers
la-strada-rules-3 =
    D’abord, dans l’ordre du tour, chacun pose un atelier sur une plaine libre. Entre deux ateliers il y a au moins un hexagone. On ne le pose pas là où aucune localité n’est à portée.
    Une localité qui touche ton atelier n’est pas reliée pour autant : il y faut une route d’au moins une tuile, par un autre côté ou d’ailleurs.
la-strada-rules-4-title = Ton tour et ses jours
la-strada-rules-4 =
    Ton tour commence avec six jours de plus ; on n’en a jamais plus de dix. Dépense-les en autant de liaisons que tu veux, l’une après l’autre, puis finis ton tour et garde le reste. Comme on ne compte jamais plus de dix jours, il ne sert à rien d’en garder plus de quatre.
    Quand tu ne peux plus payer aucune liaison, ton tour se termine de lui-même.
la-strada-rules-5-title = Les liaisons
la-strada-rules-5 =
    Une liaison est une route entière : de ton atelier, ou d’une localité que tu as reliée, jusqu’à une localité nouvelle pour toi. Elle se construit d’un coup, jamais à moitié, et peut partir de là où la précédente vient d’arriver.
    Chaque hexagone prend une tuile : une plaine coûte 2 jours, une forêt 3, une colline 4. La route va tout droit ou tourne doucement, d’un sixième de tour ; il n’y a pas de virage serré. D’une localité ou d’un atelier, elle part par n’importe quel côté.
    Un hexagone qui porte une tuile ou l’atelier d’autrui est fermé aux autres routes. Les routes ne se rencontrent qu’aux localités.
    Au clavier, une route est la suite de ses hexagones : **C3-D4-E4** part de C3, pose une tuile en D4 et relie E4.
la-strada-rules-6-title = Les cubes
la-strada-rules-6 =
    Une liaison pose toujours un de tes cubes sur la localité qu’elle atteint. Tout le monde peut relier toutes les localités, chacun une fois. Une route s’arrête à la première localité nouvelle qu’elle rencontre ; la liaison suivante peut repartir de là.
la-strada-rules-7-title = La fin
la-strada-rules-7 =
    La partie se termine aussitôt quand, au début de son tour, quelqu’un ne pourrait rien relier, même avec dix jours : aucune route ne mène à rien de nouveau, ou il n’y a plus de tuiles ou de cubes. Garder ses jours ne met pas fin à la partie. Elle se termine aussi quand personne n’a rien construit pendant deux tours de table.
la-strada-rules-8-title = L’or
la-strada-rules-8 =
    Chaque cube rapporte de l’or selon sa localité et le nombre de cubes qui s’y trouvent (1, 2, 3 ou 4) :
    Ville : 5, 4, 3, 2
    Bourg : 4, 3, 2, 1
    Hameau : 3, 2, 1, 0
    Ferme : 2, 1, 0, 0
    Qui a le plus d’or l’emporte. À égalité, le nombre de jours restants départage ; s’il est le même, la victoire est partagée.
la-strada-rules-9-title = À deux
la-strada-rules-9 =
    Chacun a deux ateliers, posés à tour de rôle ; qui a posé en second joue le premier tour.
    Une localité ne prend qu’un cube. Ta route peut passer par des localités de ton adversaire si elle continue d’un trait jusqu’à une localité libre. Tu n’y poses pas de cube et n’en tires pas d’or, mais tes routes peuvent désormais en partir.
    La partie se termine quand les dix-neuf sont prises, ou quand personne ne peut plus rien relier. Si une seule personne ne peut rien relier, son tour est sauté.
la-strada-rules-10-title = Les options
la-strada-rules-10 =
    { "" }**Départ équilibré** : jouer en premier est un avantage. Les ateliers se posent dans l’ordre inverse, et les premiers commencent avec des jours en moins : -2, 0, 1 et 2 jours à quatre ; -2, 0 et 1 à trois ; -3 et 0 à deux.
    { "" }**Localités dévoilées après** : elles restent cachées jusqu’à ce que tous les ateliers soient posés.
