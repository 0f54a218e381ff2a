# Playing Vector Race with buttons.

vector-race-play-car = Ta voiture est en { $point }, vitesse ({ $x }, { $y }). La touche 5 garde la vitesse ; chaque autre touche la change selon sa place autour du 5.
vector-race-play-sure = Vers { $point }, à la vitesse ({ $x }, { $y }). Personne d’autre ne le voit avant la fin de la manche.
vector-race-play-finish = Tu franchis l’arrivée.
vector-race-play-crash = Cette ligne touche le mur. Ta voiture resterait sur place, perdrait toute sa vitesse et s’arrêterait { $pause ->
    [1] une manche
   *[other] { $pause } manches
}.
