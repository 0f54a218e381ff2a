# Playing Ruta with buttons and menus.

ruta-play-take = Take { $card }
ruta-play-pile = From the pile
ruta-play-give = Give { $card }, then draw
ruta-play-keep = Keep { $card }, then draw
ruta-play-claim = Claim a route …
ruta-play-route = { $route } · { $price }
# A route with one of its payments.
ruta-play-route-paid = { $route } · { $cards }
ruta-play-route-hint = { $exact ->
    [yes] { $suits } · exactly payable: play again
   *[no] { $suits }
}
ruta-play-fetch = Play the Excuse for …
ruta-play-pay = Pay with …
ruta-play-pay-how = Choose a payment. Paying exactly (✨) lets you play again; anything you pay above the price is lost.
ruta-play-cards = … or pick the cards yourself
ruta-play-exact = { $last ->
    [yes] exactly { $price }: the game ends
   *[no] ✨ exactly { $price }: you play again
}
ruta-play-over = { $paid } for { $price }: { $lost } lost
ruta-play-sure = Claim { $route } for { $price }?
ruta-play-ends = It is your tenth token: this ends the game.
ruta-play-sure-button = Claim
ruta-play-fetch-card = Excuse for { $card }
ruta-play-card = { $card } · { $value }
ruta-play-card-worth = { $card } { $value }
ruta-play-paid = { $cards }
ruta-play-paid-joker = { $cards } + { $joker }
ruta-play-suits = { $suits }
