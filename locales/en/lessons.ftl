# /tavolo learn: what the lessons of all games share.

lesson-choose = Learn a game
lesson-choose-how = A few small positions, a minute each: look, choose a move, see what happens. Only you see it, nothing counts, and you can stop at any time.
lesson-game = { $game } · { $count } steps
lesson-heading = { $game } · { $number } of { $count } · { $title }
rules-learn-button = Try it, move by move
lesson-ask = 👉 **{ $ask }**
lesson-right = ✅ { $said }
lesson-not-yet = 💡 { $said }
lesson-refused = 🚫 { $refusal }
lesson-back-button = ‹ Back
lesson-type-button = Type a move
lesson-show-button = Show me
lesson-next-button = Next ›
lesson-end-button = Finish
lesson-again-button = From the beginning
lesson-form-title = Your move
lesson-form-field = Move
lesson-form-field-hint = As you would type it at a table
lesson-done = You can play { $game } now
lesson-done-play = **Play** in a channel: { $command } opens a table; name an easy computer to play against.
lesson-done-read = **Read** the rest when you need it: { $command_tavolo_rules }.
