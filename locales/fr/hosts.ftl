# Pour qui fait tourner le bot, et pour qui gère un serveur où il se trouve.

doctor-heading = Comment je me porte ici
doctor-refusal = Seules les personnes qui gèrent ce serveur peuvent me le demander.
doctor-permissions-well = ✅ Dans ce salon, j’ai toutes les permissions nécessaires à une table.
doctor-permissions-ill = ❌ Permissions qui me manquent dans ce salon : { $permissions }. Accorde-les-moi dans les paramètres du salon.
doctor-not-joined = ❌ Je ne suis pas dans ce fil privé. Mentionne-moi ici, et je pourrai y écrire.
doctor-no-messages = ❌ On ne peut pas poster de messages ici : aucune table ne peut s’y tenir.
doctor-home-well = ✅ Dans { $place }, où les tables sont publiées, j’ai toutes les permissions nécessaires.
doctor-home-ill = ❌ Permissions qui me manquent dans { $place }, où les tables sont publiées : { $permissions }. Accorde-les-moi dans ses paramètres.
doctor-home-gone = ⚠️ Le salon prévu pour les tables n’existe plus : elles sont publiées là où on les ouvre.
doctor-tags-lack = ⚠️ Les posts de { $place } ne disent pas où en est une table : il manque au forum les étiquettes { $tags }. Ajoute-les, ou accorde-moi la permission « { $permission } ».
doctor-posts-go-dead = ⚠️ Dans { $place }, tout le monde ne peut pas faire ceci : { $permission }. Après une semaine sans message, Discord ferme un post, et pour ces personnes ses boutons restent sans effet jusqu’au plateau suivant. Permets-le là, s’il te plaît.
doctor-database-well = ✅ Les coups sont enregistrés.
doctor-database-ill = ❌ Les coups ne peuvent pas être enregistrés en ce moment. Rien n’est perdu, mais personne ne peut jouer ; mon journal dit pourquoi.
doctor-deaf = ⚠️ Discord ne m’a transmis ni bouton ni commande : cela a commencé { $since } et s’est terminé { $until }, quand j’ai rouvert la connexion. Ce temps a été rendu à tout le monde.
doctor-messages-well = ✅ Tous les messages sont partis.
doctor-messages-ill = { $count ->
    [one] ⚠️ { $count } message attend d’être envoyé ; il a été écrit { $since }.
   *[other] ⚠️ { $count } messages attendent d’être envoyés ; le plus ancien a été écrit { $since }.
}
doctor-clocks-well = ✅ Les horloges avancent, et la mienne est à l’heure.
doctor-clocks-ill = ❌ Les horloges des parties sont arrêtées ; mon journal dit pourquoi.
doctor-clocks-late = { $count ->
    [one] ⚠️ { $count } échéance n’a pas été traitée à temps.
   *[other] ⚠️ { $count } échéances n’ont pas été traitées à temps.
}
doctor-clocks-wrong = { $seconds ->
    [one] ⚠️ Mon horloge diffère de { $seconds } seconde de celle de Discord.
   *[other] ⚠️ Mon horloge diffère de { $seconds } secondes de celle de Discord.
}
doctor-commands-well = ✅ Discord connaît toutes mes commandes.
doctor-commands-ill = ⚠️ Discord n’a pas encore confirmé mes commandes. Je les lui ai envoyées ; regarde de nouveau dans une minute.
doctor-commands-refused = ⚠️ Discord a refusé mes nouvelles commandes ; celles qu’il connaît marchent toujours. Je réessaie toutes les heures, et mon journal dit pourquoi.
doctor-copy-well = ✅ Dernière copie de la base de données : { $at }.
doctor-copy-old = ⚠️ Dernière copie de la base de données : { $at } ; mon journal dit pourquoi il n’y en a pas eu depuis.
doctor-copy-none = ⚠️ Il n’y a pas encore de copie de la base de données ; la première est faite un jour après le premier démarrage.
doctor-copy-server = ℹ️ La base de données est sur un serveur : ses copies se font là-bas, avec pg_dump.
doctor-house = Pour toi seulement : serveurs { $servers }, parties en cours { $playing }, tables ouvertes { $lobby }, parties finies { $finished }.
doctor-invite = Pour m’inviter sur un autre serveur, ouvre { $link } et choisis-le.
doctor-versions = { $versions }. Qui t’aidera demandera cette ligne.
doctor-disk = Place libre sur mon disque : { $megabytes } Mo.
doctor-disk-low = ⚠️ Place libre sur mon disque : { $megabytes } Mo. C’est peu : fais de la place.
doctor-thoughts-cut = ⚠️ Cette machine est chargée : sur { $all } coups que les ordinateurs ont calculés depuis mon démarrage, { $cut } n’ont pas eu leur temps de processeur. Là, un ordinateur a joué moins bien que son niveau.

alert-heading = J’ai besoin de ton aide
alert-once = Je l’écris au plus une fois par jour pour chaque chose. { $command_tavolo_doctor } dit comment je me porte maintenant.
alert-copy = La copie quotidienne de la base de données n’a pas pu être faite. Je réessaie tout seul ; mon journal dit pourquoi.
alert-letter = Un message n’a pas pu être envoyé malgré tous mes essais, et j’y ai renoncé. Le prochain plateau dira ce qu’il aurait dit ; mon journal dit pourquoi.
alert-timer = Depuis une heure, je n’arrive plus à tenir l’horloge d’une table. Les autres tables continuent ; mon journal dit laquelle et pourquoi.
alert-gateway = Discord est resté injoignable plus d’une heure. Ce temps a été rendu à tout le monde.
alert-clock = Mon horloge a fait un saut de plus de deux semaines, ou bien j’ai été à l’arrêt aussi longtemps. Vérifie qu’elle est à l’heure.
alert-damage = L’état d’une table n’est pas celui que son dernier coup a laissé, ou il est illisible : je n’y joue plus. Mon journal dit laquelle ; une copie peut aider, ou bien on peut annuler la table.
alert-disk = Il reste moins de 1 Go sur le disque de ma base de données. Fais de la place : sinon, bientôt, je ne pourrai plus faire de copies, puis plus garder de coups.
alert-database = Pendant un moment, ma base de données ne se laissait plus que lire, et personne ne pouvait jouer. Rien n’est perdu ; mon journal dit pourquoi.
alert-commands = Discord a refusé mes commandes. Les parties continuent avec les commandes et les boutons qui existent ; je réessaie toutes les heures, et mon journal dit pourquoi.

server-heading = Les tables ouvertes sur ce serveur
server-refusal = Seules les personnes qui gèrent un serveur peuvent changer ses réglages, et seulement sur place.
server-language = { $language ->
    [auto] Elles parlent la langue du serveur.
   *[other] Elles parlent { LANGUAGE($language) }.
}
server-place = { $place ->
    [thread] Elles sont publiées dans un nouveau fil du salon où on les ouvre.
    [channel] Elles sont publiées dans { $channel }, où qu’on les ouvre.
    [forum] Chacune a son propre post dans { $channel }, où qu’on l’ouvre.
   *[here] Elles sont publiées dans le salon où on les ouvre.
}
server-role = Quand une table ouvre avec des places libres, { $role } est appelé, au plus toutes les { $minutes } minutes.
server-role-mute = ⚠️ Quand une table ouvre avec des places libres, { $role } devrait être appelé, mais Discord n’avertirait personne : je n’appelle donc personne. Permets à tout le monde de @mentionner ce rôle (paramètres du serveur, Rôles), ou accorde-moi la permission « Mentionner @everyone, @here et tous les rôles ».
server-role-none = Quand une table ouvre, personne n’est appelé.
server-role-gone = ⚠️ Le rôle appelé à l’ouverture d’une table n’existe plus : personne n’est appelé.
server-refusal-everyone = Je n’appelle jamais tout le monde. Crée un rôle pour les personnes qui veulent être appelées, et indique-le.
server-change = La personne qui ouvre une table peut en décider autrement. Pour changer cela : { $command_tavolo_settings }.
ban-heading = { $scope ->
    [house] Exclus partout
   *[server] Exclus des tables de ce serveur
}
ban-list-empty = Personne n’est exclu.
ban-list-forgotten = { $count ->
    [1] Et une personne dont je ne connais plus le nom.
   *[other] Et { $count } personnes dont je ne connais plus le nom.
}
ban-line = { $who } · { $since }
ban-change = { $command_tavolo_ban } suivi d’un nom exclut quelqu’un. Cette réponse n’est visible que pour toi.
ban-ask-ban = { $scope ->
    [house] Exclure { $who } de toutes les tables, partout ?
   *[server] Exclure { $who } de toutes les tables de ce serveur ?
}
ban-ask-lift = { $scope ->
    [house] Toutes les tables, partout, sont interdites à { $who }
   *[server] Toutes les tables de ce serveur sont interdites à { $who }
}
ban-means = Impossible alors d’ouvrir une table, d’en rejoindre une ou d’y recevoir une invitation. Il reste possible de lire ce que tout le monde voit, et de consulter ou d’effacer ses propres données.
ban-takes-games = { $count ->
    [1] Dans une partie en cours, un ordinateur continue à sa place jusqu’à ce que quelqu’un la prenne. Cette place ne peut pas être récupérée.
   *[other] Dans { $count } parties en cours, un ordinateur continue à sa place jusqu’à ce que quelqu’un la prenne. Ces places ne peuvent pas être récupérées.
}
ban-takes-lobbies = { $count ->
    [1] À une table qui attend des joueurs, sa place est libérée.
   *[other] À { $count } tables qui attendent des joueurs, sa place est libérée.
}
ban-takes-invitations = { $count ->
    [1] Une invitation reçue n’est plus valable.
   *[other] { $count } invitations reçues ne sont plus valables.
}
ban-takes-rivals = { $count ->
    [1] Une partie en cours se termine sans résultat, car tu y joues aussi, ou dans sa coupe. Pour qu’elle compte, laisse quelqu’un d’autre qui gère ce serveur prononcer l’exclusion.
   *[other] { $count } parties en cours se terminent sans résultat, car tu y joues aussi, ou dans leurs coupes. Pour qu’elles comptent, laisse quelqu’un d’autre qui gère ce serveur prononcer l’exclusion.
}
ban-takes-cups = { $count ->
    [1] Vous jouez ensemble dans une coupe : tu la quittes, pour que l’exclusion ne te fasse rien gagner.
   *[other] Vous jouez ensemble dans { $count } coupes : tu les quittes, pour que l’exclusion ne te fasse rien gagner.
}
ban-since = L’exclusion a commencé { $since }.
ban-told-nobody = Personne n’en est informé, pas même à ses tables. La personne exclue apprend seulement, si elle essaie, qu’elle ne peut pas jouer.
ban-ban-button = Exclure
ban-lift-button = Réadmettre
unban-hint = Réadmettre quelqu’un…
ban-done = { $scope ->
    [house] Toutes les tables sont désormais interdites à { $who }
   *[server] Les tables de ce serveur sont désormais interdites à { $who }
}
ban-done-said = { $command_tavolo_ban } montre qui est exclu et permet de réadmettre quelqu’un.
unban-done = { $who } peut jouer de nouveau
unban-done-said = Ses anciennes places restent à qui les occupe maintenant.
ban-refusal-not-manager = Seules les personnes qui gèrent un serveur peuvent exclure quelqu’un de ses tables, et seulement sur place.
ban-refusal-not-owner = Seule la personne qui fait tourner ce bot peut exclure quelqu’un partout.
ban-refusal-yourself = Tu ne peux pas t’exclure toi-même.
ban-refusal-manager = { $who } pourrait lever cette exclusion à tout moment : elle ne servirait à rien.
ban-refusal-too-many = { $most } personnes sont déjà exclues, et je ne peux pas en retenir plus. Réadmets d’abord quelqu’un.
