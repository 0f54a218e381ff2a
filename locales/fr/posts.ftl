# Messages, lettres et réponses privées, les mêmes pour tous les jeux.

## Titres

heading-lobby = { $game } · table { $code } ouverte
# The heading of an open table once a newer post shows the game.
heading-begun = { $game } · table { $code } · la partie a commencé
heading-playing =
    { $move ->
        [0] { $game } · table { $code }
       *[other] { $game } · table { $code } · coup { $move }
    }
heading-finished = { $game } · table { $code } · fin
heading-cancelled = { $game } · table { $code } · annulée

letter-start = { $game } · table { $code } · la partie commence
letter-turn = { $game } · table { $code } · à toi de jouer
letter-hand = { $game } · table { $code } · pour tes yeux seulement
letter-lasting =
    { $move ->
        [0] { $game } · table { $code } · pour tes yeux seulement
       *[other] { $game } · table { $code } · pour tes yeux seulement, après le coup { $move }
    }
letter-left = { $game } · table { $code } · déplacée
letter-left-said = La table a changé de salon. Si tu la vois là-bas, tu peux de nouveau la suivre.
letter-unseen = { $game } · table { $code } · plus suivie
letter-unseen-said = Tu ne vois pas le salon de cette table en ce moment, donc tu ne la suis plus. Dès que tu verras le salon, tu pourras de nouveau la suivre.
letter-rest =
    { $move ->
        [0] { $game } · table { $code } · c’est fait
       *[other] { $game } · table { $code } · c’est fait après le coup { $move }
    }
letter-rest-said = C’est fait. Le salon de la table montre à qui de jouer.
letter-tended = { $game } · table { $code } · un ordinateur joue pour toi
letter-tended-said = En ton absence, un ordinateur joue pour toi et la partie continue. Un appui, et la place est de nouveau à toi.
letter-relieved = { $game } · table { $code } · quelqu’un d’autre a ta place
letter-relieved-said = { $who } a repris ta place. Le résultat te nommera aussi. Merci d’avoir joué, et à bientôt à une autre table.
letter-agree = { $game } · table { $code } · qu’en dis-tu ?
letter-invitation = { $game } · une invitation à la table { $code }
letter-lapsed = { $game } · table { $code } · cette invitation n’est plus valable
letter-lapsed-said = Tu n’as rien à faire.
letter-removed = { $game } · table { $code } · ta place est de nouveau libre
letter-final = { $game } · table { $code } · fin
letter-cancelled = { $game } · table { $code } · annulée
letter-notice = { $game } · table { $code } · du nouveau
# Notifications show what a letter says, so it never says what a hand holds.
letter-hidden = Pour voir ce qui n’est que pour toi, appuie sur Mon jeu.
letter-hidden-shown = Ce qui n’est que pour toi est sur l’image. En mots : Mon jeu, puis Plateau en texte.
letter-where = La table se trouve dans { $place }
letter-where-lasting = La table se trouve dans { $place }. « Mon jeu » montre où elle en est maintenant.

## Personnes

player-number = Joueur { $number }
former-player = Personne partie
somebody = quelqu’un
another-channel = un autre salon
computer-name = { $name } 🤖
computer-for = { $who } (🤖)
# How well it plays is said when it sits down, in the lobby and by /table status.
computer-at-level = { $level ->
    [easy] { $who } (facile)
    [hard] { $who } (difficile)
    [expert] { $who } (expert)
   *[normal] { $who } (normal)
}
computer-called-1 = Livia
computer-called-2 = Marcus
computer-called-3 = Tullia
computer-called-4 = Gaius
computer-called-5 = Flavia
computer-called-6 = Titus
computer-called-7 = Valeria
computer-called-8 = Quintus

## Avant la partie

lobby-seated = { $count ->
    [1] À table : { $people }
   *[other] À table : { $people }
}
lobby-awaited = Invitations : { $people }
lobby-awaited-team = Invitations dans l’équipe { $team } : { $people }
lobby-free = { $count ->
    [0] On attend les réponses aux invitations.
    [1] Une place est libre. Rejoins la table pour jouer.
   *[other] { $count } places sont libres. Rejoins la table pour jouer.
}
lobby-ready = { $count ->
    [0] On attend les réponses aux invitations. La personne qui a ouvert la table peut commencer sans attendre.
    [1] Une place est libre. Rejoins la table pour jouer. La personne qui a ouvert la table peut commencer à tout moment.
   *[other] { $count } places sont libres. Rejoins la table pour jouer. La personne qui a ouvert la table peut commencer à tout moment.
}
lobby-full = Tout le monde est là. Appuie sur « { $button } ».
lobby-lost = Si vous commencez à { $count }, vous jouez { $options }.

## Tours

turn-of = { $mention }, à toi de jouer.
turn-of-several = { $people }, à vous de jouer.
# Behind what somebody is asked.
timed = { $said } Échéance : { $until }.
# A line of its own in what is sent without having been asked for: a lock screen may show no
# dates, so the words before the date are whole sentences that say how much time there is.
timed-in-words =
    { $said }
    D’ici { $time }. { $until }
timed-nearly-over =
    { $said }
    Le temps est presque écoulé. { $until }
timed-at-hour =
    { $said }
    Jusqu’à { $at }. { $until }
timed-in-words-free =
    { $said }
    Encore { $time }, jours libres compris. { $until }
hour-of-day = { $day } { $hour }
hour-of-day-in = { $day } { $hour }, heure de { $zone }
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
goes-on = { $who } continue.
waiting-for = C’est à { $who } de jouer.
waiting-for-several = On attend encore { $people }.
your-turn = **À toi de jouer.** { $prompt }
call-you = **À toi de jouer.**
call-finished-in-cup = C’était une partie de la coupe { $code }, ronde { $round }. La suite, ronde ou classement final, vient d’elle-même.
call-agree-undo = { $people } : { $who } peut reprendre un coup ?
call-agree-draw = { $people } : { $who } te propose la nulle. Tu acceptes ?
call-agree-pause = { $people } : { $who } propose une pause. C’est d’accord ?
call-agree-resume = { $people } : { $who } propose de continuer. C’est d’accord ?
call-agree-pace = { $people } : { $who } propose un autre rythme. C’est d’accord ?
call-agree-end = { $people } : { $who } aimerait annuler la partie. C’est d’accord ?
call-lobby = { $people } : envie de jouer ?
call-rematch = { $people } : revanche ?
call-begin = { $people } : il y a assez de monde pour jouer. Commence, ou attends encore.
call-seat = { $people } : envie de prendre la place { OF($whose) } ?
call-vote = { $people } : temps écoulé pour { $late }. Que doit faire la table ?
# What the post of an open table says once the table has moved.
post-moved = La table se trouve maintenant dans { $place }. [Rejoins-la là-bas]({ $link }).
post-moved-on = La table se trouve maintenant dans { $place }. [La partie continue là-bas]({ $link }).
post-overtaken = La suite se trouve dans le [message suivant]({ $link }).
post-overtaken-decided = { $told } · La suite se trouve dans le [message suivant]({ $link }).
poll-open = { $who } est en retard. Les autres décident quoi faire.
poll-open-until = { $who } est en retard. Les autres décident quoi faire. Fin du vote : { $until }.
poll-open-several = { $who } sont en retard. Les autres décident quoi faire.
poll-open-several-until = { $who } sont en retard. Les autres décident quoi faire. Fin du premier vote : { $until }.
poll-rule = { $again ->
    [0] { $needed } réponses identiques sur { $voters } décident aussitôt, sinon la majorité à la fin. Égalité ou silence : la table attend encore.
   *[other] { $needed } réponses identiques sur { $voters } décident aussitôt, sinon la majorité à la fin. Égalité : un ordinateur continue. Silence : la table attend encore.
}
poll-rule-alone = Une seule réponse décide. Silence : la table attend encore.
poll-rating = Cote : qui ne revient pas prend le dernier rang. Si l’on termine la partie, elle ne compte pour personne.
seat-promised = { $by } attend la place { OF($who) }, qui peut la garder en jouant ou d’un appui.
seat-promised-until = { $by } prend la place { OF($who) } ({ $until }), sauf si { $who } la garde d’ici là, en jouant ou d’un appui.
motion-answers = ⏳ { $count ->
    [0] {""}
   *[other] Réponses reçues : { $given }.{" "}
}{ $open ->
    [0] {""}
   *[other] Réponse attendue : { $awaited }.
}
seat-tended = { $who } peut reprendre sa place à l’ordinateur.
seat-wanted = Toute personne qui n’a pas encore joué à cette table peut prendre la place { OF($who) }.

## La fin

result-won = 🏆 { $winners } l’emporte !
result-shared = 🏆 Victoire partagée : { $winners } !
# Partners, or all who are left when a game without points ends in a draw.
result-first = 🏆 Première place pour { $winners } !
result-drawn = 🤝 Partie nulle.
draw-agreed = Partie nulle d’un commun accord.
result-line = { $rank }\. { $who } : { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
}
# Below the points: how they are made up, "Moons (0, 5), Suns (3, 2)", in the order of the ranking.
result-parts = Dans le même ordre : { $parts }
result-part = { $name } ({ $points })
result-place = { $rank }\. { $who }
result-tie = Égalité aux points. Critère décisif : { $what } ({ $counts })
result-tie-last = Égalité aux points. Critère décisif : { $what }
result-resigned = Abandon : { $people }.
result-resigned-all = Les autres ont abandonné.
result-resigned-behind = Abandon, donc derrière : { $people }.
result-resigned-won = Abandon, mais victoire avec l’équipe : { $people }.
# Below the winner: "Bruno 34, Ada 31".
result-scores = { $scores }
result-count = { $who } { $count }
result-count-won = 🏆 { $who } { $count }
result-tended = Un ordinateur a joué pour { $who }.
result-tended-seat = Un ordinateur a joué un moment sur la place { OF($who) }.
result-former = À cette place avant { $who } : { $former }.
result-unrated = Hors cote : { $why }.
result-vanished = Au dernier rang pour la cote, par absence jusqu’à la fin ou jusqu’au remplacement : { $people }.
result-unrated-handed = Pour { $people }, cette partie ne compte pas dans la cote : une place n’est pas restée dans les mêmes mains.

picture-of = { $moves ->
    [0] { $game }.
    [one] { $game } après { $moves } coup.
   *[other] { $game } après { $moves } coups.
}
picture-more = Le reste : « { $button } ».
chart-alt = { $title } ({ $across }, de { $start } à { $end }) :
chart-alt-series = { $name } de { $start } à { $end }, { $most } au plus.

## Boutons

join-button = Rejoindre
side-button = Rejoindre l’équipe { $team }
change-side-button = Passer dans l’équipe { $team }
return-button = Reprendre ma place
keep-button = Garder ma place
take-button = Prendre la place
vote-wait-button = Attendre
vote-computer-button = Un ordinateur continue
vote-substitute-button = Chercher quelqu’un d’autre
vote-end-button = Terminer la partie
vote-claim-button = Réclamer la victoire
sure-end-button = Oui, la terminer
sure-claim-button = Oui, la réclamer
sure-draw-button = Oui, la nulle
free-button = Libérer la place
computer-button = Ajouter un ordinateur
change-button = Changer
thread-button = Dans un fil
threads-button = Tables dans des fils
threads-offer = Cette partie a laissé { $count } messages dans { $place }. Si tu veux, chaque nouvelle table aura un fil à elle.
easy-button = { choice-level-easy }
normal-button = { choice-level-normal }
hard-button = { choice-level-hard }
expert-button = { choice-level-expert }
fill-easy-button = Les { $count } : { choice-level-easy }
fill-normal-button = Les { $count } : { choice-level-normal }
fill-hard-button = Les { $count } : { choice-level-hard }
fill-expert-button = Les { $count } : { choice-level-expert }
seat-button = Ma place
accept-button = Accepter
decline-button = Décliner
decline-all-button = Tout décliner
block-button = Bloquer
leave-button = Quitter
start-button = Commencer à { $count }
begin-with-button = Commencer à…
begin-button = { $count ->
    [1] Commencer sans cette personne
   *[other] Commencer sans elles
}
cancel-button = Annuler la table
refuse-end-button = Ne pas annuler
play-button = Jouer
page-button = Sur le plateau
page-open-button = Ouvrir mon plateau
page-link = Ton plateau, pour toi seul
page-link-said = Ce lien connecte un seul appareil, une fois et dans les { $minutes } minutes. Garde-le pour toi : qui l’ouvre joue à ta place. Ensuite, le bouton sous le plateau dans le salon suffit.
view-button = Mon jeu
text-button = Plateau en texte
rules-button = Règles
closer-button = 🔍 De près
more-button = Plus…
answer-button = Répondre…
last-button = Dernier coup
own-button = Ma zone
middle-button = Milieu
left-button = À gauche
right-button = À droite
upper-button = En haut
lower-button = En bas
upperleft-button = En haut à gauche
upperright-button = En haut à droite
lowerleft-button = En bas à gauche
lowerright-button = En bas à droite
closer-alt = Une partie du plateau, en plus grand ({ $part }).
closer-choice = ce que tu choisis
follow-button = Suivre
bring-button = Amener { $code } ici
manage-button = Gérer
freeze-button = Geler la partie
unfreeze-button = Laisser reprendre
unfollow-button = Ne plus suivre
last-moves-button = Derniers coups
reopen-button = Rouvrir
rematch-button = Revanche
replay-button = Revoir la partie
replay-own-button = Comme je l’ai vue
replay-public-button = Comme tous l’ont vue
replay-open-button = Tout découvert
replay-stop-button = Arrêter
replay-show-button = Montrer dans le salon
ways-to-end-button = Abandonner ou finir…
resign-button = Oui, j’abandonne

## Réponses privées

done-opened = La table { $code } est ouverte
done-opened-invited = La partie commence d’elle-même dès que tout le monde a accepté.
done-opened-free = { $count ->
    [1] Une place est encore libre : invite quelqu’un, ajoute un ordinateur ou attends que quelqu’un rejoigne.
   *[other] { $count } places sont encore libres : invite du monde, ajoute des ordinateurs ou attends que quelqu’un rejoigne.
}
done-opened-first = C’est la première table de ce serveur. Bon à savoir : un salon mis en sourdine ne sonne pas quand c’est à toi de jouer. Si tu le mets en sourdine, tu peux recevoir tes appels en message privé : { $command_me_settings }.
done-invited = C’est fait : l’invitation est partie.
done-removed = C’est fait : la place est libre.
done-uninvited = C’est fait : l’invitation est retirée.
done-thread = C’est fait : la table a maintenant son fil.
# The term that is new, as the menu of all terms shows it.
done-changed = C’est changé. { $now }
change-told = { $term } : { $value }
change-heading-playing = Que veux-tu changer à la table { $code } ? On le demande d’abord aux autres.
change-heading = Table { $code } · que veux-tu changer ?
change-hint = Changer…
change-pace = Rythme
change-late = Quand le temps est écoulé
change-reserve = Réserve
change-hour = Échéance à heure fixe
change-free = Jours qui ne comptent pas
change-forgives = Premier retard
change-hour-asked = Avant quelle heure de ta journée faut-il jouer ? Il reste au moins huit heures à qui est appelé. Sans fuseau horaire dans { $command_me_settings }, c’est UTC.
change-free-asked = Quels jours le temps ne passe-t-il pas ? Choisis-en autant que tu veux, ou aucun.
change-none = Non
change-hour-at = Avant { $hour }
change-forgives-yes = La moitié du délai en plus, une fois chacun
change-forgives-no = Comme tous les retards
change-start = Réserve au début
change-more = En plus à chaque coup
change-seats = Places
change-language = Langue
change-seat-count = { $count } places
invite-hint = Inviter quelqu’un…
computers-hint = Commencer avec des ordinateurs…
computers-choice = { $count ->
    [1] Un ordinateur
   *[other] { $count } ordinateurs
} · { $level }
remove-hint = Libérer une place…
guest-number = Personne invitée { $number }
done-joined = Tu as pris place à la table { $code }
done-side = Tu joues dans l’équipe { $team }
choose-level = À quel niveau l’ordinateur doit-il jouer ?
choose-level-fill = Un ordinateur, ou un à chacune des { $count } places libres.
done-computer = { $count ->
    [1] Un ordinateur a
   *[other] { $count } ordinateurs ont
} pris place à la table { $code }
done-declined = Tu as décliné l’invitation à la table { $code }
done-declined-all = { $count ->
    [0] Aucune invitation ne t’attend
    [one] Tu as décliné { $count } invitation
   *[other] Tu as décliné { $count } invitations
}
block-nobody = Cette invitation n’est plus valable. Pour bloquer quelqu’un, utilise { $command_me_block }.
block-done = { $who } ne peut plus t’inviter
block-told-nobody = Personne ne l’apprend. { $command_me_block } l’annule.
unblock-done = { $who } peut de nouveau t’inviter
unblock-hint = Débloquer quelqu’un…
block-heading = Invitations bloquées
block-list-empty = Tu ne bloques personne. Tes réglages disent qui peut t’inviter.
block-list = Ne peuvent pas t’inviter : { $people }
block-change = { $command_me_block } avec un nom ajoute quelqu’un ; { $command_me_settings } dit qui peut t’inviter.
done-left = Tu as quitté la table { $code }
done-started = La partie de la table { $code } a commencé
done-started-letter = La partie de la table { $code } a commencé. Ton jeu arrive ici, dans un message à part.
done-returned-letter = Ta place à la table { $code } est de nouveau à toi{ $turn ->
    [yours] , et c’est ton tour
   *[rivals] {""}
}. Ton jeu arrive ici, dans un message à part.
done-taken-over-letter = Tu as repris une place à la table { $code }{ $turn ->
    [yours] , et c’est ton tour
   *[rivals] {""}
}. Ton jeu arrive ici, dans un message à part.
done-cancelled = La table { $code } est annulée
done-brought = La table { $code } est maintenant ici. Tout le monde à la table est prévenu.
done-following = Tu suis la table { $code }
done-following-said = Son plateau se trouve dans tes messages privés et y reste à jour, sans bruit.
done-unfollowed = Tu ne suis plus la table { $code }
sure-end-asked = Terminer la partie de la table { $code }, { $ends } ?
sure-claim-asked = Réclamer la victoire à la table { $code } ? La partie s’arrête, et tu gagnes.
sure-draw-asked = Accepter la nulle à la table { $code } ? La partie s’arrête, et vous partagez la première place.
done-voted = C’est noté. Jusqu’à la décision, tu peux changer de réponse.
done-promised = La place t’est promise. La personne qui l’occupe est appelée une dernière fois et peut encore la garder. Quand son temps est écoulé, elle est à toi, et je t’appelle.
done-voted-stands = C’est noté. Tant que les horloges sont arrêtées, rien n’est décidé, et tu peux changer de réponse.
done-decided-wait = C’est décidé : la table attend encore. Toute la table est prévenue.
done-decided-computer = C’est décidé : un ordinateur continue. Toute la table est prévenue.
done-decided-substitute = C’est décidé : on cherche quelqu’un pour reprendre la place. Toute la table est prévenue.
done-decided-end = C’est décidé : la partie se termine { $ends }. Toute la table est prévenue.
done-decided-claim = C’est décidé : la victoire est pour toi. Toute la table est prévenue.
free-asked = Libérer la place { OF($who) } ?
free-told = Un ordinateur continue jusqu’à ce que quelqu’un prenne la place. La personne qui la perd n’en voit plus rien et ne peut pas revenir à cette table.
done-freed = La place à la table { $code } est libre
cancel-sure = Annuler la table { $code } ?
cancel-lobby = { $count ->
    [0] Pour l’instant, il n’y a que toi.
   *[other] Elle disparaît aussi pour { $people }.
}
cancel-ends = La partie se termine tout de suite, { $ends }.
cancel-agreed = Déjà d’accord : { $people }. Avec toi, tout le monde l’est, et la partie se termine { $ends }.
cancel-waits = Elle ne se termine, { $ends }, que si tout le monde est d’accord. Accord encore attendu : { $people }. En attendant, la partie continue.
cancel-rules = Tu gères ce serveur : tu peux terminer la partie tout de suite, { $ends }, pour { $people }.
start-sure = Commencer la partie à la table { $code } ?
start-leaves-out = { $count ->
    [1] Ce serait sans { $people }, dont la place réservée disparaît.
   *[other] Ce serait sans { $people }, dont les places réservées disparaissent.
}
agree-undo-button = D’accord pour reprendre le coup
agree-draw-button = Accepter la nulle
agree-pause-button = D’accord pour la pause
agree-resume-button = D’accord pour continuer
agree-pace-button = D’accord pour le nouveau rythme
agree-end-button = D’accord pour annuler la table
propose-button = Proposer d’annuler
end-button = Terminer pour tout le monde
end-which = Terminer la partie { OF($game) } à la table { $code } ?
end-way = **{ $button }** · { $told }
resign-told = { $others ->
    [1] Tu perds, et la partie se termine.
   *[other] Tu quittes la partie ; les autres continuent, si elle peut continuer sans toi.
} On ne peut pas revenir en arrière.
draw-told = Si { $people } accepte, la partie s’arrête, et vous partagez la première place.
draw-accept-told = La partie s’arrête, et vous partagez la première place.
draw-button = Proposer la nulle

# As in English.
status-heading = { $game } · table { $code }
status-lobby = La partie n’a pas commencé : la table attend du monde.
status-playing = La partie est en cours.
status-finished = La partie est finie.
status-cancelled = La table a été annulée.
# What a proposal does, below the sentence that asks for consent.
proposal-means-pause = Si tout le monde est d’accord, les horloges s’arrêtent jusqu’à ce que tout le monde veuille reprendre, 30 jours au plus.
proposal-means-undo = Si tout le monde est d’accord, la partie reprend avant ce coup{ $count ->
    [0] {""}
    [1] , sans ce { THAT($since) } a joué depuis
   *[other] , sans ce { THAT($since) } ont joué depuis
}.
proposal-means-draw = Si { $to } accepte, la partie s’arrête et la première place est partagée ; dès { THAT($to) } joue un coup, la proposition tombe.
proposal-means-end = Si tout le monde est d’accord, elle se termine { $ends } ; la demande tombe si quelqu’un refuse ou si { $who } joue.
proposal-undoes = ↩ { $told }
proposal-seen = Ce qui serait repris a montré à { $who } quelque chose de caché, qui ne s’oubliera pas.
proposal-move-declines = ⏳ Ta réponse est attendue, sous le message de la table. Si tu joues un coup, c’est non.
proposal-open = ⏳ En attendant, la partie continue ; un seul refus met fin à la proposition.
proposal-until = ⏳ Sans l’accord de tout le monde d’ici là, rien ne change : { $until }.
proposal-silence = ⏳ Sans l’accord de tout le monde à temps, le coup reste joué.
status-computers = Ordinateurs : { $computers }

history-heading = Ce qui s’est passé à la table { $code }
history-line = **{ $number }**
moment-heading = { $game } · { $code } · { $move ->
    [0] avant le premier coup
   *[other] après le coup { $move } sur { $moves }
}
moment-open = Tout ce qui était caché est à découvert.
moment-gone = Ce coup a été repris plus tard.
moment-when = Joué { $when }.
step-first-button = ⏮
step-back-button = ◀ Précédent
step-next-button = Suivant ▶
step-last-button = ⏭
since-your-turn = **Depuis ton dernier coup :**
since-the-start = **Depuis le début :**
since-nothing = Rien ne s’est passé depuis ton dernier coup.
since-cut = … *Qui a fait quoi* raconte ce qui précède.
since-button = Depuis mon tour
past-mine-button = Mon dernier tour
past-last-button = Voir le plateau
past-button = Comme je l’ai vue
open-button = Tout découvert
told-button = Qui a fait quoi
why-button = Pourquoi ?
why-heading = Pourquoi un ordinateur a joué ainsi · { $code }
why-line = { $told } { $reason }
why-line-again = { $told } Comme au coup précédent : { $reason }
why-no-choice = Il n’y avait guère le choix.
why-refusal-nobody = Aucun ordinateur n’a encore joué ici de coup à expliquer.
why-refusal-move = Ce coup n’a pas été joué par un ordinateur de cette table ; seuls les leurs s’expliquent.

digest-name = Aujourd’hui
digest-heading = { $count ->
    [1] Aujourd’hui : une table t’attend
   *[other] Aujourd’hui : { $count } tables t’attendent
}
digest-line = { $game } · table { $code } · dans { $place }
digest-line-until = { $game } · table { $code } · dans { $place } · échéance : { $until }
digest-line-in-words = { $game } · table { $code } · dans { $place } · temps restant : { $time }. { $until }

list-tables = Les tables de ce serveur
list-mine = Tes tables
list-newest = Seules les { $count } tables les plus récentes de ce serveur sont listées, ainsi que les tiennes.
list-empty = Aucune pour le moment. Ouvres-en une ({ $commands }).
# A table, where it stands, and when the time of whoever is to act runs out.
list-line = { $table } · { $place }
list-line-until = { $table } · { $until } · { $place }
list-place = { $place } · [dernier message]({ $link })
list-place-gone = son salon n’existe plus
list-open = Ouvrir une table…
page-of = Page { $page } sur { $pages }
label-your-turn = à toi de jouer
label-waits-for = on attend { $people }
label-paused = en pause
label-lobby = attend du monde
label-tended = un ordinateur joue pour toi
label-finished = finie
label-cancelled = annulée
label-unreadable = illisible
label-not-loaded = son jeu n’est pas chargé en ce moment

settings-heading = Tes réglages
settings-language = { $language ->
    [auto] Langue : { LANGUAGE($spoken) }, comme dans ton Discord
   *[other] Langue : { LANGUAGE($language) }
}
settings-calls = { $calls ->
    [direct] Appels : par message privé, pas dans le salon.
    [both] Appels : dans le salon et par message privé.
    [digest] Appels : un message par jour à { $hour }, pour toutes les tables.
    [none] Appels : aucun. Tu regardes quand tu veux.
   *[channel] Appels : dans le salon de la table.
}
settings-quiet = Heures calmes : de { $begin } à { $end }, rien ne sonne ; si c’est encore à toi de jouer après, je t’appelle une fois.
settings-quiet-never = Heures calmes : aucune.
settings-quiet-next = Pour ce qu’on te demande en ce moment, les heures calmes ont déjà repoussé l’échéance autant qu’elles le peuvent. Tes nouvelles heures valent dès ton prochain tour.
settings-time = Ton heure : { $time } ({ $zone }).
settings-refusal-zone = Je ne connais ni lieu, ni heure, ni décalage comme celui-là. Écris une grande ville près de chez toi, l’heure qu’il est (18h30) ou un décalage (UTC+2), et choisis parmi ce que je propose.
settings-refusal-zones = Veux-tu dire { $places } ? Écris-le ainsi, ou choisis-le parmi ce que je propose.
settings-letters = { $letters ->
    [off] Messages privés : aucun. Tout reste à un appui, sous « Mon jeu ».
   *[all] Messages privés : ce qui n’est que pour tes yeux, sans sonnerie ; et tes appels, si tu les veux là.
}
settings-invitations = { $invitations ->
    [known] Invitations : des gens avec qui tu as joué.
    [nobody] Invitations : de personne.
   *[everybody] Invitations : de tout le monde.
}
settings-confirm = { $confirm ->
    [always] Confirmation : je te montre chaque coup avant de le jouer.
    [never] Confirmation : jamais, tes coups sont joués tout de suite.
   *[usual] Confirmation : seulement quand un coup coûte quelque chose et que tu ne pourrais pas le reprendre sans demander.
}
settings-leaderboard = { $leaderboard ->
    [hidden] Classements : tu n’y figures pas. Ta cote n’est que pour tes yeux.
   *[shown] Classements : tu figures dans ceux de tes serveurs.
}
settings-planned = { $planned ->
    [at-once] Coups prévus : joués tout de suite.
   *[later] Coups prévus : joués après un moment, pour que personne ne le devine.
}
# The settings in the menu below, each by its name in the lines above; that of "digest" has no line.
setting-calls = Appels
setting-quiet = Heures calmes
setting-time = Ton heure
setting-digest = Heure du message quotidien
setting-language = Langue
setting-letters = Messages privés
# As in English.
setting-invitations = Invitations
setting-confirm = Confirmation
setting-leaderboard = Classements
setting-planned = Coups prévus
settings-choose = Choisis ci-dessous. Un fuseau horaire peut aussi s’écrire : { $command_me_settings }.
settings-change = Pour changer tes réglages : { $command_me_settings }.
door-closed = Tes messages privés me sont fermés : je ne peux pas t’écrire. Rien n’est perdu : « Mon jeu », sous chaque plateau, te montre tout. Je réessaie une fois par jour, et dès que tu appuies sur quelque chose. D’ici là, je t’appelle dans le salon.
incident = Quelque chose a mal tourné de mon côté. Réessaie : appuyer deux fois est sans danger, rien n’est jamais joué deux fois. Si cela continue, donne le numéro { $number } à la personne qui gère ce bot.
incident-unreadable = La table { $code } n’est plus lisible ; toutes les autres continuent. Donne le numéro { $number } à la personne qui gère ce bot. Si rien n’y fait, { $command_table_end } { $code } l’annule : quand tout le monde à la table est d’accord, ou tout de suite si tu gères ce serveur.
game-unknown = un jeu que je ne connais pas
rules-chapters = Aller à un autre chapitre
rules-choose = Les règles de quel jeu ?
rules-back = ‹ Précédent
rules-next = Suivant ›

## Ce qui a été convenu

agreed = Convenu : { $options }
teams-are = Équipes : { $one }, contre { $other }.
# Before the game: "Team 1: Ada and Bruno. Team 2: nobody yet."
teams-gather = Équipe 1 : { $one }. Équipe 2 : { $other }.
teams-nobody = encore personne
teams-computers = Les ordinateurs prennent les places qui restent.
option-with = avec { $option }
option-without = sans { $option }
option-value = { $option } { $value }
frozen-for-now = Quelqu’un qui gère ce serveur a gelé la partie : pas de coups, toutes les horloges sont arrêtées.
frozen-until = Quelqu’un qui gère ce serveur a gelé la partie : pas de coups, toutes les horloges sont arrêtées. Sans reprise, elle se termine { $ends } ({ $until }).
done-ruled = C’est fait. Toute la table est prévenue.
manage-heading = Gérer la table { $code }
manage-freeze-told = Geler arrête la partie : ni coups ni votes, et toutes les horloges sont arrêtées, jusqu’à ce que quelqu’un qui gère ce serveur la laisse reprendre ; après trente jours, elle se termine { $ends }. Toute la table est prévenue.
manage-hint-host = Confier la table à…
manage-hint-seat = Libérer la place de…
paused-until = ⏸ Horloges arrêtées, coups possibles. La pause finit dès que tout le monde est d’accord, au plus tard : { $until }.
paused-until-by = ⏸ Horloges arrêtées, coups possibles. La pause finit si { $who } le dit ou si tout le monde est d’accord, au plus tard : { $until }.
paused-for-now = ⏸ La partie est en pause : rien ne presse.
pause-sure = Mettre la table { $code } en pause ?
pause-told-day = **Pour un jour** : tout de suite, sans demander. Chacun y a droit deux fois par partie.
pause-told-all = **Ensemble** : la question est posée aux autres. Si tout le monde est d’accord, les horloges s’arrêtent jusqu’à ce que vous repreniez, 30 jours au plus.
pause-button = Pause…
pause-day-button = Pour un jour
pause-all-button = Ensemble
resume-button = Reprendre la partie
refuse-undo-button = Laisser le coup
refuse-pause-button = Pas de pause
refuse-resume-button = Rester en pause
refuse-pace-button = Garder le rythme
refuse-draw-button = Refuser la nulle
take-back-button = Reprendre
undo-button = Reprendre mon coup
undo-button-moves = Reprendre { $count } coups
undo-done = { $count ->
    [1] C’est repris. Voici la situation d’avant ton coup.
   *[other] Les { $count } coups que tu as joués d’un seul geste sont repris. Voici la situation d’avant.
}
undo-sure = { $count ->
    [1] Reprendre ton dernier coup à la table { $code } ?
   *[other] Reprendre les { $count } coups que tu as joués d’un seul geste à la table { $code } ?
}
undo-ask-answered = { $count ->
    [1] { $other } a joué depuis, ce qui est repris aussi.
   *[other] D’autres ont joué depuis, ce qui est repris aussi.
}
undo-ask-shown = Il a révélé quelque chose de caché.
undo-ask-why = D’autres ont joué depuis, ou il a révélé quelque chose de caché.
undo-ask-often = Tu as déjà repris un coup { $most } fois pendant ce tour.
undo-ask = { $count ->
    [1] Il faut donc { THAT($people) } soit d’accord. Tu peux demander jusqu’au prochain coup.
   *[other] Il faut donc que tout le monde soit d’accord ({ $people }). Tu peux demander jusqu’au prochain coup.
}
undo-ask-button = Leur demander
done-proposed = { $count ->
    [1] C’est noté. La question est posée à { $people }, à la table { $code }.
   *[other] C’est noté. La question est posée aux autres, à la table { $code }.
}
done-proposed-silently = C’est noté, mais personne n’a été appelé : tu as déjà appelé les autres pour une telle proposition ces dernières 24 heures. Elle figure avec ses boutons dans le message le plus récent de la table { $code }.
done-agreed = C’est noté : tu es d’accord. On attend encore d’autres réponses à la table { $code }.
done-refused = C’est noté : tu n’es pas d’accord, donc rien ne change à la table { $code }. Toute la table est au courant.
done-agreed-undo = Tout le monde est d’accord : le coup est repris. Toute la table { $code } est au courant.
done-agreed-draw = La partie de la table { $code } se termine par une nulle. Toute la table est prévenue.
done-agreed-pause = Tout le monde est d’accord : la partie est en pause à la table { $code }.
done-agreed-resume = Tout le monde est d’accord : la partie reprend à la table { $code }, les horloges aussi.
done-agreed-pace = Tout le monde est d’accord : le nouveau rythme vaut à la table { $code }.
done-settled = C’est fait : toute la table { $code } est au courant.
away-until = Absence notée, retour { $until }
away-not = Tu es là
away-left = { $days ->
    [0] Il ne te reste pas de jour de repos pour l’instant.
    [one] Il te reste { $days } jour de repos.
   *[other] Il te reste { $days } jours de repos.
}
away-left-after = { $days ->
    [0] Après cela, il ne te restera plus de jour de repos pour l’instant.
    [one] Après cela, il te restera { $days } jour de repos.
   *[other] Après cela, il te restera { $days } jours de repos.
}
away-back = Me revoilà
away-choose = Jours de repos à partir de maintenant…
away-change = Pendant ton absence, tes horloges s’arrêtent à toutes les tables. Une ronde de coupe qui commence pendant ce temps se joue sans toi. Si tu reviens plus tôt, les jours dont tu n’as pas eu besoin te restent. Les jours de repos se regagnent : un tous les huit jours, jusqu’à 30.
pace-limited = Temps par coup : { $time }.
pace-at-hour = Les coups se jouent avant { $hour } (heure de { $zone }), avec { $least } au moins.
pace-free = Jours qui ne comptent pas : { $days }.
pace-forgives = Un premier retard est pardonné.
pace-unlimited = Chaque coup prend le temps qu’il faut.
pace-bank = En réserve : { $start } par personne, { $increment } de plus à chaque coup, { $most } au plus.
sentences = { $first } { $then }
bank-of = { $who } a { $time } en réserve.
# As in English.
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-days-hours = { $days } et { $hours }
when-late-wait = Quand le temps est écoulé, la table attend encore.
when-late-play = Quand le temps est écoulé, la maison joue un coup discret.
when-late-computer = Quand le temps est écoulé, un ordinateur continue jusqu’au retour de la personne en retard.
when-late-ask = Quand le temps est écoulé, on demande aux autres quoi faire.
when-late-resign = Quand le temps est écoulé, c’est un abandon.

## Le mélange, prouvé

seed-sealed = Mélange scellé { $seal } (voir { $command_table_verify } après la partie)
verify-heading = Table { $code }, distribuée et jouée à nouveau
verify-seal = Ce sceau doit commencer par les huit chiffres sous le premier plateau, dont le texte alternatif le donne en entier : { $seal }
verify-seed = La graine dont il est fait : { $seed }
verify-well = ✅ Distribuée à partir de cette graine et rejouée ({ $played }), la partie arrive aux positions et au résultat enregistrés.
# How much was played: "10 moves and a resignation".
verify-played = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}{ $undone ->
    [0] { "" }
    [1] , une reprise
   *[other] , { $undone } reprises
}{ $resignations ->
    [0] { "" }
    [1] { " " }et un abandon
   *[other] { " " }et { $resignations } abandons
}
verify-numbered = Les messages de la table ont numéroté { $count } de ces coups : ceux que tout le monde a vus et qui n’ont pas été repris.
verify-wrong-move = ❌ Le coup { $move } ne mène pas à la position enregistrée. Signale-le à la personne qui gère ce bot.
verify-wrong-result = ❌ Les coups ne mènent pas au résultat enregistré. Signale-le à la personne qui gère ce bot.
verify-rules-changed = Les règles de ce jeu ont changé depuis ; la partie a été rejouée avec celles d’aujourd’hui.
verify-offline = Le fichier contient toute la partie. Avec lui, chacun peut la vérifier chez soi : python verify.py { $file }

## Records as files

export-whole = Table { $code } : l’enregistrement complet
export-whole-said = La graine du mélange, tous les coups et le résultat : un fichier à lire, un pour les programmes.
export-public = Table { $code } : l’enregistrement jusqu’ici
export-public-said = Ce qui a été annoncé à tout le monde jusqu’ici : un fichier à lire, un pour les programmes. La graine et les coups cachés suivront à la fin de la partie.
export-nobody = Personne n’y est nommé : tu peux les transmettre.
export-page-whole = La page (html) montre la partie coup par coup dans tout navigateur, hors ligne et par les yeux de chacun. Personne n’y est nommé non plus.
export-page-own = La page (html) montre la partie coup par coup dans tout navigateur, telle que tu la vois : garde-la pour toi jusqu’à la fin de la partie.
export-page-public = La page (html) montre la partie coup par coup dans tout navigateur, telle que tout le monde la voit. Personne n’y est nommé non plus.
export-button = Exporter
record-whole = { $game } : une partie entière
record-public = { $game } : une partie en cours, telle que tout le monde la connaît
record-seats = { $count } joueurs
record-seal = Sceau du mélange : { $seal }
record-seed = Graine du mélange : { $seed }
record-made = Fichier : { $format }, règles { $rules }
record-whole-legend = Chaque ligne est un tour : le numéro de son premier coup, puis ses coups dans la notation du jeu. Entre crochets : les coups repris.
record-public-legend = Chaque ligne est un coup avec son numéro, tel qu’il a été annoncé à tout le monde. Entre crochets : ce qui a été repris. La graine et les coups cachés suivront à la fin de la partie.
record-turn = { $who } : { $moves }
record-takes-back = reprend { $moves }
record-resigns = abandonne
record-agrees-to-draw = accepte la nulle

## Films de parties

replay-making = Le film de la partie { OF($game) } à la table { $code } est en préparation…
replay-count = Image { $done } sur { $count }
replay-heading = { $game } · table { $code } · film
replay-seen-own = Comme tu l’as vue. Ceci n’est que pour tes yeux.
replay-seen-public = Comme tous l’ont vue.
replay-seen-open = Tout ce qui était caché est à découvert.
replay-thinned = { $every ->
    [1] Le film entier serait trop lourd à envoyer ici : seule la fin de chaque tour est montrée.
   *[other] Le film entier serait trop lourd à envoyer ici : seule la fin d’un tour sur { $every } est montrée.
}
replay-in-words = En mots : { $command_table_history }
# In the last picture.
replay-won = { $winners } l’emporte !
replay-shared = Victoire partagée : { $winners } !
replay-first = Première place pour { $winners } !
replay-drawn = Partie nulle.
replay-alt = { $moves ->
    [one] { $game }, coup par coup ({ $moves } coup). À la fin :
   *[other] { $game }, coup par coup ({ $moves } coups). À la fin :
}
replay-stopped = C’est arrêté.
replay-nothing-to-stop = Il n’y a plus rien à arrêter.
replay-shown = Le film est maintenant dans { $place }.
replay-shown-by = Montré par { $who }.

## What one keeps for oneself

# As in English.
note-button = Note
note-title = Ta note à la table { $code }
# As in English.
note-field = Note
note-field-hint = Rien que pour tes yeux
note-none = Rien pour l’instant. Ce que tu notes ici n’est que pour tes yeux.
note-kept = 📝 { $note }
marks-button = Marques
mark-nothing = Il n’y a rien à marquer pour l’instant.

## Étiquettes du post d'une table dans un forum (20 caractères au plus)

tag-open = ouverte
tag-playing = en cours
tag-over = terminée
