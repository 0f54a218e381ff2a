# The lesson of Vector Race.

vector-race-picture-track = L’Ovale sur papier quadrillé : la route entre deux murs, la ligne à damier du départ et de l’arrivée, et deux voitures juste avant.
vector-race-picture-keys = Une voiture avant un virage, le chemin qu’elle a suivi et, autour du point où elle arriverait, les neuf points des touches ; la touche 6 est entourée.

vector-race-lesson-start-title = Le départ
vector-race-lesson-start = Ta voiture est à l’arrêt, juste avant la ligne. Une touche change sa vitesse d’un carreau : 6 vers la droite, 4 vers la gauche, 8 vers le haut, 2 vers le bas ; 5 ne change rien.
vector-race-lesson-start-ask = La course part vers la droite : démarre.
vector-race-lesson-start-back = La touche 4 mène à gauche, loin de la ligne.
vector-race-lesson-start-stands = La touche 5 garde la vitesse, et elle est nulle : la voiture reste sur place.
vector-race-lesson-start-right = Un carreau vers la droite. La prochaine fois, la voiture continue d’elle-même, et 6 en fait deux.
vector-race-lesson-start-hint = Quelle touche se trouve à droite du 5 ?

vector-race-lesson-brake-title = Freiner
vector-race-lesson-brake = La vitesse change au plus d’un carreau par manche : pour arrêter une voiture rapide, il faut plusieurs manches. La tienne fait quatre carreaux vers la droite, et le virage est proche.
vector-race-lesson-brake-ask = Choisis de façon à pouvoir encore t’arrêter avant le mur.
vector-race-lesson-brake-faster = Cinq carreaux vers la droite : le mur est trop près pour freiner.
vector-race-lesson-brake-late = À quatre carreaux par manche, tu ne peux plus t’arrêter avant le mur.
vector-race-lesson-brake-right = Trois carreaux, puis deux, puis un : la place suffit.
vector-race-lesson-brake-hint = Les touches de gauche réduisent la vitesse vers la droite.

vector-race-lesson-corner-title = Le virage
vector-race-lesson-corner = La ligne que suit la voiture doit rester tout entière sur la route. Toucher un mur est un accident : la voiture reste sur place, perd sa vitesse et s’arrête une manche.
vector-race-lesson-corner-ask = Passe le coin intérieur au plus près, sans le toucher.
vector-race-lesson-corner-touches = Cette ligne finit sur le mur, et le toucher suffit.
vector-race-lesson-corner-through = Cette ligne traverse le mur intérieur.
vector-race-lesson-corner-right = Juste au-dessus du coin : un chemin court, sans accident.
vector-race-lesson-corner-hint = Le coin est en (31, 6) ; la ligne doit passer au-dessus.

vector-race-lesson-contact-title = L’accrochage
vector-race-lesson-contact = Les lignes des voitures peuvent se croiser. Mais des voitures qui finissent une manche sur un même point s’accrochent : chacune qui roule perd un carreau de vitesse dans chaque sens. L’autre voiture a heurté le mur et reste en (24, 3).
vector-race-lesson-contact-ask = Garde toute ta vitesse vers la droite, sans accrochage.
vector-race-lesson-contact-scrapes = La touche 5 mène au point de l’autre voiture : c’est l’accrochage.
vector-race-lesson-contact-slow = Tu évites l’autre voiture, mais tu perds un carreau de vitesse.
vector-race-lesson-contact-right = Un carreau plus haut, quatre vers la droite : rien n’est perdu.
vector-race-lesson-contact-hint = Change la vitesse seulement vers le haut ou vers le bas.

vector-race-lesson-finish-title = L’arrivée
vector-race-lesson-finish = La ligne est entre x = 18 et x = 19. La première voiture à la franchir gagne, à la fraction de coup près ; ce qui suit la ligne ne compte plus.
vector-race-lesson-finish-ask = Franchis la ligne dans cette manche.
vector-race-lesson-finish-short = (18, 3) est à un carreau de la ligne.
vector-race-lesson-finish-right = La ligne est franchie, aux neuf dixièmes du coup.
vector-race-lesson-finish-hint = Il te faut cinq carreaux vers la droite.
