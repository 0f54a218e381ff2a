# Bidding, the game of the tests in which everybody bids at once.

bidding-name = Bidding
bidding-option-carried-over = lots sans preneur reportés
bidding-option-carried-over-what = Un lot sans preneur s’ajoute au suivant.
bidding-move = Miser { $card }
bidding-plan = En projet : miser { $card }.
bidding-no-cards = aucune

## What happened

bidding-event-prize = { $left_over ->
    [0] Le lot vaut { $prize }.
    [1] Le lot vaut { $prize }, plus un point resté en jeu.
   *[other] Le lot vaut { $prize }, plus { $left_over } points restés en jeu.
}
bidding-event-bid = Ton { $card } est posé face cachée.
bidding-bid-of = { $player } { $card }
bidding-event-taken = Les mises : { $bids }. { $player } prend { $stake ->
    [1] un point
   *[other] { $stake } points
}.
bidding-event-nobody = Les mises : { $bids }. Aucune n’est seule : personne ne prend { $stake ->
    [1] le point
   *[other] les { $stake } points
}.
bidding-event-resigned = { $player } abandonne.
bidding-end-rounds = Les cinq lots sont partis : la partie est finie.
bidding-end-resigned = La partie se termine par abandon.
bidding-score-prizes = Lots

## What is on the table

bidding-prompt = Mise une carte pour { $stake ->
    [1] un point
   *[other] { $stake } points
}.
bidding-board-prizes = Lots jusqu’ici : { $prizes }. En jeu maintenant : { $stake }.
bidding-board-owing = On attend encore { $people }.
bidding-board-owing-last = C’est à { $who } de jouer.
bidding-progress = Manche { $round } sur { $rounds }.
bidding-board-seat = { $player } : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}, cartes { $cards }{ $status ->
    [bid] {""} ; a misé
    [resigned] {""} ; a abandonné
   *[none] {""}
}.
bidding-hand = Tes cartes : { $cards }.
bidding-hand-bid = Ton { $card } est posé face cachée.

## Refusals

bidding-refusal-game-over = Cette partie est finie.
bidding-refusal-already-resigned = Tu as déjà abandonné.
bidding-refusal-not-your-turn = Ta mise est déjà posée. Doivent encore miser : { $owner }.
bidding-refusal-no-such-card = Cette carte n’existe pas : les cartes vont de 1 à 5.
bidding-refusal-spent = Tu as déjà joué ton { $card }.
bidding-refusal-nothing-written = Écris un coup, par exemple « miser 3 » ou seulement « 3 ».
bidding-refusal-unknown-verb = Un coup commence par miser, offrir ou jouer, pas par « { $words } ».
bidding-refusal-which-card = Nomme une carte : « miser 2 ».
bidding-refusal-unknown-card = Aucune carte ne s’appelle « { $words } ». Les cartes vont de 1 à 5 : « miser 5 ».

## Words that may be typed: spellings, parted by commas

bidding-typed-bid = miser, mise, offrir, jouer
bidding-typed-nothing = carte
# As in English.
bidding-tally-points = Points
