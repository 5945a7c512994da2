"""Programs: how the effects of a card become numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.shakespeare import state
from groundlings.shakespeare.verbs import ACT_NAMES, COLOUR_NAMES, KIND_NAMES

if TYPE_CHECKING:
    from groundlings.editions.reader import Reader
    from groundlings.editions.sheet import Place

EFFECTS: Final = {
    "quill": ("act", "n"),
    "ambiance": ("who", "n"),
    "take_set": ("colours", "n"),
    "take_costume": ("colours", "n"),
    "take_yellow": ("n",),
    "craft": ("kinds", "value"),
    "pounds": ("n",),
    "prestige": ("n",),
    "plus3_token": ("n",),
    "draw_objective": ("draw", "keep"),
    "craft_bonus": ("n",),
    "choose_one": ("options",),
}
Entry = tuple[int, int, int]


class Programs:
    """All programs of an edition, collected while it is read."""

    def __init__(self, reader: Reader) -> None:
        self._censor = reader
        self._programs: list[list[Entry]] = []

    def columns(self) -> dict[str, list[int]]:
        """The programs one after the other, as the book wants them."""
        found: dict[str, list[int]] = {
            name: [] for name in ("first", "last", "effect", "amount", "detail")
        }
        for program in self._programs:
            found["first"].append(len(found["effect"]))
            for effect, amount, detail in program:
                found["effect"].append(effect)
                found["amount"].append(amount)
                found["detail"].append(detail)
            found["last"].append(len(found["effect"]))
        return found

    def read(self, place: Place, key: str | int) -> int:
        """The number of the program a card has under this key; coloured quills go first (S24)."""
        entries = [self._entry(spot) for spot in self._censor.records(*place, key)]
        quills = [entry for entry in entries if entry[0] == state.QUILL]
        quills.sort(key=lambda entry: entry[2] == state.ANY)
        ordered = [quills.pop(0) if entry[0] == state.QUILL else entry for entry in entries]
        self._programs.append(ordered)
        return len(self._programs) - 1

    def rehearsal(self, place: Place) -> tuple[int, int]:
        """The program of a rehearsal without its white quills, and how many those are (S52)."""
        program = self.read(place, "rehearsal")
        entries = self._programs[program]
        white = [entry for entry in entries if entry[0] == state.QUILL and entry[2] == state.ANY]
        self._programs[program] = [entry for entry in entries if entry not in white]
        return program, sum(number for _, number, _ in white)

    def bonus(self, place: Place) -> int:
        """What a card adds to every craftsman while it lies there."""
        total = 0
        for spot in self._censor.records(*place, "permanent", optional=True):
            self._censor.one_of(spot, "effect", ("craft_bonus",))
            total += self._censor.integer(spot, "n", 0, 9)
        return total

    def _entry(self, spot: Place) -> Entry:  # noqa: PLR0911 - a list of effects
        reader = self._censor
        name = reader.one_of(spot, "effect", tuple(EFFECTS))
        reader.only(spot, ("effect", *EFFECTS[name]))
        if name == "quill":
            acts = (*ACT_NAMES, "any")
            act = acts.index(reader.one_of(spot, "act", acts))
            return state.QUILL, reader.integer(spot, "n", 1, 9), act
        if name == "ambiance":
            who = reader.one_of(spot, "who", ("self", "others"))
            effect = state.MOOD_SELF if who == "self" else state.MOOD_OTHERS
            return effect, reader.integer(spot, "n", -9, 9), 0
        if name in ("take_set", "take_costume", "take_yellow"):
            return state.TAKE_FREE, reader.integer(spot, "n", 1, 9), self._elements(spot, name)
        if name == "craft":
            kinds = reader.some_of(spot, "kinds", KIND_NAMES)
            mask = sum(1 << KIND_NAMES.index(kind) for kind in set(kinds))
            return state.CRAFT, reader.integer(spot, "value", 1, 20), mask
        if name == "draw_objective":
            reader.integer(spot, "keep", 1, 1)
            return state.DRAW_OBJECTIVES, reader.integer(spot, "draw", 1, 5), 1
        if name == "choose_one":
            return self._choice(spot)
        plain = {"pounds": state.EARN, "prestige": state.GAIN, "plus3_token": state.TOKEN}
        if name not in plain:
            reader.problem(spot, f"{name} is a permanent effect", "write it under permanent")
            return state.NO_EFFECT, 0, 0
        return plain[name], reader.integer(spot, "n", 1, 9), 0

    def _elements(self, spot: Place, name: str) -> int:
        """The elements a power may take, as a mask."""
        if name == "take_yellow":
            return sum(1 << state.YELLOW * state.KINDS + kind for kind in range(state.KINDS))
        colours = self._censor.some_of(spot, "colours", COLOUR_NAMES)
        kind = state.SET if name == "take_set" else state.COSTUME
        return sum(1 << COLOUR_NAMES.index(c) * state.KINDS + kind for c in set(colours))

    def _choice(self, spot: Place) -> Entry:
        """The Queen's: Pounds or objectives, each a program of its own."""
        found = {}
        options = self._censor.sheet.get(*spot, "options")
        for number in range(len(options) if isinstance(options, list) else 0):
            program = self.read((*spot, "options"), number)
            first = self._programs[program][:1]
            found[first[0][0] if first else state.NO_EFFECT] = program
        two = isinstance(options, list) and len(options) == len(found)
        if not two or set(found) != {state.EARN, state.DRAW_OBJECTIVES}:
            fix = "let one begin with pounds and one with draw_objective"
            self._censor.problem((*spot, "options"), "the two options cannot be told apart", fix)
            return state.NO_EFFECT, 0, 0
        return state.CHOICE, found[state.EARN], found[state.DRAW_OBJECTIVES]
