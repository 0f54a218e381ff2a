# The rules of Skeleton for players, chapter by chapter (step 4 of the guide).

skeleton-credit = An example.
skeleton-rules-1-title = { skeleton-name }
skeleton-rules-1 =
    In turn each takes one to three stones; whoever takes the last has won.

    Typed: **take 1**, **take 2**, **take 3**, **2** or **3**.
