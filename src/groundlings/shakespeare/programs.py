"""Programs: how the effects of a card become numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.shakespeare import state
from groundlings.shakespeare.favours import ALL, NEXT
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
    "first_turn": (),
    "choose_one": ("options",),
    "others_back": ("n",),
    "others_lose_pounds": ("n",),
    "theatre_set": ("colours",),
    "hats": ("n",),
    "reactivate_actor": ("n",),
    "lord": (),
    "fewer_rest": ("n",),
    "prompter": ("pounds",),
    "discard_access": ("scope",),
    "craft_from_discard": ("kinds", "value"),
    "take_yellow_from_discard": ("n",),
}
PERMANENT: Final = ("craft_bonus", "first_turn")
SCOPES: Final = {"next": NEXT, "all": ALL}
PLAIN: Final = {
    "pounds": state.EARN,
    "prestige": state.GAIN,
    "plus3_token": state.TOKEN,
    "others_back": state.OTHERS_BACK,
    "others_lose_pounds": state.OTHERS_PAY,
    "reactivate_actor": state.REPEAT,
    "fewer_rest": state.LESS_REST,
}
"""Effects that are a number and nothing else."""
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
        return self._add(self._ordered(place, key))

    def _add(self, entries: list[Entry]) -> int:
        self._programs.append(entries)
        return len(self._programs) - 1

    def _ordered(self, place: Place, key: str | int, *, optional: bool = False) -> list[Entry]:
        """The effects in printed order, but that coloured quills go first (S24)."""
        spots = self._censor.records(*place, key, optional=optional)
        entries = [self._entry(spot) for spot in spots]
        quills = [entry for entry in entries if entry[0] == state.QUILL]
        quills.sort(key=lambda entry: entry[2] == state.ANY)
        return [quills.pop(0) if entry[0] == state.QUILL else entry for entry in entries]

    def rehearsal(self, place: Place) -> tuple[int, int]:
        """The program of a rehearsal without its white quills, and how many those are (S52).

        What befalls the others there goes by the Initiative track (S102).
        """
        entries = self._ordered(place, "rehearsal")
        white = [entry for entry in entries if entry[0] == state.QUILL and entry[2] == state.ANY]
        others = (state.OTHERS_BACK, state.OTHERS_PAY)
        program = [
            (effect, amount, 1 if effect in others else detail)
            for effect, amount, detail in entries
            if (effect, amount, detail) not in white
        ]
        return self._add(program), sum(number for _, number, _ in white)

    def dressed(self, place: Place, activation: int) -> int:
        """The activation of who is dressed: some effects lapse, others are added (R127, R128)."""
        cancelled = self._censor.some_of(place, "costumed_cancels", ("ambiance",), default=())
        more = self._ordered(place, "activation_if_costumed", optional=True)
        if not cancelled and not more:
            return activation
        kept = [
            entry
            for entry in self._programs[activation]
            if not cancelled or entry[0] not in (state.MOOD_SELF, state.MOOD_OTHERS)
        ]
        return self._add(kept + more)

    def permanent(self, place: Place) -> tuple[int, bool]:
        """What a card adds to every craftsman, and whether it opens the day, as it lies there."""
        bonus, opens = 0, False
        for spot in self._censor.records(*place, "permanent", optional=True):
            if self._censor.one_of(spot, "effect", PERMANENT) == "first_turn":
                self._censor.only(spot, ("effect",))
                opens = True
            else:
                self._censor.only(spot, ("effect", "n"))
                bonus += self._censor.integer(spot, "n", 0, 9)
        return bonus, opens

    def prompting(self, program: int) -> int:
        """What the Prompter wants for an act, if this program keeps one; else 0."""
        return sum(n for effect, n, _ in self._programs[program] if effect == state.PROMPT)

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
        if name in ("craft", "craft_from_discard"):
            kinds = reader.some_of(spot, "kinds", KIND_NAMES)
            mask = sum(1 << KIND_NAMES.index(kind) for kind in set(kinds))
            effect = state.CRAFT if name == "craft" else state.SALVAGE
            return effect, reader.integer(spot, "value", 1, 20), mask
        if name == "draw_objective":
            reader.integer(spot, "keep", 1, 1)
            return state.DRAW_OBJECTIVES, reader.integer(spot, "draw", 1, 5), 1
        if name == "choose_one":
            return self._choice(spot)
        if name in PLAIN:
            return PLAIN[name], reader.integer(spot, "n", 1, 9), 0
        if name in PERMANENT:
            reader.problem(spot, f"{name} is a permanent effect", "write it under permanent")
            return state.NO_EFFECT, 0, 0
        return self._backstage(spot, name)

    def _backstage(self, spot: Place, name: str) -> Entry:
        """An effect that only the expansion has."""
        reader = self._censor
        if name == "theatre_set":
            return state.THEATRE, 1, self._elements(spot, name)
        if name == "hats":
            return state.HATTING, reader.integer(spot, "n", 1, 9), self._hats()
        if name == "lord":
            return state.LORD, 1, 0
        if name == "prompter":
            return state.PROMPT, reader.integer(spot, "pounds", 1, 9), 0
        if name == "discard_access":
            return state.RAGS, SCOPES[reader.one_of(spot, "scope", tuple(SCOPES))], 0
        return state.SALVAGE_FREE, reader.integer(spot, "n", 1, 9), self._elements(spot, name)

    def _elements(self, spot: Place, name: str) -> int:
        """The elements a power may take, as a mask."""
        if name in ("take_yellow", "take_yellow_from_discard"):
            return sum(1 << state.YELLOW * state.KINDS + kind for kind in range(state.KINDS))
        colours = self._censor.some_of(spot, "colours", COLOUR_NAMES)
        kind = state.COSTUME if name == "take_costume" else state.SET
        return sum(1 << COLOUR_NAMES.index(c) * state.KINDS + kind for c in set(colours))

    def _hats(self) -> int:
        """Every costume element but the yellow one (R117)."""
        colours = [colour for colour in range(state.COLOURS) if colour != state.YELLOW]
        return sum(1 << colour * state.KINDS + state.COSTUME for colour in colours)

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
