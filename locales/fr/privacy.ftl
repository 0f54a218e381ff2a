## /moi confidentialité : ce qui est gardé d’une personne, et l’oubli

privacy-heading = Ce que je garde de toi
privacy-kept-person = **Toi :** ton nom tel que je l’ai vu en dernier, ta langue et tes réglages. Il me les faut pour te parler et pour te laisser en paix. Si tu n’as pris part à aucune partie et ne reviens pas, je t’oublie en général au bout de { $days } jours.
privacy-kept-games = **Tes parties :** où tu as joué, tes coups et leurs dates, ce que la table a annoncé de toi, les résultats et tes cotes. Ce qui est fini reste, pour que les résultats puissent être consultés et vérifiés ; une table annulée avant sa partie disparaît au bout de { $lobbies } jours.
privacy-kept-others = **Ce qui n’est qu’à toi :** qui tu bloques, quelles tables tu suis, ce que tu as noté, prévu ou essayé. Qui tu as invité, je le sais pendant un jour.
privacy-kept-devices = **Tes appareils :** ceux qui sont connectés aux plateaux, depuis quand, et le jour où je les ai vus en dernier. Celui que je ne vois pas pendant { $days } jours est déconnecté.
privacy-device = 📱 Connecté { $since }, vu { $seen }.
privacy-kept-bans = **Si tu peux jouer :** si un serveur, ou la personne qui fait tourner ce bot, t’exclut de ses tables, je m’en souviens jusqu’à ce qu’on te réadmette. Cela survit à l’oubli, sous un nombre qui ne désigne personne.
privacy-kept-letters = **Les messages pour toi :** jusqu’à ce qu’ils te soient parvenus. Où ils se trouvent dans tes messages privés, je l’oublie { $letters } jours après la partie, ou après l’envoi d’un message quotidien.
privacy-kept-copies = **Les copies :** une par jour, gardée une semaine ; une de plus avant une mise à jour, gardée { $days } jours au plus. La personne qui gère ce bot peut tout lire.
privacy-not-kept = **Je ne garde pas :** ce que tu écris aux autres, quand tu es en ligne, qui sont tes amis. Je ne vois rien de tout cela.
privacy-export-button = Tout dans un fichier
privacy-ask-button = M’oublier
privacy-forget-button = M’oublier pour de bon
privacy-out-button = Déconnecter mes appareils
privacy-out = C’est fait : tous tes appareils sont déconnectés.
privacy-export = Tout ce que je garde de toi
privacy-export-said = Personne d’autre ne voit ce fichier. Ce que les parties cachent jusqu’à leur fin n’y est pas, ni ce que d’autres ont choisi à ton sujet.
privacy-refusal-not-yours = Ce bouton est à quelqu’un d’autre. Les tiens sont sous { $command_me_privacy }.
privacy-refusal-old = Cette question date un peu, et tes tables ont pu changer. Pose-la de nouveau avec { $command_me_privacy }.
being-forgotten = Je suis en train de t’oublier. Cela prend une minute ; ensuite, tu peux revenir comme si c’était la première fois.
forget-sure = Dois-je t’oublier pour de bon ?
forget-table = { $game } ({ $code })
forget-resigned = { $count ->
    [1] Une partie en cours est abandonnée : { $tables }.
   *[other] { $count } parties en cours sont abandonnées : { $tables }.
}
forget-tended = { $count ->
    [1] Dans une partie, l’ordinateur qui joue pour toi continue, et la place est à qui veut la reprendre : { $tables }.
   *[other] Dans { $count } parties, l’ordinateur qui joue pour toi continue, et la place est à qui veut la reprendre : { $tables }.
}
forget-left = { $count ->
    [1] Tu quittes une table avant sa partie : { $tables }.
   *[other] Tu quittes { $count } tables avant leurs parties : { $tables }.
}
forget-closed = { $count ->
    [1] Une table est annulée, car personne d’autre n’y a de place : { $tables }.
   *[other] { $count } tables sont annulées, car personne d’autre n’y a de place : { $tables }.
}
forget-invitations = { $count ->
    [1] Une invitation est déclinée.
   *[other] { $count } invitations sont déclinées.
}
forget-kept = { $count ->
    [1] Une partie finie reste, avec « Personne partie » à ta place.
   *[other] { $count } parties finies restent, avec « Personne partie » à ta place.
}
forget-deleted = J’efface ton nom, tes réglages, qui tu bloques, ce que tu suis, ce que tu as noté, tes cotes et, autant que je peux, mes messages privés.
forget-posts = Ce que j’ai publié dans des salons ou écrit à d’autres y reste ; les personnes qui gèrent le serveur peuvent effacer ce qui est dans les salons.
forget-for-good = C’est définitif. Si tu reviens un jour, les personnes qui ne voulaient pas de tes invitations n’en recevront toujours pas.
forget-done = Je t’oublie
forget-done-said = Dans une minute, plus rien de ce que je garde ne portera ton nom ; la dernière copie qui le porte disparaît au bout de { $days } jours. Merci d’avoir joué. Si tu reviens un jour, on recommence à zéro.
