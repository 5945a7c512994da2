"""Messages as a game might send them, for tests of its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.kernel.messages import NUMBER, SEAT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.messages import Messages


def messages(
    telling: Messages, fields: dict[str, tuple[str, ...]], seats: int
) -> Iterator[dict[str, object]]:
    """Every message of these keys, so often that each noun it may carry has its turn."""
    for key, names in fields.items():
        meanings = {name: telling.fields[name] for name in names}
        most = max((len(m) for m in meanings.values() if not isinstance(m, str)), default=4)
        for turn in range(most):
            yield {"key": key} | {
                name: {"seat": turn % seats}
                if meaning == SEAT
                else turn % 3
                if meaning == NUMBER
                else {"noun": meaning[turn % len(meaning)]}
                for name, meaning in meanings.items()
            }
