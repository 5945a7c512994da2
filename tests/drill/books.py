"""The books of a drill: what was acknowledged, and whether it stands where it must.

Programs play at a few tables over the JSON API. Whatever was answered 200 must stand in the log
once, at its number; what was never answered may stand there once. What a house shows must be what
its log leads to. And every table must go on.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import groundlings
from drill.house import SECONDS, Answer, Client, Lost
from groundlings.stage.table import replayed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from drill.house import Place
    from groundlings.store.model import Row
    from groundlings.store.store import Store

API: Final = "/api/v1/tables"
ALONE: Final = ("me", "me")
WITH_BOT: Final = ("me", "bot:random")
TRIES: Final = 400
PAUSE: Final = 0.05
OK, CREATED, STALE, AWAY = 200, 201, 409, 503


@dataclass
class Table:
    """A table as this program knows it."""

    key: str
    tokens: list[str | None]
    answered: dict[int, tuple[int, str]] = field(default_factory=dict)
    """What was acknowledged, by the row in which it must stand."""
    unsure: int = 0
    """So many choices were never answered."""
    told: int = 0
    rows: list[tuple[int, str]] = field(default_factory=list)
    """The log at the last look."""
    is_over: bool = False

    @property
    def ours(self) -> list[int]:
        """The seats that this program plays."""
        return [seat for seat, token in enumerate(self.tokens) if token]


class Books:
    """All tables of a drill, and what is wrong with them."""

    def __init__(self, seed: int, seats: Sequence[tuple[str, ...]] = (ALONE,) * 3) -> None:
        self.dice = random.Random(seed)  # noqa: S311 - what to play
        self.seats = list(seats)
        self.tables: list[Table] = []
        self.known: list[Table] = []
        """The tables that were ever opened; the one of each place is in `tables`."""
        self.wrong: Counter[str] = Counter()
        self.notes: list[str] = []
        self.statuses: Counter[int] = Counter()

    @property
    def acknowledged(self) -> int:
        """So many choices were answered 200."""
        return sum(len(table.answered) for table in self.known)

    def fault(self, kind: str, sentence: str) -> None:
        """Something that must not be."""
        self.wrong[kind] += 1
        self.notes.append(f"{kind}: {sentence}")

    # Playing

    def open(self, client: Client, place: int) -> Table | None:
        """A new table at this place; None if it did not come to be."""
        said = {"game": "shakespeare", "seats": self.seats[place]}
        answer = client.ask("POST", API, said)
        self._note(answer, "opening")
        if answer.status != CREATED:
            return None
        tokens = [seat["token"] for seat in answer.body["seats"]]
        table = Table(answer.body["id"], tokens)
        self.known.append(table)
        self.tables[place:] = [table, *self.tables[place + 1 :]]
        return table

    def set_up(self, client: Client) -> None:
        """A table at each place."""
        for place in range(len(self.seats)):
            assert self.open(client, place) is not None

    def play(self, clients: Sequence[Client], steps: int) -> None:
        """So many choices anywhere; what fails, fails."""
        for _ in range(steps):
            place = self.dice.randrange(len(self.seats))
            client = self.dice.choice(clients)
            try:
                if self.tables[place].is_over:
                    self.open(client, place)
                else:
                    self.step(client, self.tables[place])
            except Lost:
                continue

    def step(self, client: Client, table: Table) -> bool:
        """One choice of one of our seats, now and then a second thought; whether it was taken."""
        for seat in self.dice.sample(table.ours, len(table.ours)):
            token = table.tokens[seat]
            answer = client.ask("GET", f"{API}/{table.key}", token=token)
            self._note(answer, "look")
            if answer.status != OK:
                return False
            body = answer.body
            self._hear(table, body)
            if table.is_over:
                return True
            if body["undoable"] and self.dice.random() < 0.15:
                return self._send(client, table, seat, body["rev"], None)
            if body["options"]:
                choice = self.dice.choice(body["options"])
                return self._send(client, table, seat, body["rev"], choice)
        return False

    def _send(self, client: Client, table: Table, seat: int, rev: int, choice: str | None) -> bool:
        where = "undo" if choice is None else "choices"
        said = {"rev": rev} | ({"steps": 1} if choice is None else {"choice": choice})
        table.unsure += 1
        answer = client.ask("POST", f"{API}/{table.key}/{where}", said, table.tokens[seat])
        self._note(answer, f"{where} {rev} {choice}")
        if answer.status < AWAY - 3:  # else it may have been written before something went wrong
            table.unsure -= 1
        if "rev" in answer.body:
            self._hear(table, answer.body)
        if answer.status != OK:
            return False
        table.answered[answer.body["rev"] - 1] = seat, choice or "undo 1"
        return True

    def _hear(self, table: Table, body: dict[str, Any]) -> None:
        table.is_over = body["status"] == "finished"
        table.told = max(table.told, body["rev"])
        if body["status"] not in {"playing", "finished"}:
            self.fault("broken", f"{table.key} is {body['status']}")

    def _note(self, answer: Answer, what: str) -> None:
        self.statuses[answer.status] += 1
        if answer.status not in {OK, CREATED, STALE, AWAY}:
            sentence = answer.body.get("error", "")
            self.fault("refused", f"{what}: {answer.status} {sentence}")

    def look(self, url: str, table: Table, seat: int) -> dict[str, Any]:
        """A table as this seat sees it."""
        client = Client(url)
        try:
            return client.ask("GET", f"{API}/{table.key}", token=table.tokens[seat]).body
        finally:
            client.close()

    def wait(self, here: Place, client: Client) -> None:
        """Until the house says that it is ready again."""
        for _ in range(round(SECONDS / PAUSE)):
            here.revive()
            with suppress(Lost):
                if client.ask("GET", "/readyz").status == OK:
                    return
            time.sleep(PAUSE)  # the machine is given time to get well
        self.fault("broken", "the house did not get ready again")

    # Looking

    def check(self, here: Place, *clients: Client) -> None:
        """After the fault: every table goes on, and each stands as its log says."""
        for client in clients:
            self.go_on(client)
        for table in self.known:
            self._check(here.store, table, clients)
        self.known = [*self.tables, *(one for one in self.known if one not in self.tables)]

    def go_on(self, client: Client, tables: Sequence[Table] | None = None) -> None:
        """Somebody chooses at every table, or at these, and it is taken."""
        for place, table in enumerate(list(self.tables)):
            if tables is not None and table not in tables:
                continue
            try:
                if table.is_over:
                    self.open(client, place)
                elif not self._goes_on(client, table):
                    self.fault("broken", f"{table.key} does not go on at {table.told}")
            except Lost as error:
                self.fault("broken", f"{table.key} does not answer: {error}")

    def _goes_on(self, client: Client, table: Table) -> bool:
        """Whether somebody can choose, once the bots there have thought."""
        for _ in range(TRIES):
            if self.step(client, table):
                return True
            if len(table.ours) < len(table.tokens):
                time.sleep(PAUSE)  # a bot thinks
        return False

    def _check(self, store: Store, table: Table, clients: Sequence[Client]) -> None:
        log = store.log(table.key)
        rows = [(row.seat, row.option) for row in log]
        if [row.n for row in log] != list(range(len(log))) or len(log) < table.told:
            self.fault("lost", f"{table.key} has {len(log)} rows and {table.told} were told")
        if rows[: len(table.rows)] != table.rows:
            self.fault("lost", f"{table.key} has another past than before")
        table.rows = rows
        for n, answered in table.answered.items():
            if rows[n : n + 1] != [answered]:
                self.fault("lost", f"{table.key} row {n} is not {answered}")
        mine = [n for n, (seat, _) in enumerate(rows) if table.tokens[seat]]
        more = set(mine) - set(table.answered)
        if len(more) > table.unsure:
            self.fault("doubled", f"{table.key} has {sorted(more)}, {table.unsure} were unsure")
        if table in self.tables:
            for client in clients:
                self._compare(store, table, log, client)

    def _compare(self, store: Store, table: Table, log: list[Row], client: Client) -> None:
        """What is shown is what the log leads to."""
        found = store.table(table.key)
        assert found is not None
        stored, seats = found
        game = groundlings.game(stored.game)
        g = replayed(game, stored.setup(seats), log)
        for seat, token in [(None, None), *enumerate(table.tokens)]:
            if seat is not None and not token:
                continue
            body = client.ask("GET", f"{API}/{table.key}", token=token).body
            view = json.loads(json.dumps(game.view(g, seat), default=tuple))
            if body.get("rev") == len(log) and body["view"] != view:
                self.fault("broken", f"{table.key} shows seat {seat} another game than its log")
            elif body.get("rev") != len(log) and len(table.ours) == len(table.tokens):
                self.fault("broken", f"{table.key} is at {body.get('rev')}, its log at {len(log)}")
