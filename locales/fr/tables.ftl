# La vie d'une table, la même pour tous les jeux.

## Ce qui arrive à une table (dit dans le salon)

table-opened = { $who } ouvre une table.
table-reopened = { $who } rouvre la table.
table-rematch = { $who } propose une revanche.
table-joined = { $who } s’assoit à la table.
table-changed-sides = { $who } passe dans l’équipe { $team }.
table-left = { $who } quitte la table.
table-kept-seat-free = La place gardée pour { $who } est de nouveau libre.
table-invited = { $who } reçoit une invitation.
table-removed = { $who } libère la place { OF($guest) }.
table-uninvited = { $who } retire l’invitation { OF($guest) }.
table-changed = { $who } change { $what }.
table-changed-pace = le rythme
table-changed-seats = le nombre de places
table-changed-options = les options du jeu
table-changed-language = la langue
table-asked-again = Accord attendu : { $people }.
table-started = La partie commence !
table-cancelled = { $who } annule la table.
table-cancelled-in-cup = { $who } a annulé la partie : elle compte comme nulle dans la coupe.
ends-without-result = sans résultat
ends-in-cup = sur une nulle dans la coupe
table-cancelled-empty = Plus personne à la table : elle est fermée.
table-proposes-pause = { $who } propose une pause.
table-proposes-resume = { $who } propose de reprendre.
table-proposes-pace = { $who } propose un autre rythme :
table-proposes-undo = { $who } voudrait reprendre un coup.
table-proposes-draw = { $who } propose la nulle à { $to }.
table-declined = { $who } préfère ne rien changer. Tout reste comme avant.
table-declined-undo = { $who } n’est pas d’accord : le coup reste joué.
table-declined-draw = { $who } refuse la nulle : la partie continue.
table-declined-end = { $who } préfère continuer : la partie n’est pas annulée.
table-undone = { $who } reprend un coup.
table-undone-move = ↩ Coup repris{ $count ->
    [0] {""}
    [1] , avec ce { THAT($since) } a joué depuis
   *[other] , avec ce { THAT($since) } ont joué depuis
} : { $told }
table-undone-agreed = Tout le monde est d’accord : { $who } reprend un coup{ $count ->
    [0] {""}
    [1] {" "}et, avec lui, ce { THAT($since) } a joué depuis
   *[other] {" "}et, avec lui, ce { THAT($since) } ont joué depuis
}.
table-undone-agreed-move = ↩ Tout le monde est d’accord. Coup repris{ $count ->
    [0] {""}
    [1] , avec ce { THAT($since) } a joué depuis
   *[other] , avec ce { THAT($since) } ont joué depuis
} : { $told }
table-frozen = { $who }, qui gère ce serveur, gèle la partie.
table-unfrozen = { $who } laisse reprendre la partie. Toutes les horloges repartent.
table-unfrozen-paused = { $who }, qui gère ce serveur, ne gèle plus la partie. Elle reste en pause, comme avant.
table-handed-over = { $host } a maintenant les droits de la personne qui a ouvert la table.
table-paused = Tout le monde est d’accord : la partie est en pause.
table-paused-alone = { $who } met la partie en pause pour un jour.
table-pause-over = La pause est finie. Toutes les horloges repartent.
table-resumed = { $who } met fin à la pause. Toutes les horloges repartent.
table-resumed-agreed = Tout le monde est d’accord : la pause est finie. Toutes les horloges repartent.
table-paced = Tout le monde est d’accord pour un autre rythme : { $pace }
table-brought = { $who } déplace la table vers { $place }.
table-away = { $who } s’absente (retour : { $until }). D’ici là, son horloge est arrêtée.
table-back = { $who } est de retour.
table-gone = On ne peut plus joindre { $who } : son accord n’est plus attendu.
table-gone-ask = C’est le tour { OF($who) } : on demande donc aux autres quoi faire.
table-all-agreed = Tout le monde est d’accord : la partie se termine { $ends }.
table-all-left-agree = Toutes les personnes qui restent sont d’accord : la partie se termine { $ends }.
table-closed = Aucune partie n’a commencé ici en une semaine : la table est fermée.
table-idle = Personne ne joue plus ici depuis un mois : la partie se termine { $ends }.
table-frost-over = La partie était gelée depuis trente jours : elle se termine { $ends }.
lobby-closing = La partie n’a pas encore commencé. Si rien ne change, cette table sera fermée ({ $until }).
game-closing = Personne n’a rien fait ici depuis quatre semaines. Si rien ne change, cette partie se termine { $ends } ({ $until }). Un coup ou { $command_table_pause } suffit à la garder.
frost-closing = Cette partie est gelée depuis quatre semaines. Si personne ne la dégèle, elle se termine { $ends } ({ $until }).
table-proposes-end = { $who } aimerait annuler cette partie.
table-calling-off-over = { $who } ne demande plus d’annuler cette partie : elle continue.
table-late-forgiven = { $who } n’a plus de temps. Ça arrive : une fois par partie, on en redonne.
table-late-forgiven-you = Tu n’as plus de temps. Ça arrive : une fois par partie, on t’en redonne.
table-late-wait = { $who } n’a plus de temps. La table attend encore.
table-late-wait-you = Tu n’as plus de temps. La table attend encore.
table-late-wait-still = On attend toujours { $who }. La table attend encore.
table-late-wait-still-you = On t’attend toujours. La table attend encore.
table-late-wait-silent = On attend toujours { $who }. La table attend encore, sans autre rappel : joue quand tu veux.
table-late-wait-silent-you = On t’attend toujours. La table attend encore, sans autre rappel : joue quand tu veux.
table-late-play = { $who } n’a plus de temps : la maison joue un coup discret à sa place.
table-late-play-you = Tu n’as plus de temps : la maison joue un coup discret à ta place.
table-tended = { $who } n’a plus de temps : un ordinateur continue.
table-returned = { $who } reprend sa place.
table-late-resign = { $who } n’a plus de temps et abandonne.
table-late-resign-you = Tu n’as plus de temps : c’est un abandon.
table-decided-wait = Le vote a décidé : la table attend encore { $who }, avec le même temps.
table-decided-wait-you = Le vote a décidé : la table t’attend encore, avec le même temps.
table-decided-tie = Le vote n’a pas donné de majorité : la table attend encore { $who }, avec le même temps.
table-decided-tie-you = Le vote n’a pas donné de majorité : la table t’attend encore, avec le même temps.
table-vote-unanswered = Personne n’a répondu au vote.
table-decided-computer = Le vote a décidé : un ordinateur continue pour { $who }.
table-decided-split = Encore un vote sans majorité : un ordinateur continue pour { $who }.
table-decided-end = { $who } ne vient plus : le vote termine la partie { $ends }.
table-decided-end-you = On ne te voyait plus : le vote termine la partie { $ends }.
table-decided-claim = { $who } a laissé passer deux fois son temps : la victoire est réclamée.
table-decided-claim-you = Tu as laissé passer deux fois ton temps : la victoire est réclamée.
table-wanted = Le vote a décidé : on cherche quelqu’un pour reprendre la place { OF($who) }, qui peut encore jouer d’ici là.
table-wanted-you = Le vote a décidé : on cherche quelqu’un pour reprendre ta place. Tu peux encore jouer d’ici là.
table-promised = { $by } voudrait la place { OF($who) }.
table-promised-you = { $by } prend ta place quand le temps affiché est écoulé. D’ici là, tu peux la garder en jouant ou d’un appui.
table-promise-returned = { $who } renonce à la place. Quelqu’un d’autre peut la prendre.
table-stays = { $who } revient à temps et garde sa place.
table-takes-over = { $who } reprend la place { OF($former) }. Bienvenue !
table-takes-seat = { $who } prend une place. Bienvenue !
table-freed = { $who }, qui gère ce serveur, libère la place { OF($former) }. Un ordinateur continue jusqu’à ce que quelqu’un la prenne.
table-seat-left = La place { OF($who) } est libre pour qui veut la reprendre. Un ordinateur continue d’ici là.
table-ended-without = { $who } ne joue plus ici : la partie se termine { $ends }.
table-seat-freed = La place { OF($who) } est de nouveau libre.

## Ce qu'une table refuse (dit en privé)

table-refusal-unknown = Cette table n’existe pas ici. { $command_table_list } montre celles qui sont ouvertes.
table-refusal-unknown-game = Ce jeu n’est pas proposé ici.
table-refusal-unknown-command = Cette commande n’existe plus ici : tape / pour voir celles qu’il y a.
table-refusal-unknown-control = Je ne connais pas ce bouton ou ce menu. Tape / pour voir ce que je sais faire.
table-refusal-none-here = Il n’y a pas de table ici. Ouvres-en une ({ $commands }), ou nomme la tienne dans la commande.
table-refusal-which = Plusieurs tables sont possibles, par exemple { $tables }. Précise laquelle dans la commande.
table-with-game = { $code } ({ $game })
table-refusal-other-game = On joue à { $game } à la table { $code } : cette commande est celle d’un autre jeu. { $command_table_mine } montre ce que tu peux y faire.
table-refusal-already-seated = Tu as déjà une place à cette table.
table-refusal-already-invited = Cette personne a déjà une place ou une invitation.
table-refusal-full = Toutes les places de cette table sont prises.
table-refusal-team-full = L’équipe { $team } est au complet. Quelqu’un peut d’abord en changer.
table-refusal-kept = { $count ->
    [1] La place libre est gardée pour { $people }, sur invitation. Si l’invitation est déclinée, tout le monde peut la prendre.
   *[other] Les places libres sont gardées pour { $people }, sur invitation. Si l’une des invitations est déclinée, tout le monde peut prendre cette place.
}
table-refusal-removed = À cette table, on prend place sur invitation. Si tu veux jouer, demande une invitation à la personne qui a ouvert la table.
table-refusal-banned = Tu ne peux pas jouer ici. Tu peux regarder quand tu veux.
table-refusal-not-seated = Tu n’as pas de place à cette table. Tu peux bien sûr regarder.
table-refusal-not-of-rematch = La revanche est pour les personnes qui avaient une place ici à la fin. Ouvre ta propre table avec { $command }, et invite qui tu veux.
table-refusal-tended = Un ordinateur joue pour toi ici. Reprends d’abord ta place : le bouton est sous { $command_table_mine }.
table-refusal-computer-moves = Ton temps pour ce coup est écoulé pour la deuxième fois : l’ordinateur le joue, dans un instant. Ensuite, tu peux reprendre ta place.
table-refusal-resigned = Tu as abandonné cette partie : c’est à qui joue encore de décider. Tu peux bien sûr regarder.
table-refusal-beaten = Tu ne joues plus dans cette partie : c’est à qui joue encore de décider. Tu peux bien sûr regarder.
table-refusal-decided = C’est déjà décidé.
table-refusal-not-voting = C’est toi qu’on attend : joue ton coup, et il n’y a plus rien à décider.
table-refusal-taken-over = Quelqu’un a déjà pris cette place.
table-refusal-promised = Quelqu’un attend déjà cette place.
table-refusal-promised-you = Cette place t’est déjà promise : elle est à toi quand le temps de qui l’occupe est écoulé.
table-refusal-waits-already = Tu attends déjà une autre place à cette table.
table-refusal-left-this-seat = C’était ta place. Qui a perdu ou quitté sa place dans une partie n’y revient pas.
table-refusal-sat-here = Qui a joué à une autre place de cette partie en sait trop pour prendre celle-ci.
table-refusal-nobody-there = Personne de ce nom ou de ce numéro n’a de place à cette table.
table-refusal-not-manager = Seul quelqu’un qui gère ce serveur peut le faire.
table-refusal-not-host = Seule la personne qui a ouvert la table, ou quelqu’un qui gère ce serveur, peut l’annuler.
table-refusal-awaited = On attend encore { $people }. Seule la personne qui a ouvert la table peut commencer avant.
table-refusal-seats-free = Il reste des places libres. Seule la personne qui a ouvert la table peut commencer avant.
table-refusal-host-only = Seule la personne qui a ouvert la table peut faire cela.
table-refusal-leave-instead = Pour rendre ta propre place, appuie sur son bouton : { $command_table_mine } le montre.
table-refusal-chosen-already = C’est déjà réglé ainsi.
table-refusal-no-such-option = Ce jeu n’a pas cette option. Choisis-en une dans la liste.
table-refusal-no-such-seats = Avec ces choix, ce jeu se joue de { $fewest } à { $most }.
table-refusal-level = Aucun ordinateur n’a encore ce niveau à ce jeu. Choisis un autre niveau.
table-refusal-level-here = Choisis le niveau en dessous : à une table comme celle-ci, « { $level } » ne joue pas mieux.
table-refusal-only-seats = Avec ces choix, ce jeu se joue à { $most }, pas à moins.
table-refusal-seats-taken = { $taken } places sont prises ou gardées pour les personnes invitées. Libères-en d’abord une : { $command_table_mine } a un menu pour cela.
table-refusal-nobody-so-called = Personne de ce nom n’a de place ou d’invitation ici.
table-refusal-frozen = La partie est gelée. Quelqu’un qui gère ce serveur peut la laisser reprendre.
table-refusal-own-game = Tu joues ou as joué dans cette partie, ou une place t’y est promise : c’est à quelqu’un d’autre qui gère ce serveur d’en décider. Tu peux faire ce que tout le monde peut à la table : voter, proposer d’arrêter la partie, ou abandonner.
table-refusal-not-frozen = La partie n’est pas gelée.
table-refusal-host-already = Cette personne a déjà ce rôle.
table-refusal-too-few = { $missing ->
    [1] Il manque encore une personne pour commencer.
   *[other] Il manque encore { $missing } personnes pour commencer.
}
table-refusal-too-many = Tu joues déjà à { $most } tables. Termine d’abord une de ces parties.
table-refusal-too-many-lobbies = Tu as { $most } tables qui attendent du monde. Commence ou annule l’une d’elles avant d’en ouvrir une autre.
table-refusal-too-hasty = Tu as ouvert { $most } tables en une heure. Dans un petit moment, tu pourras ouvrir la suivante.
table-refusal-not-invitable = Je ne peux pas transmettre d’invitation à { $people } pour le moment. Pas besoin d’invitation : toute personne qui voit une table ouverte peut la rejoindre.
table-refusal-invited-often = Tu as invité { $people } { $most } fois aujourd’hui. Tu le pourras de nouveau demain ; et toute personne qui voit la table peut la rejoindre.
table-refusal-invited-many = Tu peux inviter { $most } personnes par jour à la même table. Demain, tu pourras en inviter d’autres ; et toute personne qui voit la table peut la rejoindre.
table-refusal-block-yourself = Tu ne peux pas te bloquer toi-même.
table-refusal-not-started = La partie de cette table n’a pas encore commencé.
table-refusal-started-already = La partie de cette table a déjà commencé.
table-refusal-resign-instead = La partie a commencé : partir, c’est abandonner. Utilise { $command_table_end }.
table-refusal-over = La partie de cette table est finie.
table-refusal-stale = Le plateau de la table { $code } a changé depuis ce bouton. Rien n’est perdu : voici où en est la partie.
table-refusal-paused = La partie est déjà en pause.
table-refusal-not-paused = La partie n’est pas en pause.
table-refusal-no-pause-left = Tu as déjà mis cette partie en pause { $most } fois. Propose une pause aux autres.
table-refusal-pause-late = Ton temps est écoulé, et on demande aux autres que faire. Joue ton coup, et il n’y a plus rien à décider ; ou propose une pause à tout le monde.
table-refusal-same-pace = C’est déjà le rythme de cette table.
table-refusal-agreed-already = Tu es déjà d’accord ; les autres pas encore.
undo-refusal-others = Ce bouton est pour qui a joué le dernier coup. Pour reprendre un coup à toi, il y a { $command_table_undo }.
undo-refusal-nothing = Tu n’as aucun coup à reprendre.
undo-refusal-resigned = Quelqu’un a abandonné depuis ton dernier coup : ce coup reste joué.
undo-refusal-consent = D’autres ont joué depuis ton dernier coup, ou il a révélé quelque chose de caché. Avec { $command_table_undo }, tu peux demander aux autres.
undo-refusal-often = Tu as déjà repris un coup { $most } fois pendant ce tour. Désormais, ce sont les autres qui décident : avec { $command_table_undo }, tu peux leur demander.
undo-refusal-too-long = Cette partie compte tant de coups qu’aucun ne peut plus être repris.
undo-refusal-refused = Les autres ont déjà dit « non merci » { $most } fois dans cette partie : tes coups restent joués.
undo-refusal-other-rules = Cette partie a été distribuée selon d’anciennes règles : rien ne peut y être repris.
undo-refusal-away = Personne ne peut répondre pour l’instant : les autres personnes qui ont une place ici sont absentes. Ton coup reste joué jusqu’à leur retour, ou jusqu’à ce que quelqu’un prenne leur place.
draw-refusal-two = La nulle ne se propose que là où deux personnes jouent l’une contre l’autre, sans personne d’autre.
draw-refusal-away = Tant que l’autre est absent, la nulle ne peut pas lui être proposée.
draw-refusal-again = Tu as déjà proposé la nulle. Tu pourras la proposer de nouveau après le prochain coup.
draw-refusal-offered = On te propose déjà la nulle. Réponds sous le dernier message.
table-refusal-pace-away = Quelqu’un qui a une place ici est absent et ne peut pas répondre : le rythme reste celui qui a été convenu.
table-refusal-too-long-away = Tu as { $days ->
    [one] { $days } jour de repos
   *[other] { $days } jours de repos
} pour le moment. Tu en gagnes un de plus tous les 8 jours.
table-refusal-busy = Il y a trop de monde à la fois à cette table : je n’y suis pas arrivé. Rien ne s’est passé, réessaie.
table-refusal-house-busy = J’ai trop de choses à noter à la fois : je n’y suis pas arrivé. Rien ne s’est passé, réessaie dans un instant.
table-refusal-house-full = Mon disque est plein : je n’ai pas pu noter cela. Rien ne s’est passé et rien n’est perdu ; la personne qui m’héberge est prévenue. Réessaie plus tard.
table-refusal-house-read-only = Ma base de données n’accepte aucun changement en ce moment : je n’ai pas pu noter cela. Rien ne s’est passé et rien n’est perdu. Réessaie plus tard.
table-refusal-other-version = La table { $code } a commencé avec une autre version de moi et reste en lieu sûr. Demande à la personne qui gère ce bot de le mettre à jour ; ou annule-la avec { $command_table_end } { $code }.
table-refusal-not-finished = On peut le vérifier quand la partie est finie : d’ici là, la graine reste scellée.
table-refusal-other-rules = Cette partie a été jouée avec une autre version des règles : celle-ci ne peut pas la vérifier.
history-refusal-not-open = Pas encore : les mains et tout ce qui est caché à la table { $code } seront à découvert pour tout le monde une fois la partie jouée jusqu’au bout.
history-refusal-other-rules = La partie de la table { $code } a été distribuée selon d’anciennes règles : ses positions ne peuvent plus être reconstituées. Ce qui s’y est passé peut toujours se lire.
history-refusal-no-move = { $moves ->
    [0] Personne n’a encore joué de coup.
   *[other] Aucun coup ne porte ce numéro : jusqu’ici ils vont de 1 à { $moves } ; 0 est le début.
}
replay-refusal-one-at-a-time = Un film est déjà en préparation pour toi : il apparaît là où tu l’as demandé, et peut y être arrêté.
replay-refusal-busy = Beaucoup de films sont en préparation. Redemande dans une minute.
file-refusal-too-large = Ce fichier est trop lourd pour Discord : je ne peux pas l’envoyer.
replay-refusal-too-large = Ce film est trop lourd à envoyer ici. En mots : { $command_table_history }
replay-refusal-shown = Ce film est déjà dans le salon de la table.
replay-refusal-not-now = Je n’arrive pas à le poster dans le salon pour l’instant. Réessaie un peu plus tard.
replay-refusal-for-players = Seules les personnes qui ont joué peuvent montrer le film à tout le monde, une fois la partie finie.
table-refusal-only-in-server = Les tables s’ouvrent sur un serveur, dans le salon où tu veux jouer. Va sur un serveur où je suis, et tape là-bas la même commande.
table-refusal-where-you-played = Les tables s’ouvrent sur un serveur, dans le salon où tu veux jouer. Tu as joué ici : { $places }
table-refusal-not-followed = Tu ne suis pas cette table.
table-refusal-follow-own = Tu as une place à cette table : ce qui s’y passe t’arrive de toute façon.
table-refusal-follow-invited = Une invitation à cette table t’attend : accepte-la, ou refuse-la et suis la table ensuite.
table-refusal-followed = Tu suis déjà la table { $code } : son plateau se trouve dans tes messages privés.
table-refusal-follow-many = Tu suis déjà { $most } tables. Arrête d’abord d’en suivre une.
table-refusal-followers = Tant de monde suit cette table que je ne peux plus la montrer à personne d’autre. Tu la vois dans son salon.
table-refusal-follow-door = Tes messages privés me sont fermés : je ne peux pas t’y montrer la table. Ouvre-les, puis réessaie. D’ici là, tu la vois dans son salon.
table-refusal-follow-off = Tu m’as demandé de ne pas t’écrire. { $command_me_settings } permet de changer cela ; ensuite je te montre la table.
table-refusal-follow-later = Je n’arrive pas à joindre tes messages privés pour l’instant. Réessaie dans un moment.
table-refusal-not-mover = Seule la personne qui a ouvert la table peut la déplacer, ou quelqu’un qui gère son serveur.
table-refusal-here-already = La table { $code } est déjà ici.
table-refusal-moved-often = La table { $code } a changé de place { $most } fois en un jour. Elle reste ici pour l’instant ; demain, elle pourra repartir.
table-refusal-abroad = D’autres sont assis à cette table : elle reste dans son serveur, où elle peut changer de salon.
table-refusal-bring-unseen = { $people } : ce salon leur est caché, donc la table { $code } reste où elle est. Demande à quelqu’un qui gère le serveur de leur en donner l’accès, ou choisis un autre salon.
table-refusal-bring-where = Tape cette commande dans le salon où la table doit aller.
table-refusal-no-bots = Les bots ne peuvent pas s’asseoir. Invite une personne ; ou choisis un ordinateur, et je joue contre toi.
table-refusal-yourself = Tu ne peux pas t’inviter toi-même. Sans adversaire nommé, tout le monde peut rejoindre la table.
table-refusal-permission = Je n’ai pas le droit de tenir une table ici. Demande à quelqu’un qui gère le serveur de m’accorder : { $permission }.
table-refusal-no-messages = Aucune table ne peut se tenir dans { $place } : on ne peut pas y poster de messages. Choisis un salon textuel, un fil ou un post de forum.
table-refusal-not-joined = Je ne suis pas dans ce fil privé. Mentionne-moi ici, puis réessaie.
table-refusal-forum-tags = Dans { $place }, chaque post doit porter une étiquette, et aucune ne convient aux tables : je n’ai rien ouvert. Demande à quelqu’un qui gère le serveur d’ajouter au forum une de ces étiquettes : { $tags }. Ou de m’accorder la permission « { $permission } », et je les crée.
table-refusal-threads = Ce serveur a autant de fils ouverts que Discord en permet, alors je n’en ai pas créé. Ferme un fil dont plus personne n’a besoin, ou garde la table dans le salon même.
table-refusal-no-threads = On ne peut pas créer de fil dans { $place }, alors je n’ai pas ouvert de table. Ouvre-la dans un salon textuel, ou bien là, mais sans fil à part.

## Où un message n'a pas pu aller (dit en privé à ceux qui jouent)

place-refused = Je n’ai plus le droit d’écrire là où se trouve ta table. Quelqu’un qui gère le serveur peut le rétablir. Tu peux continuer à jouer d’ici.
place-refused-permission = Je n’ai plus le droit d’écrire là où se trouve ta table : il me manque la permission « { $permission } ». Tu peux continuer à jouer d’ici.
place-refused-words = Discord a refusé les mots d’un message de ta table : un filtre du serveur en interdit peut-être un. Tu peux continuer à jouer d’ici.
place-gone = L’endroit où se trouvait ta table a été supprimé. Tu peux continuer à jouer d’ici. La personne qui l’a ouverte peut l’amener dans un autre salon : { $command_me_tables }, à taper là-bas, a le bouton.
place-archived = Le fil de ta table est verrouillé : je ne peux pas y poster le plateau. Tu peux continuer à jouer d’ici.
place-without-messages = On ne peut pas poster de messages là où se trouve ta table : personne n’y voit le plateau, et le temps n’y court pas. Tu peux continuer à jouer d’ici. La personne qui l’a ouverte peut l’amener dans un autre salon : { $command_table_change }, à taper là-bas, mène au bouton.
place-not-joined = Je ne vois plus le fil de ta table. S’il est privé, mentionne-moi là-bas et j’y posterai de nouveau le plateau. Tu peux continuer à jouer d’ici.
place-no-pictures = Je ne peux pas montrer l’image ici : il me manque la permission « { $permission } ». « Mon jeu » te la montre.
place-too-old = Un ancien message de cette table n’a pas pu être modifié.

## Permissions, comme les nomment les réglages de Discord

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-manage-threads = Gérer les fils
permission-read-message-history = Voir les anciens messages
permission-manage-channels = Gérer les salons
table-refusal-note-long = Une note a au plus { $most } caractères.
table-refusal-many-marks = Tu as déjà marqué { $most } pièces. Enlève d’abord une marque.
table-refusal-game-not-loaded = Le jeu de la table { $code } n’est pas chargé en ce moment. La table reste en lieu sûr et continue dès que le jeu est de retour : demande à la personne qui gère ce bot ; ou annule-la avec { $command_table_end } { $code }.
