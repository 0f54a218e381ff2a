# Une répétition sur le vrai Discord : /tavolo répétition.

rehearsal-running = Répétition : je crée un fil dans ce salon, j’y fais ce que font les parties, et je le supprime. Cela prend environ une minute.
rehearsal-thread = Je répète ici pendant environ une minute ; ensuite ce fil est supprimé. On ne peut rien y presser.
rehearsal-letter = Une répétition : ce message est supprimé aussitôt.
rehearsal-file = Le fichier contient chaque hypothèse, la réponse de Discord et les limites de débit annoncées. Il ne nomme personne : joins-le si tu signales une différence.
rehearsal-broke-off = ⚠️ Discord n’était plus joignable : je ne suis pas allé jusqu’au bout.
rehearsal-left-behind = ⚠️ Tout n’a pas pu être supprimé. Cherche le fil « { $name } » et supprime-le, s’il te plaît.
rehearsal-differs = ❌ { $key } · attendu : { $believed } · vu : { $seen } · voir { $file }
rehearsal-heading = { $count ->
    [0] Répétition : Discord répond comme je le crois
    [1] Répétition : Discord diffère sur un point
   *[other] Répétition : Discord diffère sur { $count } points
}
rehearsal-more = { $count ->
    [1] … et une autre différence dans le fichier.
   *[other] … et { $count } autres différences dans le fichier.
}
rehearsal-group = { $state ->
    [well] ✅
   *[ill] ⚠️
} { $group } : { $well } sur { $count } comme attendu
rehearsal-group-posts = Messages des tables
rehearsal-group-limits = Limites des textes, des boutons et des menus
rehearsal-group-components = Messages faits de composants
rehearsal-group-private = Réponses privées et messages privés
rehearsal-group-places = Fils et forums
rehearsal-group-uploads = Fichiers de 50 ko, 1 Mo et 8 Mo
rehearsal-group-discord = Commandes et limites de débit
rehearsal-not-seen = ➖ Non examiné : { $count } ({ $reason })
rehearsal-unseen-client = seule l’application d’une personne le montre
rehearsal-unseen-press = il faudrait que quelqu’un presse ou écrive
rehearsal-unseen-time = cela dure plus qu’une répétition
rehearsal-unseen-registration = il faudrait réenregistrer mes commandes
rehearsal-unseen-permission = cela ne se montre qu’à un bot qui a moins de permissions
rehearsal-unseen-circumstances = il y faut une autre personne, ou un autre serveur
rehearsal-unseen-unused = rien de ce que je fais n’y arrive
rehearsal-unseen-no-command = il faut la commande, et c’était la ligne de commande
rehearsal-unseen-forum = seulement dans un salon qui n’est pas un forum
rehearsal-unseen-no-forum = seulement dans un forum, et un qui exige une étiquette
rehearsal-unseen-nobody = je ne connais personne à qui écrire
rehearsal-unseen-door-open = tu acceptes mes messages privés
rehearsal-unseen-door-closed = tu n’acceptes pas mes messages privés
rehearsal-unseen-more-granted = ce serveur accepte de plus gros fichiers
rehearsal-unseen-no-headers = aucune réponse n’a annoncé de limite
rehearsal-unseen-no-answer = Discord n’était plus joignable
rehearsal-unseen-not-sent = ce dont cela dépend avait été refusé
rehearsal-refusal = Seules les personnes qui gèrent ce serveur, ou mon propriétaire, peuvent me demander une répétition.
rehearsal-refusal-server = Je ne répète que dans les serveurs : demande-le-moi dans un salon.
rehearsal-refusal-place = Je répète dans un fil, et ici je ne peux pas en créer : demande-le-moi dans un salon textuel ou un forum.
rehearsal-refusal-permission = Pour une répétition, il me manque ces permissions dans ce salon : { $permissions }. Rien n’a été fait. Accorde-les dans les paramètres du salon ; « Gérer les fils » ne me sert qu’à supprimer le fil ensuite, et tu peux la retirer après.
rehearsal-refusal-running = Une répétition est déjà en cours dans ce serveur. Elle prend environ une minute.
rehearsal-refusal-again = La dernière répétition dans ce serveur vient d’avoir lieu. Je peux recommencer { $at }.
rehearsal-refusal-thread = Discord ne m’a pas laissé créer de fil dans ce salon (code { $code }). Rien n’a été fait.
rehearsal-refusal-no-answer = Discord n’était pas joignable, ou m’a fait trop attendre : j’ai abandonné la répétition. Ce que j’avais créé est supprimé.
