# Jouer à Ruta avec des boutons et des menus.

ruta-play-take = Prendre { THE($card) }
ruta-play-pile = Piocher
ruta-play-give = Donner { THE($card) } et piocher
ruta-play-keep = Garder { THE($card) } et piocher
ruta-play-claim = Prendre une route…
ruta-play-route = { $route } · { $price }
ruta-play-route-paid = { $route } · { $cards }
ruta-play-route-hint = { $exact ->
    [yes] { $suits } · somme exacte possible : tu rejoues
   *[no] { $suits }
}
ruta-play-fetch = Jouer l’Excuse pour…
ruta-play-pay = Payer avec…
ruta-play-pay-how = Choisis un paiement. Payer la somme exacte (✨) fait rejouer ; ce que tu paies en trop est perdu.
ruta-play-cards = … ou choisis toi-même les cartes
ruta-play-exact = { $last ->
    [yes] exactement { $price } : la partie se termine
   *[no] ✨ exactement { $price } : tu rejoues
}
ruta-play-over = { $paid } pour { $price } : { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
ruta-play-sure = Prendre la route { $route } pour { $price } ?
ruta-play-ends = C’est ton dixième jeton : la partie se termine.
ruta-play-sure-button = Prendre
ruta-play-fetch-card = L’Excuse pour { THE($card) }
ruta-play-card = { $card } · { $value }
ruta-play-card-worth = { $card } { $value }
ruta-play-paid = { $cards }
ruta-play-paid-joker = { $cards } + { $joker }
ruta-play-suits = { $suits }
