# Les règles de Ruta pour qui joue, chapitre par chapitre (/tavolo règles). Nos propres mots.

ruta-credit = Ruta de Gene Moore, avec le Decktet de P. D. Magnus (CC BY-NC-SA).

ruta-rules-1-title = De quoi s’agit-il ?
ruta-rules-1 =
    Deux marchands se disputent les routes commerciales entre les quinze lieux d’un royaume. Chaque route prise vaut un point ; le plus long chemin ininterrompu rapporte un bonus. Quand quelqu’un pose son dixième et dernier jeton, qui a le plus de points l’emporte.
ruta-rules-2-title = Cartes et royaume
ruta-rules-2 =
    Le Decktet a six couleurs : Lunes 🌙, Soleils ☀️, Vagues 🌊, Feuilles 🍃, Wyrms 🐉 et Nœuds 🪢. La plupart des cartes en portent deux, les As et les Couronnes une, les Pions et les Cours trois. Les As valent 1, les Pions, les Cours et les Couronnes 10, les autres le nombre imprimé.
    Quinze cartes forment le royaume, trois rangées de cinq : ce sont les lieux. Deux lieux voisins, côte à côte ou l’un au-dessus de l’autre, sont reliés par une route : 22 en tout.
    On commence avec dix jetons et deux cartes en main ; deux cartes sont visibles.
ruta-rules-3-title = Les cartes pour payer
ruta-rules-3 =
    Trente cartes circulent : de la pioche aux mains, à la défausse, et de nouveau dans la pioche. Voici avec quoi on paie dans chaque couleur :
    🌙 { $moons }
    ☀️ { $suns }
    🌊 { $waves }
    🍃 { $leaves }
    🐉 { $wyrms }
    🪢 { $knots }
    Une carte à plusieurs couleurs figure sur plusieurs lignes et paie dans celle que tu veux. La trentième est l’Excuse, qui n’en a aucune.
ruta-rules-4-title = Ton tour : piocher ou prendre une route
ruta-rules-4 =
    { "" }**Pioche** une carte : une des deux visibles, remplacée aussitôt, ou celle du dessus de la pioche, que les autres ne voient pas. La main n’a pas de limite.
    { "" }**Ou prends** une route libre et paie-la.
    Quand la pioche est vide, la défausse est mélangée pour en faire une nouvelle. On ne passe que s’il n’y a plus rien à piocher et aucune route à payer.
    Au clavier : **piocher 1** ou **prendre la pioche**.
ruta-rules-5-title = Payer une route
ruta-rules-5 =
    Une route coûte la somme des deux lieux qu’elle relie. Seules comptent les cartes portant une couleur commune aux deux lieux ; s’il y en a deux, combine-les à ta guise. Paie le prix ou davantage : on ne rend pas la monnaie. Une route prise ne change plus de main.
    Par exemple, la Moisson et le Consul valent 10 chacun et ont les Lunes en commun : leur route coûte 20, le tout en Lunes. La Montagne vaut 4, le Diplomate 8, et ils ont en commun Lunes et Soleils : 12, dans n’importe quelle combinaison des deux.
    Au clavier, les deux lieux puis les cartes : **route moisson/consul : chasseresse rite**.
ruta-rules-6-title = Payer la somme exacte
ruta-rules-6 =
    Paie exactement le prix, et tu rejoues : un nouveau tour complet, piocher ou prendre une route. Tant que tu paies exactement, tu continues.
    Disons que tu as en main la Chasseresse (10), le Rite (10), le Voyage (3) et le Pacte (9), qui portent tous des Lunes. La Chasseresse et le Rite font exactement les 20 de Moisson – Consul : tu rejoues. Le Voyage et le Pacte font exactement les 12 de Montagne – Diplomate : tu joues une troisième fois.
ruta-rules-7-title = Les As visibles
ruta-rules-7 =
    Un As ne vaut que 1, mais avec lui un paiement tombe juste. Au moment de piocher, si un As est visible, tu peux d’abord t’en servir : le **garder**, ou le **donner** à ton adversaire. Dans les deux cas il est remplacé et il te reste à piocher. Tu peux te servir de plusieurs As l’un après l’autre, ou d’aucun.
    Au clavier : **garder as 1** ou **donner as 1**.
ruta-rules-8-title = L’Excuse
ruta-rules-8 =
    L’Excuse ⭐ n’a pas de couleur et ne paie rien. Au lieu de piocher, défausse-la et reprends la carte de ton choix dans la défausse : cela compte comme ton tour. Quand la défausse est mélangée, l’Excuse revient dans la pioche.
    Au clavier : **excuse rite**.
ruta-rules-9-title = La fin et le score
ruta-rules-9 =
    La partie s’arrête aussitôt que quelqu’un pose son dixième jeton. Chaque jeton vaut un point. Le plus long chemin rapporte aussi le nombre de lieux qu’il relie : suis tes propres routes, sans prendre deux fois la même ; les branches ne comptent pas. Si les deux chemins sont de même longueur, chacun marque le sien.
    En cas d’égalité, le plus long chemin départage ; s’ils sont égaux aussi, la victoire est partagée. Abandonner, c’est perdre, quels que soient les points.
ruta-rules-10-title = Qui sait quoi
ruta-rules-10 =
    Tout le monde voit les cartes visibles, toute la défausse, le nombre de cartes de la pioche et de chaque main, et les routes.
    Une carte que quelqu’un a prise au vu de tous reste affichée près de son nom jusqu’à ce qu’elle serve à payer : nul besoin de la retenir. Ce qui vient de la pioche, seule la personne qui l’a en main le voit.
ruta-rules-11-title = Variantes
ruta-rules-11 =
    { "" }**As jokers** : les As sortent du paquet et chacun en reçoit trois. En prenant une route, tu peux écarter un As d’une de ses couleurs : n’importe quelles cartes paient alors, quelle que soit leur couleur. L’As lui-même n’ajoute rien et ne revient plus.
    { "" }**Les deux plus longs chemins comptés** : chacun marque le sien.
    { "" }**Sans l’Excuse** : le paquet a une carte de moins.
