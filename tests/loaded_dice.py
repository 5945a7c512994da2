"""Loaded dice for a house: the same clicks lead to the same table, today and tomorrow.

What is drawn for a game is drawn alike in every run; keys and addresses stay secret. `make soak`
rolls fair ones.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from groundlings.cli import main
from groundlings.kernel.pledge import SALT_BYTES, Pledge
from groundlings.stage import playhouse, wish, workers
from groundlings.web.visitors import Form

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.stage.workers import Question

SECRET: Final = 1616
STEADY: Final = Pledge(SECRET, bytes(SALT_BYTES), (b"steady",)).seed
"""The dice of the recorded clicks."""
SIGN: Final = "The Globe"
fair_thought: Final = workers.think


class Company:
    """Bots come in the order of the alphabet."""

    class SystemRandom:
        """Draws whoever stands first."""

        def sample(self, players: tuple[str, ...], k: int) -> list[str]:
            """The first of them."""
            return list(players[:k])


def think(question: Question, _die: int) -> int:
    """What a bot chooses here whenever it is asked."""
    return fair_thought(question, SECRET + question.world.rows)


def slip(_form: Form) -> str | None:
    """No browser puts in a slip: what it draws is never the same."""
    return None


def load(put: Callable[[object, str, object], None]) -> None:
    """Put the loaded dice where the fair ones lie."""
    put(wish, "secrets", Company)
    put(playhouse, "drawn_secret", lambda: (SECRET, secrets.token_bytes(SALT_BYTES)))
    put(playhouse, "sign", lambda: SIGN)
    put(workers, "think", think)
    put(workers, "thrown", lambda: SECRET)


def serve() -> None:
    """The command line, with loaded dice, whatever browsers add to them."""
    load(setattr)
    setattr(playhouse, "drawn_secret", lambda: (STEADY, secrets.token_bytes(SALT_BYTES)))  # noqa: B010 - another one than load puts
    Form.slip = slip  # type: ignore[method-assign,assignment]  # that is what loading dice means
    main()
