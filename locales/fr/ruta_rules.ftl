# Les règles de Ruta pour qui joue, chapitre par chapitre (/tavolo règles). Nos propres mots.

ruta-credit = Ruta de Gene Moore, avec le Decktet de P. D. Magnus (CC BY-NC-SA).

ruta-rules-1-title = De quoi s’agit-il ?
ruta-rules-1 =
    Deux marchands s’approprient les routes commerciales entre les quinze lieux d’un royaume. Chaque route prise vaut un point ; le plus long chemin ininterrompu rapporte une prime. Quand quelqu’un pose son dixième et dernier jeton, qui a le plus de points l’emporte.
ruta-rules-2-title = Cartes et royaume
ruta-rules-2 =
    Le Decktet a six couleurs : Lunes 🌙, Soleils ☀️, Vagues 🌊, Feuilles 🍃, Wyrms 🐉 et Nœuds 🪢. La plupart des cartes en portent deux, les Pions et les Cours trois. Les As valent 1, les Pions, les Cours et les Couronnes 10, les autres ce qui est imprimé.
    Quinze cartes forment le royaume, trois rangées de cinq. Deux voisines (pas en diagonale) sont reliées par une route : 22 en tout. On commence avec deux cartes en main ; deux cartes sont visibles.
ruta-rules-3-title = Ton tour : piocher ou prendre une route
ruta-rules-3 =
    { "" }**Pioche** une carte : une des deux visibles (remplacée aussitôt) ou celle du dessus de la pioche. La main n’a pas de limite.
    { "" }**Ou approprie-toi** une route libre et paie-la.
    Quand la pioche est vide, la défausse est mélangée pour en faire une nouvelle.
ruta-rules-4-title = Payer une route
ruta-rules-4 =
    Une route coûte la somme des deux lieux qu’elle relie. Seules comptent les cartes portant une couleur commune aux deux lieux ; s’il y en a deux, mélange-les à ta guise. Paie le prix ou davantage : la monnaie n’est pas rendue.
    Par exemple, Consul – Moisson coûte 20, le tout en Lunes. Montagne – Diplomate coûte 12, en n’importe quel mélange de Lunes et de Soleils.
ruta-rules-5-title = Payer la somme exacte
ruta-rules-5 =
    Paie exactement le prix, et tu rejoues : un nouveau tour complet, piocher ou prendre une route. Tant que tu paies exactement, tu continues.
ruta-rules-6-title = Les As visibles
ruta-rules-6 =
    Au moment de piocher, si un As est visible, tu peux d’abord t’en servir : le **donner** à ton adversaire, ou le **garder**. Dans les deux cas il est remplacé et il te reste à piocher. Tu peux te servir de plusieurs As l’un après l’autre, ou d’aucun.
ruta-rules-7-title = L’Excuse
ruta-rules-7 =
    L’Excuse n’a pas de couleur et ne paie rien. Au lieu de piocher, défausse-la et reprends la carte de ton choix dans la défausse.
ruta-rules-8-title = La fin et le score
ruta-rules-8 =
    La partie s’arrête aussitôt que quelqu’un pose son dixième jeton. Chaque jeton vaut un point. Le plus long chemin rapporte aussi le nombre de lieux qu’il relie : suis tes propres routes, sans prendre deux fois la même ; les branches ne comptent pas. Si les deux chemins sont de même longueur, chacun marque le sien.
    En cas d’égalité, le plus long chemin départage ; s’ils sont égaux aussi, la victoire est partagée.
ruta-rules-9-title = Variantes
ruta-rules-9 =
    { "" }**As jokers** : les As sortent du paquet et chacun en reçoit trois. En prenant une route, tu peux écarter un As d’une de ses couleurs : n’importe quelles cartes paient alors, quelle que soit leur couleur. L’As lui-même n’ajoute rien et ne revient plus.
    { "" }**Chacun son plus long chemin** : chacun marque son propre plus long chemin.
    { "" }**Sans l’Excuse** : le paquet a une carte de moins.
