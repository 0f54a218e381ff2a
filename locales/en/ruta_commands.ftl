# Names and descriptions of the commands of Ruta and what they ask for.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-ruta-name = ruta
command-ruta-description = { ruta-name }: claim the trade routes of a kingdom of cards. For two.
command-ruta-new-name = new
command-ruta-new-description = Open a table of { ruta-name } here
command-ruta-draw-name = draw
command-ruta-draw-description = Draw: one of the two face-up cards, or the top of the pile
command-ruta-ace-name = ace
command-ruta-ace-description = Use a face-up Ace: give it to your rival or keep it, then draw
command-ruta-excuse-name = excuse
command-ruta-excuse-description = Discard the Excuse and take any card of the discard pile
command-ruta-claim-name = claim
command-ruta-claim-description = Claim a route and pay for it
command-ruta-pass-name = pass
command-ruta-pass-description = Pass, when nothing else is possible

option-ruta-draw-name = card
option-ruta-draw-description = A face-up card, or the pile
option-ruta-ace-name = ace
option-ruta-ace-description = Which Ace, and what to do with it
option-ruta-fetch-name = card
option-ruta-fetch-description = The discarded card you want
option-ruta-route-name = route
option-ruta-route-description = The route you want
option-ruta-payment-name = payment
option-ruta-payment-description = The cards you pay; leave it out to choose from a menu
option-ruta-excuse-name = excuse
option-ruta-excuse-description = Play with the Excuse, which fetches a card from the discard pile
option-ruta-joker-aces-name = joker-aces
option-ruta-joker-aces-description = Variant: three Aces each, which let any suit pay for a route once
option-ruta-each-scores-longest-name = both-longest
option-ruta-each-scores-longest-description = Each player scores their own longest chain
