"""Known: the people who came by of late, so that not each of their clicks asks the database.

Only a store that nobody else writes to may know people by heart. Whoever is changed is forgotten
when the change begins and again when it is safe, and what was read meanwhile is not kept.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from groundlings.store.model import Person

MOST: Final = 10_000
"""So many are known; who comes later pushes out whoever was here longest ago."""


class Known:
    """People by the hash of their key; asked and told from any thread."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, Person] = OrderedDict()
        self._lock = Lock()
        self.changes = 0
        """Moves on with every change: a read that saw another number may be old."""

    def get(self, key: str) -> Person | None:
        """Whoever has this key."""
        with self._lock:
            found = self._people.get(key)
            if found is not None:
                self._people.move_to_end(key)
            return found

    def keep(self, person: Person, at: int) -> None:
        """Somebody as they were read, after so many changes."""
        with self._lock:
            if at != self.changes:
                return
            self._people[person.key] = person
            if len(self._people) > MOST:
                self._people.popitem(last=False)

    def change(self, key: str) -> None:
        """Whoever has this key is about to be somebody else, or is by now."""
        with self._lock:
            self.changes += 1
            self._people.pop(key, None)
