## Planned moves: what a person leaves to be played when their turn comes; only they read these

planned-line =
    { $more ->
        [0] Planned: { $moves } ({ $guard }).
        [1] Planned: { $moves } ({ $guard }). One more turn follows.
       *[other] Planned: { $moves } ({ $guard }). { $more } more turns follow.
    }
planned-branch =
    { $more ->
        [0] If { $other } plays "{ $after }": { $moves } ({ $guard }).
        [1] If { $other } plays "{ $after }": { $moves } ({ $guard }). One more turn follows.
       *[other] If { $other } plays "{ $after }": { $moves } ({ $guard }). { $more } more turns follow.
    }
planned-guard-legal = whatever else happens, if it is still allowed
planned-guard-undisturbed = unless something it needs changes
planned-guard-unchanged = only if nothing else happens
planned-played = Your planned move was played: { $moves }.

## Why a plan was set aside

planned-gone-moves = { $said } You had planned: { $moves }.
planned-gone-refused = Your planned move was set aside. { $why }
planned-gone-changed = Your planned move was set aside. { $what }
planned-gone-rest = The rest of your planned turn was set aside: { $moves }. { $why }
planned-cut-short = { $played } { $rest }
planned-gone-ends =
    { $before ->
        [ended] Your planned move was set aside: it would end the game with a worse place for you than when you planned it.
       *[went-on] Your planned move was set aside: by now it would end the game.
    }
planned-gone-otherwise = Your planned move was set aside: your opponent has played something else.
planned-gone-tended = Your planned move was set aside, as a computer plays for you.
planned-gone-absent = Your planned move was set aside while you could not be reached.
planned-gone-by-hand = You moved yourself, so what you had planned was set aside.
planned-gone-undone = A move was taken back, so what you had planned was set aside.
planned-gone-fault = Your planned move was set aside: I could not tell whether it still holds.
planned-gone-proposed = Your planned move was set aside: it would settle what is proposed here, and that is for you to decide.
planned-something-changed = Something else has happened since.
planned-other-move = By now the same words are another move.
planned-other-version = It was planned under an earlier version of the game.

## What cannot be planned

planned-refusal-over = This game is over: there is nothing left to plan.
planned-refusal-your-turn = It is your turn, so play it right away.
planned-refusal-waits = What you planned for this turn is about to be played. Drop it first, or plan the next turns once it is done.
planned-refusal-empty = Which move shall I play when it is your turn?
planned-refusal-branches-of-two = Only in a game of two can a plan choose among several moves.
planned-refusal-many-branches = A plan chooses among { $most } moves at most.
planned-refusal-many-turns = You cannot plan that far ahead: { $most } turns, one after the other, at most.
planned-refusal-many-moves = A planned turn has { $most } moves at most.

## /my plan, and the buttons below

planned-title = What you have planned at table { $code }
planned-kept = Noted: I play it when it is your turn. Nobody else can see it.
planned-replaced = This replaces what you had planned before.
planned-part = It is not your whole turn: then I call you for the rest.
planned-none = Nothing is planned.
planned-how = To plan a move, choose it on **{ try-button }** and press **{ try-plan-button }**, or type it with { $command_me_plan }.
planned-dropped = Dropped: nothing is planned any more.
planned-outdated = That button belongs to an earlier plan, so nothing was changed. This is what is planned now:
planned-outdated-none = That button belongs to an earlier plan, so nothing was changed. Now nothing is planned.
planned-wait = When your turn comes, I wait some minutes before I play it, so that nobody can tell that it was planned: { $most } at most, and longer only in your quiet hours.
planned-wait-none = I play it as soon as your turn comes, as you wish it in your settings.
planned-due = Due: { $at }, unless you move before.
planned-guards = **And if something has changed by then?**
planned-means-legal =
    { $chosen ->
        [yes] ✅ **{ planned-legal-button }**: whatever else has happened.
       *[no] ▫️ **{ planned-legal-button }**: whatever else has happened.
    }
planned-means-undisturbed =
    { $chosen ->
        [yes] ✅ **{ planned-undisturbed-button }**: not if something has changed that one of its moves needs. What it earns may have changed.
       *[no] ▫️ **{ planned-undisturbed-button }**: not if something has changed that one of its moves needs. What it earns may have changed.
    }
planned-means-unchanged =
    { $chosen ->
        [yes] ✅ **{ planned-unchanged-button }**: not if anything on the board is other than you expected.
       *[no] ▫️ **{ planned-unchanged-button }**: not if anything on the board is other than you expected.
    }
planned-means-always = In any case I set it aside if by then it would be another move than you meant, or would end the game unexpectedly or with a worse place for you.
planned-show-button = My plan
planned-begin-button = Plan my next move
planned-drop-button = Drop the plan
planned-legal-button = If it is still allowed
planned-undisturbed-button = Unless something it needs changes
planned-unchanged-button = Only if nothing else happens

## In a direct message, which others may read on a lock screen

planned-letter-waits = What you have planned will be played. My view shows it.
planned-letter-stands = What you have planned for your next turn stands. My view shows it.
planned-letter-played = What you had planned has been played.
planned-letter-gone = What you had planned was set aside. My view says why.
