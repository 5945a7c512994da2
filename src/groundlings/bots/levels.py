"""Levels: opponents for people, from one who plays for fun to the Master of the Revels.

Weaker ones are weaker because they are in all sorts of moods and look at nothing but the moment;
none of them makes a silly move on purpose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.bots.player import Policy
from groundlings.bots.search import Effort, Search

if TYPE_CHECKING:
    from collections.abc import Callable


MOODY: Final = 1.6
"""With so much warmth somebody plays for fun."""
STEADY: Final = 0.2
"""With so much somebody does nearly always what the table likes best, and wins more by it."""
MASTER: Final = 100_000
"""Games of so many choices together are played out for a choice, a tenth of a second..."""
REVELS: Final = 1_500_000
"""... and so many by the best: within two seconds, also with four at the table."""
DARING: Final = 10.0
"""The master tries nothing that the policy does less than once in twenty thousand times..."""
CARE: Final = 0.001
"""... and the best try everything, and mind a thousandth of a point."""
HANDS: Final = 2
"""The best think with two processes, where there are two cores for them."""

LEVELS: Final[dict[str, Callable[[], Policy | Search]]] = {
    "groundling": lambda: Policy("groundling", MOODY),
    "journeyman": lambda: Policy("journeyman", STEADY),
    "master": lambda: Search(Effort(choices=MASTER, daring=DARING), "master"),
    "revels": lambda: Search(Effort(choices=REVELS, negligible=CARE), "revels", HANDS),
}
