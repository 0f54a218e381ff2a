"""Store a changed cup, and wish that its channel is shown it."""

from model.cup import Cup, CupStatus
from model.message import Key, Subject, Wish
from storage.transaction.transaction import Transaction


def save(tx: Transaction, before: Cup, after: Cup, now: int) -> None:
    """Store a cup that this transaction has read; ``before``: as it was read."""
    tx.cups.save(after)
    if after.version != before.version:
        has_ended = CupStatus.FINISHED is after.status is not before.status
        show(tx, after, now, has_ended=has_ended)


def show(tx: Transaction, cup: Cup, now: int, *, has_ended: bool = False) -> None:
    """Wish that its channel is shown the cup; its end by a new message."""
    tx.messages.want(Key(subject_of(cup), cup.place), now, Wish(news=has_ended))


def subject_of(cup: Cup) -> Subject:
    """Return what messages about this cup are about."""
    return Subject("cup", cup.id)
