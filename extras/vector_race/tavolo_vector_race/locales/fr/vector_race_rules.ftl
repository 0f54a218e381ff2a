# The rules of Vector Race, chapter by chapter.

vector-race-credit = Un jeu traditionnel, avec un crayon et du papier quadrillé ; personne ne sait qui l’a inventé.

vector-race-rules-1-title = La course
vector-race-rules-1 =
    De deux à cinq voitures font la course sur un circuit fermé, sur papier quadrillé. Une voiture continue toujours comme avant, à un carreau près : qui roule vite doit freiner tôt.
    La route passe entre deux murs. De fines lignes en travers sont les portes ; celle à damier est le départ et l’arrivée. Les voitures commencent à l’arrêt, juste avant la ligne, sur des points tirés au sort. Avec neuf touches, le tour le plus court est le même de chacun ; avec cinq, certains demandent une manche ou deux de plus.
vector-race-rules-2-title = Choisir une touche
vector-race-rules-2 =
    À chaque manche, tout le monde choisit en secret, en même temps, une touche parmi neuf. Elles sont disposées comme sur une calculatrice : 5 garde la vitesse ; 6 ajoute un carreau vers la droite, 4 vers la gauche, 8 vers le haut, 2 vers le bas ; 7, 9, 1 et 3 font deux de ces choses à la fois.
    La nouvelle vitesse s’ajoute au point où se trouve la voiture : c’est là qu’elle va. Rester sur place est permis. Tant que tout le monde n’a pas choisi, un choix peut être repris.
    Au clavier : **piloter 7**, **piloter 6**, **8**, **5**, **1 -1** (vers la droite et vers le haut).
vector-race-rules-3-title = Les murs
vector-race-rules-3 =
    La ligne droite que suit la voiture doit rester tout entière sur la route. Toucher un mur, même du bout ou dans un coin, est un accident : la voiture reste à son point de départ, perd toute sa vitesse et s’arrête une manche (ou plus, selon la table). Un choix qui mène au mur est demandé deux fois.
vector-race-rules-4-title = L’accrochage
vector-race-rules-4 =
    Une voiture peut traverser la ligne et le point d’une autre. Seul compte l’endroit où elles finissent la manche : si plusieurs sont sur un même point, chacune qui roule perd un carreau de vitesse, à droite ou à gauche et en haut ou en bas. Toutes peuvent y rester. La table peut décider qu’il ne se passe rien.
vector-race-rules-5-title = Portes, tours et arrivée
vector-race-rules-5 =
    Les portes se passent dans l’ordre, dans le sens de la flèche ; repasser une porte en arrière l’annule. Après le dernier tour, la ligne est l’arrivée. Qui la franchit dans une manche antérieure est devant et, dans une même manche, qui la franchit après la plus petite part de son coup ; des parts égales partagent le rang. Ce qui suit la ligne ne compte plus.
    La course finit avec la manche où la première voiture arrive ou, si la table l’a décidé, quand il n’en reste qu’une. Les autres sont classées par portes franchies, puis selon qui a passé la dernière en premier. Une course trop longue s’arrête après trois fois le nombre de manches de la course la plus courte possible, plus dix.
    Les circuits, avec les manches de leur tour le plus court : { $tracks }.
vector-race-rules-6-title = Partir, ou être en retard
vector-race-rules-6 =
    Qui abandonne quitte aussitôt la route et se classe derrière tous ceux qui restent. Qui reste seul a gagné.
    Quand le temps de quelqu’un est écoulé, la maison peut choisir : lentement, sans risque, une touche tirée au sort parmi les bonnes. Personne ne voit qui a choisi.
