"""The rules for those who play, and a sheet for every piece: in words, icons and tables.

The rules stand in the folder of a game, `rules/<language>.toml`; every number in them comes from
the edition that the game is shipped with.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import combining, normalize

from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

import groundlings
from groundlings.kernel.edition import ORIGINS, Censor
from groundlings.web.render import fill, house_book, page, table_book
from groundlings.web.tables import FRAGMENT
from groundlings.words.phrasebook import Phrasebook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.kernel.sheet import Place
    from groundlings.kernel.telling import Message

MADE_UP, _, PRINTED = ORIGINS
DASH: Final = "\u2013"
APOSTROPHE: Final = "\u2019"
LONGEST: Final = 80
"""So many characters of what somebody looks for are read."""
SHORT: Final = 8
"""So many characters of an edition's name tell it from others."""
NUMBERS: Final = (
    "days",
    "dress_rehearsal_days",
    "cylinders_per_player",
    "rest_tokens_per_player",
    "plus3_tokens",
    "start_prestige",
    "start_pounds",
    "first_in_order_prestige",
    "yellow_element_prestige",
    "unpaid_character_penalty",
)
ALONE: Final = (
    "neutral_start_space",
    "neutral_space_after_first_rehearsal",
    "bonus_if_cylinders_placed",
    "bonus_prestige",
)
SLOTS: Final = {
    "days": "days",
    "cylinders": "cylinders_per_player",
    "tokens": "plus3_tokens",
    "first": "first_in_order_prestige",
    "yellow": "yellow_element_prestige",
    "unpaid": "unpaid_character_penalty",
}
"""The numbers that a rule may name within its sentence."""
PHASES: Final = ("wager", "turns", "ambiance", "rehearsal", "maintenance", "rest")
"""The phases of a day, by the chapters that tell of them."""
TOKENS: Final = {"cylinder": "i-cyl", "plus3": "i-plus3", "rest": "i-rest"}
TRACKS: Final = {
    "acts": "i-quill",
    "ambiance": "i-mask",
    "initiative": "i-initiative",
    "candles": "i-candle",
}
POWERS: Final = ("activation", "permanent", "rehearsal")


# The rules


class Rule(NamedTuple):
    """One rule: a sentence or two, or the heading of a table."""

    key: str
    ids: tuple[str, ...]
    text: str
    table: str
    about: frozenset[str]


class Chapter(NamedTuple):
    """What belongs together."""

    key: str
    title: str
    rules: tuple[Rule, ...]


@cache
def chapters(folder: Path, language: str) -> tuple[Chapter, ...]:
    """The rules that stand in the folder of a game; none if it has none."""
    file = folder / "rules" / f"{language}.toml"
    if not file.is_file():
        return ()
    with file.open("rb") as lines:
        found = tomllib.load(lines)["chapter"]
    return tuple(
        Chapter(one["key"], one["title"], tuple(_rule(rule) for rule in one["rules"]))
        for one in found
    )


def _rule(found: dict[str, Any]) -> Rule:
    return Rule(
        found["key"],
        tuple(found["ids"]),
        found["text"],
        found.get("table", ""),
        frozenset(found.get("about", ())),
    )


@lru_cache(maxsize=64)
def rules_of(game: Game, language: str) -> tuple[Chapter, ...]:
    """The rules with the numbers of this edition in their sentences."""
    numbers = {slot: game.sheet.get("meta", key) for slot, key in SLOTS.items()}

    def told(rule: Rule) -> Rule:
        words, name = Phrasebook(language, {"rule": {rule.key: rule.text}}), f"rule.{rule.key}"
        return rule._replace(text=words.text(name, **numbers))

    return tuple(
        chapter._replace(rules=tuple(map(told, chapter.rules)))
        for chapter in chapters(game.folder, language)
    )


# What is printed


class Cell(NamedTuple):
    """A value: in words, perhaps in icons too, where it was found, whose sheet tells more."""

    words: str
    origin: str = PRINTED
    icons: tuple[Message, ...] = ()
    noun: str = ""
    drawings: tuple[str, ...] = ()


class Table(NamedTuple):
    """Values side by side; the first of each row says what the others are about."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    picture: dict[str, Any] | None = None

    @property
    def origins(self) -> set[str]:
        """Where the values were found."""
        found = {cell.origin for row in self.rows for cell in row}
        return found | ({self.picture["origin"]} if self.picture else set())

    @property
    def words(self) -> str:
        """All that is written in it."""
        shown = str(self.picture["words"]) if self.picture else ""
        return " ".join([shown, *self.head, *(cell.words for row in self.rows for cell in row)])


class Piece(NamedTuple):
    """Everything a sheet says of a piece but the rules."""

    noun: str
    name: Cell
    kind: str
    drawings: tuple[str, ...]
    worth: str
    """The number that lies on an element."""
    says: str
    facts: tuple[tuple[str, Cell], ...]
    table: Table | None
    topics: frozenset[str]

    @property
    def origins(self) -> set[str]:
        """Where its values were found."""
        found = {self.name.origin, *(cell.origin for _, cell in self.facts)}
        return found | (self.table.origins if self.table else set())


@lru_cache(maxsize=64)
def printed(game: Game, language: str) -> Printed:
    """All tables and pieces of a game in one language."""
    return Printed(game, table_book(game, language, ()))


class Printed:
    """What is printed on boards and cards, put into tables and sheets."""

    def __init__(self, game: Game, book: Phrasebook) -> None:
        self.book = book
        self.boards: dict[str, Any] = game.boards()
        self.sheet = game.sheet
        self._censor = Censor(game.sheet)
        self._sheaves = {sheaf.title: sheaf for sheaf in game.cards(book.language)}
        draw: dict[str, Callable[[], Table]] = {
            "numbers": self._numbers,
            "solo": self._solo,
            "days": self._days,
            "display": self._display,
            "bags": self._bags,
            "printed": self._printed,
            "craftsmen": self._craftsmen,
            "colours": self._colours,
            "set": self._set,
            "costumes": self._costumes,
            "objectives": self._objectives,
            "ambiance": self._ambiance,
            "acts": self._acts,
        }
        self.tables = {name: table() for name, table in draw.items()}
        self.pieces = {piece.noun: piece for piece in self._all_pieces()}

    def groups(self) -> Iterator[tuple[str, list[Piece]]]:
        """The pieces as a gallery shows them."""
        cards = self.boards["cards"]
        actors = [noun for noun, card in cards.items() if card["type"] == "actor"]
        yield from (
            (title, [self.pieces[noun] for noun in nouns])
            for title, nouns in (
                ("actors", actors),
                ("others", [noun for noun in cards if noun not in actors]),
                ("elements", self.boards["colours"]),
                ("objectives", self.boards["objectives"]),
                ("tokens", (*TOKENS, *TRACKS)),
            )
        )

    # Small things

    def _label(self, key: str) -> str:
        return self.book.label(key).name

    def _number(self, place: Place, key: str) -> Cell:
        found = self.sheet.get(*place, key)
        words = ", ".join(map(str, found)) if isinstance(found, list) else str(found)
        return Cell(words, self._censor.origin(place, key))

    def _records(self, *place: str) -> list[tuple[Place, dict[str, Any]]]:
        found = self.sheet.get(*place)
        records = found if isinstance(found, list) else []
        return [((*place, n), record) for n, record in enumerate(records)]

    def _weakest(self, origins: Iterable[str]) -> str:
        return min(origins, key=ORIGINS.index, default=PRINTED)

    def _pays(self, messages: Sequence[Message], origin: str = PRINTED) -> Cell:
        told = tuple(messages) or ({"key": "nothing"},)
        return Cell(self.book.effects(told), origin, tuple(messages))

    def _cost(self, card: dict[str, Any]) -> Cell:
        origin = card["origin"]["cost"]
        if not card["cost"]:
            return Cell(self.book.effect({"key": "no-wages"}), origin)
        return self._pays([{"key": "pounds", "n": card["cost"]}], origin)

    def name(self, noun: str) -> str:
        """What a piece is called where it stands by itself."""
        if noun in (*TOKENS, *TRACKS):
            return self.book.text(f"piece.name_{noun}")
        return self._label(noun) if noun == "extra" else self.book.noun(noun, "alone")

    def _named(self, noun: str, origin: str) -> Cell:
        return Cell(self.name(noun), origin, (), noun)

    # Tables

    def _numbers(self) -> Table:
        text = self.book.text
        return Table(
            (),
            tuple(
                (Cell(text(f"rules.number_{key}")), self._number(("meta",), key)) for key in NUMBERS
            ),
        )

    def _solo(self) -> Table:
        text = self.book.text
        return Table(
            (),
            tuple(
                (Cell(text(f"rules.alone_{key}")), self._number(("solo",), key)) for key in ALONE
            ),
        )

    def _days(self) -> Table:
        every = range(1, self.boards["days"] + 1)
        held = {
            "rehearsal": self.boards["rehearsals"],
            "maintenance": every[:-1],
            "rest": every[:-1],
        }
        rows = []
        for phase in PHASES:
            key = "dress_rehearsal_days" if phase == "rehearsal" else "days"
            origin = self._censor.origin(("meta",), key)
            days = held.get(phase, every)
            cells = [Cell("✓" if day in days else DASH, origin) for day in every]
            rows.append((Cell(self.book.text(f"rules.phase_{phase}")), *cells))
        return Table((self._label("day"), *map(str, every)), tuple(rows))

    def _display(self) -> Table:
        columns = ("characters", "set_elements", "costume_elements")
        rows = tuple(
            (Cell(str(record["players"])), *(self._number(place, key) for key in columns))
            for place, record in self._records("display")
        )
        text = self.book.text
        heads = (text("rules.set_elements"), text("rules.costume_elements"))
        return Table((self._label("players"), self._label("characters"), *heads), rows)

    def _bags(self) -> Table:
        sheaf = self._sheaves["bags"]
        rows = tuple(
            tuple(
                Cell(self.book.value(value), origin)
                for value, origin in zip(row.columns, row.origins, strict=True)
            )
            for row in sheaf.rows
        )
        return Table(tuple(map(self._label, sheaf.columns)), rows)

    def _printed(self) -> Table:
        cards = {n: card for n, card in self.boards["cards"].items() if card["place"] == "board"}
        rows = tuple(
            (
                self._named(noun, card["origin"]["name"]),
                self._pays(card["activation"], card["origin"]["activation"]),
                self._pays(card["rehearsal"], card["origin"]["rehearsal"]),
            )
            for noun, card in cards.items()
        )
        return Table(tuple(map(self._label, ("name", "activation", "rehearsal"))), rows)

    def _craftsmen(self) -> Table:
        rows = tuple(
            (
                self._named(noun, card["origin"]["name"]),
                self._pays(card["activation"], card["origin"]["activation"]),
                self._cost(card),
            )
            for noun, card in self.boards["cards"].items()
            if _crafts(card)
        )
        return Table(tuple(map(self._label, ("name", "activation", "cost"))), rows)

    def _colours(self) -> Table:
        rows = tuple(
            (
                Cell(self.name(noun), PRINTED, (), noun, (f"s-set-{noun}", f"s-cos-{noun}")),
                Cell(str(colour["value"]), colour["origin"]["value"]),
                self._pays(colour["built"], colour["origin"]["built"]),
            )
            for noun, colour in self.boards["colours"].items()
        )
        return Table(tuple(map(self._label, ("name", "value", "set_effect"))), rows)

    def _set(self) -> Table:
        """The picture of the set: bricks, walls, candles; in half-widths, from the left top."""
        spaces, virtual = self.boards["spaces"], self.boards["virtual"]
        rows = max(spot["row"] for spot in spaces)
        left = max(abs(spot["x"]) for spot in (*spaces, *virtual)) + 1
        candles = [spot["place"] for spot in spaces if spot["candle"]]
        records = [
            *self._records("stage_set", "space"),
            *self._records("stage_set", "virtual_space"),
        ]
        widths = [sum(spot["row"] == row for spot in spaces) for row in range(1, rows + 1)]
        picture = {
            "words": self.book.text(
                "rules.set_words", rows=", ".join(map(str, widths)), candles=", ".join(candles)
            ),
            "width": 2 * left * 20,
            "height": rows * 40,
            "middle": left * 20,
            "bricks": [
                {
                    "x": (spot["x"] - 1 + left) * 20 + 2,
                    "y": (rows - spot["row"]) * 40 + 2,
                    "kind": "wall" if spot in virtual else "candle" if spot["candle"] else "brick",
                    "place": "" if spot in virtual or spot["candle"] else spot["place"],
                }
                for spot in (*spaces, *virtual)
            ],
            "origin": self._weakest(self._censor.origin(place) for place, _ in records),
        }
        return Table((), (), picture)

    def _costumes(self) -> Table:
        records = self._records("costume_gain")
        rows = []
        for step in self.boards["costumes"]:
            origin = self._weakest(
                self._censor.origin(place)
                for place, record in records
                if record["from"] <= step["to"] and step["from"] <= record["to"]
            )
            rows.append(
                (Cell(f"{step['from']}{DASH}{step['to']}"), self._pays(step["pays"], origin))
            )
        return Table((self._label("value"), self.book.text("rules.pays")), tuple(rows))

    def _objectives(self) -> Table:
        rows = tuple(
            (
                self._named(noun, goal["origin"]["name"]),
                Cell(self.book.noun(noun, "means"), goal["origin"]["condition"]),
                self._worth(noun, goal["origin"]["condition"]),
            )
            for noun, goal in self.boards["objectives"].items()
        )
        heads = (self._label("name"), self._label("text"), self.book.text("rules.worth"))
        return Table(heads, rows)

    def _worth(self, noun: str, origin: str) -> Cell:
        """What an objective can bring."""
        records = self._records("objective")
        record = next(one for _, one in records if one["key"].replace("_", "-") == noun)
        tiers = [tier["prestige"] for tier in record.get("tiers", ())]
        if len(tiers) == 1:
            return self._pays([{"key": "prestige", "n": tiers[0]}], origin)
        most = max(tiers, default=record.get("per", {}).get("max", 0))
        return Cell(self.book.effect({"key": "at-most", "n": most}), origin)

    def _ambiance(self) -> Table:
        origin = self._censor.origin(("track", "ambiance"))
        text, calm = self.book.text, self.boards["calm"]
        rows = tuple(
            (
                Cell(text("rules.start_space", n=n) if n == calm else str(n)),
                self._pays([] if mood["key"] == "nothing" else [mood], origin),
            )
            for n, mood in enumerate(self.boards["ambiance"], 1)
        )
        return Table((text("rules.space"), text("rules.brings")), rows)

    def _acts(self) -> Table:
        text, grey, track = self.book.text, self.boards["grey"], ("track", "act")
        lost: Message = {"key": "lose-prestige", "n": grey["penalty"]}
        rows = [
            (
                Cell(text("rules.each_act")),
                Cell(text("rules.grey_to", n=grey["spaces"]), self._censor.origin(track)),
                self._pays([lost], self._censor.origin(track)),
            )
        ]
        for act, pays in self.boards["acts"].items():
            origin = self._censor.origin((*track, act))
            steps = [
                (text("rules.from_space", n=n), paid)
                for n, (paid, before) in enumerate(zip(pays, [[], *pays], strict=False), 1)
                if paid and paid != before
            ]
            if not steps:
                steps = [
                    (text("rules.place", n=n), [{"key": "prestige", "n": points}])
                    for n, points in enumerate(self.boards["ranks"], 1)
                ]
            rows += [
                (Cell(self.book.noun(act, "alone")), Cell(where), self._pays(paid, origin))
                for where, paid in steps
            ]
        heads = (self._label("acts"), text("rules.space"), text("rules.pays"))
        return Table(heads, tuple(rows))

    # Sheets

    def _all_pieces(self) -> Iterator[Piece]:
        yield from map(self._card, self.boards["cards"])
        yield from map(self._colour, self.boards["colours"])
        yield from map(self._objective, self.boards["objectives"])
        yield from map(self._token, (*TOKENS, *TRACKS))

    def _card(self, noun: str) -> Piece:
        card = self.boards["cards"][noun]
        origin, text = card["origin"], self.book.text
        facts = [(self._label("cost"), self._cost(card))]
        if card["place"] == "deck":
            facts.append((self._label("copies"), Cell(str(card["copies"]), origin["copies"])))
        else:
            facts.append((self._label("copies"), Cell(text(f"piece.place_{card['place']}"))))
        if card["slots"]:
            facts.append((self._label("slots"), Cell(str(card["slots"]))))
        heads = {
            "activation": self._label("activation"),
            "permanent": text("piece.permanent"),
            "rehearsal": self._label("rehearsal"),
        }
        facts += [
            (heads[power], self._pays(card[power], origin[power]))
            for power in POWERS
            if card[power]
        ]
        return Piece(
            noun,
            self._named(noun, origin["name"]),
            text(f"piece.kind_{card['type']}"),
            (f"c-{noun}",),
            "",
            "",
            tuple(facts),
            None,
            _topics(noun, card),
        )

    def _colour(self, noun: str) -> Piece:
        colour, text = self.boards["colours"][noun], self.book.text
        facts = (
            (self._label("value"), Cell(str(colour["value"]), colour["origin"]["value"])),
            (self._label("set_effect"), self._pays(colour["built"], colour["origin"]["built"])),
            (text("piece.on_costume"), self._pays([])),
        )
        return Piece(
            noun,
            self._named(noun, PRINTED),
            text("piece.kind_element"),
            (f"set-{noun}", f"cos-{noun}"),
            str(colour["value"]),
            "",
            facts,
            self._copies(noun),
            frozenset({noun, "colour"}),
        )

    def _copies(self, colour: str) -> Table:
        """How many elements of a colour are in the bags, by number of players."""
        kinds, text = ("set", "costume"), self.book.text
        counts: dict[str, dict[str, Cell]] = {}
        for place, record in self._records("bag"):
            row = counts.setdefault(str(record["players"]), {})
            row[record["kind"]] = self._number(place, colour)
        rows = tuple(
            (Cell(players), *(row[kind] for kind in kinds)) for players, row in counts.items()
        )
        heads = (text("piece.in_bag_set"), text("piece.in_bag_costume"))
        return Table((self._label("players"), *heads), rows)

    def _objective(self, noun: str) -> Piece:
        origin = self.boards["objectives"][noun]["origin"]
        text, number = self.book.text, len(self.boards["objectives"])
        return Piece(
            noun,
            self._named(noun, origin["name"]),
            text("piece.kind_objective"),
            (f"ob-{noun}",),
            "",
            "",
            (
                (self._label("text"), Cell(self.book.noun(noun, "means"), origin["condition"])),
                (text("rules.worth"), self._worth(noun, origin["condition"])),
                (self._label("copies"), Cell(text("piece.one_of", n=number))),
            ),
            None,
            frozenset({noun, "objective"}),
        )

    def _token(self, noun: str) -> Piece:
        text = self.book.text
        counts = {
            "cylinder": "cylinders_per_player",
            "plus3": "plus3_tokens",
            "rest": "rest_tokens_per_player",
        }
        facts: list[tuple[str, Cell]] = []
        if noun in counts:
            key = counts[noun]
            facts.append((text(f"rules.number_{key}"), self._number(("meta",), key)))
        if noun == "candles":
            found = [spot for spot in self.boards["spaces"] if spot["candle"]]
            origin = str(self.tables["set"].picture and self.tables["set"].picture["origin"])
            facts.append((text("piece.candles"), Cell(str(len(found)), origin)))
        tables = {"acts": "acts", "ambiance": "ambiance", "candles": "set"}
        return Piece(
            noun,
            self._named(noun, PRINTED),
            text("piece.kind_track" if noun in TRACKS else "piece.kind_token"),
            ((TOKENS | TRACKS)[noun],),
            "",
            text(f"piece.what_{noun}"),
            tuple(facts),
            self.tables[tables[noun]] if noun in tables else None,
            frozenset({noun}),
        )


def _crafts(card: dict[str, Any]) -> bool:
    return any(power["key"].startswith("craft-") for power in card["activation"])


def _topics(noun: str, card: dict[str, Any]) -> frozenset[str]:
    """What the rules may speak of when they mean this character, too."""
    found = {noun, card["type"], "printed" if card["place"] == "board" else card["place"]}
    if card["activation"]:
        found.add("active")
    if _crafts(card):
        found.add("craftsman")
    for power in card["activation"]:
        key = power["key"]
        if key == "craft-both":
            found |= {"craft-set", "craft-costume"}
        elif key.startswith(("craft-", "take-")):
            found |= {key, key.partition("-")[0]}
    return frozenset(found)


# Looking for words


class Search:
    """What somebody looks for: rules with all of these words, whatever their case and accents."""

    def __init__(self, query: str) -> None:
        self.query = " ".join(query.split())[:LONGEST]
        self.words = [folded for word in self.query.split() if (folded := _folded(word)[0])]

    def finds(self, *texts: str) -> bool:
        """Whether every word stands somewhere in these texts."""
        told = _folded(" ".join(texts))[0] if self.words else ""
        return all(word in told for word in self.words)

    def mark(self, text: str) -> Markup:
        """The text with the words marked."""
        if not self.words:
            return escape(text)
        told, places = _folded(text)
        marked = set()
        for word in self.words:
            for hit in re.finditer(re.escape(word), told):
                marked.update(places[hit.start() : hit.end()])
        found, at = Markup(), 0
        while at < len(text):
            end = at
            while end < len(text) and (end in marked) == (at in marked):
                end += 1
            piece = escape(text[at:end])
            found += Markup("<mark>{}</mark>").format(piece) if at in marked else piece
            at = end
        return found


def _folded(text: str) -> tuple[str, list[int]]:
    """A text without case and accents, and where each of its letters stood."""
    letters, places = [], []
    for place, letter in enumerate(text):
        for one in normalize("NFKD", letter.casefold().replace(APOSTROPHE, "'")):
            if not combining(one):
                letters.append(one)
                places.append(place)
    return "".join(letters), places


# Pages


def _game(request: Request) -> Game | None:
    name = request.path_params["game"]
    return groundlings.game(name) if name in groundlings.games() else None


def _nothing(request: Request, sentence: str, back: str = "/") -> Response:
    """One sentence on the page of the house for what is not there."""
    book = house_book(request.state.language)
    return page(
        request,
        "note.html",
        book,
        status=404,
        title=book.text("note.title_404"),
        sentence=sentence,
        code=404,
        back_url=back,
    )


def _no_game(request: Request) -> Response:
    name = request.path_params["game"][:40]
    return _nothing(request, house_book(request.state.language).text("rules.no_game", name=name))


def _common(game: Game, book: Phrasebook) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": book.title(),
        "edition": game.edition[:SHORT],
        "url": f"/games/{game.name}",
        "made_up": MADE_UP,
    }


async def rules(request: Request) -> Response:
    """The rules, all of them or those with the words somebody looks for."""
    language, game = request.state.language, _game(request)
    if game is None:
        return _no_game(request)
    told = rules_of(game, language)
    book = table_book(game, language, ())
    if not told:
        return _nothing(request, book.text("rules.no_rules", game=book.title()))
    search, prints = Search(request.query_params.get("q", "")), printed(game, language)
    shown = []
    for chapter in told:
        found = tuple(
            rule
            for rule in chapter.rules
            if search.finds(
                chapter.title,
                rule.text,
                *rule.ids,
                prints.tables[rule.table].words if rule.table else "",
            )
        )
        if found:
            shown.append(chapter._replace(rules=found))
    return page(
        request,
        "rules.html",
        book,
        chapters=shown,
        contents=told,
        found=sum(len(chapter.rules) for chapter in shown),
        query=search.query,
        mark=search.mark,
        tables=prints.tables,
        **_common(game, book),
    )


async def pieces(request: Request) -> Response:
    """All pieces, each with the way to its sheet."""
    language, game = request.state.language, _game(request)
    if game is None:
        return _no_game(request)
    book = table_book(game, language, ())
    if not game.boards():
        return _nothing(request, book.text("piece.no_pieces", game=book.title()))
    groups = [
        (book.text(f"piece.group_{key}"), found) for key, found in printed(game, language).groups()
    ]
    return page(request, "pieces.html", book, groups=groups, **_common(game, book))


async def piece(request: Request) -> Response:
    """One piece: the whole page, or the sheet alone for a table that opens it in a dialog."""
    language, game = request.state.language, _game(request)
    if game is None:
        return _no_game(request)
    book = table_book(game, language, ())
    if not game.boards():
        return _nothing(request, book.text("piece.no_pieces", game=book.title()))
    found = printed(game, language).pieces.get(request.path_params["noun"])
    if found is None:
        back = f"/games/{game.name}/pieces"
        noun = request.path_params["noun"][:40]
        sentence = book.text("piece.no_piece", name=noun, game=book.title())
        return _nothing(request, sentence, back)
    touching = [
        (chapter.title, told)
        for chapter in rules_of(game, language)
        if (told := [rule for rule in chapter.rules if rule.about & found.topics])
    ]
    values: dict[str, Any] = {
        "piece": found,
        "touching": touching,
        "mark": escape,
        **_common(game, book),
    }
    if FRAGMENT in request.headers:
        return HTMLResponse(fill("_piece.html", book, **values), headers={"Vary": FRAGMENT})
    response = page(request, "piece.html", book, **values)
    response.headers["Vary"] = FRAGMENT
    return response


ROUTES: Final = [
    Route("/games/{game}/rules", rules, methods=["GET"]),
    Route("/games/{game}/pieces", pieces, methods=["GET"]),
    Route("/games/{game}/pieces/{noun}", piece, methods=["GET"]),
]
"""To be greeted like every other page: `_get(route.path, route.endpoint)`."""
