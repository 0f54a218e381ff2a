## Planned moves: what a person leaves to be played when their turn comes; only they read these

planned-line =
    { $more ->
        [0] Planned: { $moves }, { $guard }.
        [1] Planned: { $moves }, { $guard }. One more turn follows.
       *[other] Planned: { $moves }, { $guard }. { $more } more turns follow.
    }
planned-line-after = If before: { $after }. { $line }
planned-guard-legal = whatever happens, if it is still allowed
planned-guard-undisturbed = unless something changes near it
planned-guard-unchanged = only if nothing else happens
planned-played = Your planned move was played: { $moves }.

## Why a plan was set aside

planned-gone-refused = Your planned move was set aside. { $why }
planned-gone-changed = Your planned move was set aside. { $what }
planned-gone-rest = The rest of your planned turn was set aside ({ $moves }). { $why }
planned-gone-tended = Your planned move was set aside, as a computer plays for you.
planned-gone-absent = Your planned move was set aside while you could not be reached.
planned-gone-by-hand = You moved yourself, so what you had planned was set aside.
planned-gone-undone = A move was taken back, so what you had planned was set aside.
planned-gone-fault = Your planned move was set aside: I could not tell whether it still holds.
planned-gone-proposed = Your planned move was set aside: a move would settle what is proposed here, and that is for you to decide.
planned-something-changed = Something else has happened since.
planned-other-version = It was planned under an earlier version of the game.

## What cannot be planned

planned-refusal-over = This game is over: there is nothing left to plan.
planned-refusal-your-turn = It is your turn, so play it right away.
planned-refusal-waits = What you planned for this turn is about to be played. Drop it first, or plan the next turns once it is done.
planned-refusal-none = You have nothing planned here.
planned-refusal-empty = Which move shall I play when it is your turn?
planned-refusal-branches-of-two = Only in a game of two can a plan choose among several moves.
planned-refusal-many-branches = A plan chooses among { $most } moves at most.
planned-refusal-many-turns = So far ahead I cannot plan: { $most } turns, one after the other, at most.
planned-refusal-many-moves = A planned turn has { $most } moves at most.

## /my plan, and the buttons below

planned-title = What you have planned at table { $code }
planned-kept = Noted. Only you know of it; I play it when it is your turn.
planned-none = Nothing is planned.
planned-dropped = Dropped: nothing is planned any more.
planned-drop-button = Drop what is planned
planned-legal-button = Play it if it is still allowed
planned-undisturbed-button = Not if something near it changes
planned-unchanged-button = Only if nothing else happens

## In a direct message, which others may read on a lock screen

planned-letter-waits = What you have planned will be played. My view shows it.
planned-letter-stands = What you have planned for your next turn stands. My view shows it.
planned-letter-played = What you had planned has been played.
planned-letter-gone = What you had planned was set aside. My view says why.
