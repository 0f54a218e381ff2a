# Vector Race: the car race on squared paper.

vector-race-name = Vector Race
vector-race-option-track = circuit :
vector-race-option-track-what = Le circuit.
vector-race-option-laps = tours de circuit :
vector-race-option-laps-what = Combien de tours, de un à trois.
vector-race-option-choices = accélérations au choix :
vector-race-option-choices-what = Neuf accélérations, ou cinq sans les diagonales.
vector-race-option-pause = manches d’arrêt après un accident :
vector-race-option-pause-what = Combien de manches une voiture s’arrête après un accident.
vector-race-option-contact = voitures sur un même point :
vector-race-option-contact-what = Ce qui arrive aux voitures sur un même point en fin de manche.
vector-race-option-until = fin de la course :
vector-race-option-until-what = Quand la course se termine.
vector-race-track-par = { $track } ({ $par })

## Points and moves

vector-race-point = ({ $x }, { $y })
vector-race-move-key = Touche { $key }
vector-race-move-road = { $key } : { $x }, { $y }
vector-race-move-wall = { $key } : mur
vector-race-move-finish = { $key } : arrivée
vector-race-plan = En projet : touche { $key }, vers { $point }.
vector-race-plan-key = En projet : touche { $key }.

## What happened

vector-race-car-at = { $player } { $point }
vector-race-event-lined-up = Les voitures sont au départ : { $cars }.
vector-race-event-chosen = Tu choisis la touche { $key }. Personne d’autre ne le voit avant la fin de la manche.
vector-race-event-moved = { $player } avance de ({ $x }, { $y }), jusqu’en { $point }{ $lap ->
    [0] {""}
    [1] {" "}et passe la ligne de départ
   *[other] {" "}et entame le tour { $lap }
}.
vector-race-event-crashed = { $player } au mur : { $pause ->
    [1] une manche d’arrêt
   *[other] { $pause } manches d’arrêt
}.
vector-race-event-finished = { $player } franchit l’arrivée dans la manche { $round }, après { $part }/{ $parts } de son coup.
vector-race-event-scraped = Accrochage en { $point } : vitesse perdue pour { $people }.
vector-race-event-resigned = { $player } abandonne.
vector-race-end-finish = La course est finie.
vector-race-end-resigned = La course se termine par abandon.
vector-race-end-rounds = La dernière manche de la course est jouée.
vector-race-turn = { $moves }
vector-race-turn-moved = { $player } ({ $x },{ $y }) → { $to_x },{ $to_y }

## What is on the table

vector-race-prompt = { $choices ->
    [five] Choisis la touche 5, 8, 4, 6 ou 2.
   *[nine] Une touche, 1 à 9 ?
}
vector-race-progress = Manche { $round }/{ $most }.
vector-race-board-owing = On attend encore { $people }.
vector-race-board-owing-last = C’est à { $who } de jouer.
vector-race-board-seat = { $player } : rang { $place }, en { $point }, vitesse ({ $x }, { $y }), tour { $lap } sur { $laps }, porte { $gate } sur { $gates }{ $pause ->
    [0] {""}
    [1] {""} ; à l’arrêt pour une manche
   *[other] {""} ; à l’arrêt pour { $pause } manches
}{ $status ->
    [chosen] {""} ; a choisi
    [choosing] {""} ; n’a pas encore choisi
   *[none] {""}
}.
vector-race-board-finished = { $player } : rang { $place }, à l’arrivée depuis la manche { $round }.
vector-race-board-resigned = { $player } : rang { $place }, abandon à la manche { $round }.
vector-race-board-track = Circuit : { $track }. { $laps ->
    [1] Un tour.
   *[other] { $laps } tours.
}
vector-race-board-outer = Mur extérieur : { $points }.
vector-race-board-inner = Mur intérieur : { $points }.
vector-race-board-gates = Portes : { $gates }. La porte 0 est le départ et l’arrivée.
vector-race-gate-x = porte { $number } à x = { $half }½, y de { $low } à { $high }, { $way ->
    [more] vers la droite
   *[less] vers la gauche
}
vector-race-gate-y = porte { $number } à y = { $half }½, x de { $low } à { $high }, { $way ->
    [more] vers le bas
   *[less] vers le haut
}
vector-race-key-to = { $key } : { $point }
vector-race-hand-chosen = Ton choix, pour tes yeux seuls : touche { $key }, vers { $point }.
vector-race-hand-keys = Tes touches et où elles mènent : { $keys }.
vector-race-hand-wall = Tu heurterais le mur avec : { $keys }.
vector-race-hand-late = Tu ne pourrais plus freiner à temps après : { $keys }.
vector-race-tally-gates = Portes franchies

## Refusals

vector-race-refusal-race-over = Cette course est finie.
vector-race-refusal-finished = Ta voiture a déjà franchi l’arrivée.
vector-race-refusal-resigned = Tu as déjà abandonné.
vector-race-refusal-sits-out = Ta voiture a heurté le mur et reste à l’arrêt { $rounds ->
    [1] pour cette manche
    [one] pour { $rounds } manche
   *[other] pour { $rounds } manches
}.
vector-race-refusal-not-your-turn = Tu as déjà choisi. Doivent encore choisir : { $owner }.
vector-race-refusal-no-such-key = Cette touche n’existe pas : elles vont de 1 à 9.
vector-race-refusal-five-keys = À cette table, les touches sont 5, 8, 4, 6 et 2.
vector-race-refusal-nothing-written = Écris une touche, par exemple « piloter 7 » ou seulement « 7 ».
vector-race-refusal-unknown-verb = Un coup commence par piloter, conduire ou rouler, pas par « { $words } ».
vector-race-refusal-which-key = Nomme une seule touche, « piloter 7 », ou les deux parts de l’accélération, « -1 0 ».
vector-race-refusal-unknown-key = « { $words } » n’est pas une touche. Elles vont de 1 à 9 : « piloter 5 ».

## Words that may be typed: spellings, parted by commas

vector-race-typed-steer = piloter, pilote, conduire, rouler, accélérer
vector-race-typed-nothing = touche, numéro
