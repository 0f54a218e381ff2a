# /tavolo help

help-heading = How to play here
help-start = **Open a table** with /ruta new, /la-strada new, /strada-romana new or /stratego new. Others press **Join**, somebody presses **Start**. Invite a person by name and the game begins when they accept. Alone? Name a **computer**: easy, normal or hard.
help-play = **Play** with the button under the board: it shows only what you can do. Or type: /ruta draw, /la-strada build, /strada-romana move, /stratego move. There is no hurry; a game may last for days.
help-private = **What only you may see** reaches only you: by direct message, and any time under **My view**. /me settings stops the messages.
help-tables = **Several games at once?** /me tables lists yours, those waiting for you first. The option "table" names one.
help-absent = **Somebody has no time?** Every move has a deadline, shown under the board; /table status says what happens then. /table resign gives a game up, /table cancel ends it without a result.
help-where = **The rules** stand under /tavolo rules, in your language. **Board as text** says the whole board in words.
