# Ruta en exemples : la leçon (/tavolo apprendre), et ce que montrent les images des règles.

## La leçon

ruta-lesson-card-title = Lire les cartes
ruta-lesson-card = Le nombre d’une carte est sa valeur, les symboles sont ses **couleurs**. Entre deux lieux voisins du royaume passe une **route** : Montagne – Diplomate coûte 12, à payer en Lunes 🌙 ou en Soleils ☀️. À ton tour, tu pioches une carte **ou** tu prends une route.
ruta-lesson-card-ask = Prends la carte visible qui aidera à payer Montagne – Diplomate.
ruta-lesson-card-right = Le Pacte porte une lune et un soleil. Une autre carte a été retournée aussitôt à sa place.
ruta-lesson-card-suits = Les Ténèbres valent aussi 9, mais portent Vagues et Wyrms. Cette route demande des Lunes 🌙 ou des Soleils ☀️.
ruta-lesson-card-unseen = La pioche peut donner n’importe quoi. Ici, une carte qui convient est visible.
ruta-lesson-card-hint = Pour ce tour, pioche : une des deux cartes visibles porte une lune 🌙 ou un soleil ☀️.

ruta-lesson-exact-title = Payer la somme exacte
ruta-lesson-exact = La Forêt vaut 5, la Montagne 4 : la route entre elles coûte 9, en Lunes 🌙. Tu peux payer plus, mais on ne rend pas la monnaie. Et qui paie la somme **exacte** rejoue ! Un cadre blanc marque ce que ta main peut payer.
ruta-lesson-exact-ask = Prends la route Forêt – Montagne, pour la somme exacte.
ruta-lesson-exact-right = Exactement 9. La route porte ton jeton, et c’est encore ton tour.
ruta-lesson-exact-over = C’est permis, mais la Chasseresse vaut 10 : 1 serait perdu, et le tour en plus avec lui.
ruta-lesson-exact-suit = Une carte ne paie une route que dans une des couleurs de celle-ci. Ici, c’est la lune 🌙.
ruta-lesson-exact-hint = Laquelle de tes cartes porte une lune 🌙 et vaut exactement 9 ? Paie avec elle.

ruta-lesson-again-title = Plusieurs cartes ensemble
ruta-lesson-again = Tu rejoues, un tour complet. Montagne – Diplomate coûte 12. Plusieurs cartes peuvent payer ensemble, et quand une route a deux couleurs, on peut les combiner.
ruta-lesson-again-ask = Prends la route Montagne – Diplomate, encore pour la somme exacte.
ruta-lesson-again-right = Chasseresse 10 et Auteur 2 font 12 : c’est exact, et tu joues une troisième fois. Cela dure tant que tu paies la somme exacte.
ruta-lesson-again-low = Ajoute une deuxième carte, pour arriver à 12.
ruta-lesson-again-draw = Dans un tour en plus, tu peux piocher. Mais ta main peut payer cette route, et même exactement.
ruta-lesson-again-hint = Lesquelles de tes cartes à lune 🌙 ou à soleil ☀️ font 12 ensemble ?

ruta-lesson-over-title = Quand le compte ne tombe pas juste
ruta-lesson-over = Souvent, aucune combinaison ne fait le prix exact. Alors paie un peu plus : la route est à toi quand même, le surplus est perdu, et ton tour se termine. Guetteur – Désert coûte 12, en Wyrms 🐉.
ruta-lesson-over-ask = Prends la route Guetteur – Désert, en perdant le moins possible.
ruta-lesson-over-right = 13 pour 12 : 1 perdu, et une route pour toute la partie. C’est maintenant à ton adversaire de jouer.
ruta-lesson-over-dear = Cela ferait 17, dont 5 perdus. Il y a moins cher, et tu gardes la Grotte.
ruta-lesson-over-low = Tes trois cartes portent des wyrms : quelle paire fait 12 ou un peu plus ?
ruta-lesson-over-hint = Tes trois cartes portent toutes des wyrms : quelle paire fait 12 ou un peu plus ?

ruta-lesson-ace-title = Un As est visible
ruta-lesson-ace = Un As ne vaut que 1, et pourtant il est précieux : c’est la petite monnaie qui rend les paiements exacts. Si un As est visible quand tu veux piocher, tu peux d’abord le **garder** ou le **donner** à ton adversaire. Il est remplacé, et il te **reste à piocher**.
ruta-lesson-ace-ask = Fais en sorte d’avoir l’As, et une carte en plus.
ruta-lesson-ace-right = L’As est dans ta main, la carte suivante a été retournée, et il te reste à piocher.
ruta-lesson-ace-left = Tu aurais le Marchand, et l’As resterait à ton adversaire. Il y a moyen d’avoir les deux.
ruta-lesson-ace-given = Ainsi ton adversaire aurait l’As, et toi seulement une carte. Cet As t’est utile : avec le Barde, il fait 11 en Soleils.
ruta-lesson-ace-hint = Sers-toi de l’As avant de piocher : garde-le, et pioche ensuite.

ruta-lesson-draw-title = Et maintenant, pioche
ruta-lesson-draw = Après un As, il ne reste qu’à piocher : une carte visible ou celle du dessus de la pioche.
ruta-lesson-draw-ask = Pioche ce que tu veux.
ruta-lesson-draw-right = Ton tour est fini. Au prochain, Barde 10 et As 1 paient exactement Montagne – Château, qui coûte 11 en Soleils ☀️.
ruta-lesson-draw-owed = Une bonne idée pour le prochain tour ! Dans celui-ci, d’abord une carte.
ruta-lesson-draw-hint = Prends une carte visible ou celle du dessus de la pioche.

ruta-lesson-excuse-title = L’Excuse
ruta-lesson-excuse = L’Excuse ⭐ n’a pas de couleur et ne paie rien. Mais au lieu de piocher, tu peux la défausser et prendre **n’importe quelle** carte de la défausse. Moisson – Consul coûte 20, en Lunes 🌙 ; la Chasseresse en fait 10.
ruta-lesson-excuse-ask = Reprends la carte qui fera 20 avec la Chasseresse.
ruta-lesson-excuse-right = Chasseresse et Rite : 20 en Lunes, exactement. Au prochain tour, la route peut être à toi.
ruta-lesson-excuse-suits = Elle vaut 10, mais sans lune 🌙 : elle ne paie pas Moisson – Consul.
ruta-lesson-excuse-hint = Joue l’Excuse pour une carte qui porte une lune 🌙.

ruta-lesson-last-title = Le dixième jeton
ruta-lesson-last = La partie s’arrête aussitôt que quelqu’un pose un dixième **jeton** ; tu en as déjà posé neuf. Chacun vaut un point. Le **plus long chemin** rapporte en plus un point par lieu qu’il relie : un seul trajet, sans prendre deux fois la même route et sans les branches. Un bord clair le marque.
ruta-lesson-last-ask = Termine la partie avec la route qui allonge le plus ton chemin.
ruta-lesson-last-right = Un seul trajet du Moulin au Désert : neuf lieux. Avec dix jetons, cela fait 19 points, et la victoire.
ruta-lesson-last-shorter = Ce serait ton dixième jeton, mais ton plus long chemin ne relierait que six lieux, comme celui de ton adversaire. Une autre route réunit deux de tes chemins.
ruta-lesson-last-draw = Tu pourrais attendre. Mais tu peux payer la route qui réunit tes deux chemins, et elle met fin à la partie.
ruta-lesson-last-hint = Un de tes chemins s’arrête à la Montagne, un autre au Château.

## Ce que montrent les images des règles

ruta-picture-map = Six lieux du royaume, en deux rangées : Forêt, Montagne et Diplomate, au-dessous Moisson, Château et Guetteur. Chaque carte montre sa valeur, ses couleurs et son nom. Dans chaque intervalle se lisent le prix de la route et les couleurs qui la paient : 9 en Lunes de la Forêt à la Montagne, 12 en Lunes ou Soleils de la Montagne au Diplomate.
ruta-picture-supply = De gauche à droite : la pioche avec le nombre de ses cartes, les deux cartes visibles, Peintre et Grotte, et la défausse, la carte du dessus entière et les autres en petit à côté.
ruta-picture-payment = La route de la Montagne au Diplomate, 12 en Lunes ou Soleils. Au-dessous, une main : Auteur 2 avec Lunes et Nœuds, Pacte 9 avec Lunes et Soleils, Chasseresse 10 avec Lunes, Calamité 10 avec Wyrms. Le prix a un cadre blanc, parce que cette main peut le payer.
ruta-picture-exact = Après un paiement exact : entre la Forêt et la Montagne se trouve un jeton bleu dans un anneau doré, et à côté du nom se lit « rejoue ».
ruta-picture-ace = La pioche et les deux cartes visibles : l’As de Soleils et le Marchand.
ruta-picture-excuse = La défausse, le Rite au-dessus et deux autres cartes en petit à côté. Au-dessous, une main : la Chasseresse, et l’Excuse avec une étoile au lieu d’un nombre.
ruta-picture-longest = Tout le royaume à la fin d’une partie. Le plus long chemin bleu a un bord clair : un seul trajet du Moulin au Désert, par le Marin, la Forêt, la Montagne, le Château, le Marché, la Frontière et l’Île, neuf lieux. Deux autres routes bleues sont à part.
ruta-picture-jokers = Le panneau d’un joueur : à côté des cartes en main se trouvent trois As jokers bordés de blanc, de Lunes, de Soleils et de Wyrms. Au-dessous, la main : Auteur, Marchand et Mer.
