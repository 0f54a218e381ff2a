# Pour qui fait tourner le bot, et pour qui gère un serveur où il se trouve.

doctor-heading = Comment je me porte ici
doctor-refusal = Seules les personnes qui gèrent ce serveur peuvent me le demander.
doctor-permissions-well = ✅ Dans ce salon, j’ai toutes les permissions nécessaires à une table.
doctor-permissions-ill = ❌ Permissions qui me manquent dans ce salon : { $permissions }. Accorde-les-moi dans les paramètres du salon.
doctor-database-well = ✅ Les coups sont enregistrés.
doctor-database-ill = ❌ Les coups ne peuvent pas être enregistrés en ce moment. Rien n’est perdu, mais personne ne peut jouer ; mon journal dit pourquoi.
doctor-letters-well = ✅ Tous les messages sont partis.
doctor-letters-ill = { $count ->
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
doctor-disk = Place libre sur mon disque : { $megabytes } Mo.
doctor-disk-low = ⚠️ Place libre sur mon disque : { $megabytes } Mo. C’est peu : fais de la place.

alert-heading = Quelque chose chez moi a besoin de toi
alert-once = Je l’écris au plus une fois par jour pour chaque chose. { $command_tavolo_doctor } dit comment je me porte maintenant.
alert-copy = La copie quotidienne de la base de données n’a pas pu être faite. Je réessaie sans aide ; mon journal dit pourquoi.
alert-letter = Un message n’a pas pu être envoyé malgré tous mes essais, et j’y ai renoncé. Le prochain plateau dira ce qu’il aurait dit ; mon journal dit pourquoi.
alert-timer = Depuis une heure, je n’arrive plus à tenir l’horloge d’une table. Les autres tables continuent ; mon journal dit laquelle et pourquoi.
alert-gateway = Discord est resté hors de ma portée plus d’une heure. Ce temps a été rendu à tout le monde.
alert-clock = Mon horloge a fait un saut de plus de deux semaines, ou bien mon absence a duré aussi longtemps. Vérifie qu’elle est à l’heure.
alert-damage = L’état d’une table n’est pas celui que son dernier coup a laissé, ou il est illisible : je n’y joue plus. Mon journal dit laquelle ; une copie peut aider, ou bien on peut annuler la table.
alert-disk = Il reste moins de 1 Go sur le disque de ma base de données. Fais de la place : sinon, bientôt, je ne pourrai plus faire de copies, puis plus garder de coups.
alert-commands = Discord a refusé mes commandes. Les parties continuent avec les commandes et les boutons qui existent ; je réessaie toutes les heures, et mon journal dit pourquoi.

server-heading = Les tables ouvertes sur ce serveur
server-refusal = Seules les personnes qui gèrent un serveur peuvent changer ses réglages, et seulement sur place.
server-language = { $language ->
    [en] Elles parlent anglais.
    [fr] Elles parlent français.
    [it] Elles parlent italien.
   *[auto] Elles parlent la langue du serveur.
}
server-place = { $place ->
    [thread] Elles se tiennent dans un nouveau fil du salon où on les ouvre.
    [channel] Elles se tiennent dans { $channel }, où qu’on les ouvre.
   *[here] Elles se tiennent dans le salon où on les ouvre.
}
server-change = Qui ouvre une table peut en décider autrement. Pour changer cela : { $command_tavolo_settings }.
