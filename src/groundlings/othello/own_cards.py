"""Reads and checks cards of one's own, `[[own]]` of an edition: every problem at once (A100-A105).

The three blank cards of the box become script or staging cards, written in the vocabulary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.editions.reader import shown
from groundlings.othello.own_effects import Effect, EffectReader
from groundlings.othello.own_words import unfit
from groundlings.othello.verbs import (
    ACT_NAMES,
    CHARACTER_NAMES,
    COIN_NAMES,
    OWN_SCRIPT_NAMES,
    OWN_STAGING_NAMES,
)
from groundlings.othello.vocabulary import (
    LENGTHS,
    MOST_POINTS,
    MOST_PRICE,
    MOST_REWARD,
    OWN_VERBS,
    PLAYED,
    PRICES,
    SORTS,
    STOPS,
    TARGETS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from groundlings.editions.reader import Reader
    from groundlings.editions.sheet import Place

LANGUAGES: Final = ("en", "fr", "hu")
"""In this order a language borrows what it lacks."""
MOST_OWN: Final = len(OWN_SCRIPT_NAMES)
THE_TRUTH: Final = "the-truth"
ABOUT: Final = tuple(f"about_{language}" for language in LANGUAGES)
COMMON: Final = ("sort", *LANGUAGES, *ABOUT, "effects")
STAGING_KEYS: Final = (*("target", "price", "price_lead", "price_company", "played", "stopped_by"),)
SCRIPT_KEYS: Final = (
    *("act", "follows", "character_1", "verb", "character_2", "points"),
    *("intrigue", "spotlight", "coin", "handkerchief", "quote", "quote_ref", "quote_speaker"),
)
HARMS: Final = ("wounds", "kills")


class OwnCard(NamedTuple):
    """A card of one's own, ready for the book."""

    number: int
    """Its place among own cards, from 0."""
    is_script: bool
    effects: tuple[Effect, ...]
    script: dict[str, int]
    """The columns of a script card but for its position."""
    after: str | None
    """The script card it follows; empty = it opens the act, None = before the full curtain."""
    has_quote: bool = False
    target: int = 0
    paid_in: int = 0
    price_lead: int = 0
    price_company: int = 0
    from_hand: bool = False
    answers: bool = False
    stopped_by: tuple[str, ...] = ()

    @property
    def noun(self) -> str:
        """Its name in notation and records."""
        names = OWN_SCRIPT_NAMES if self.is_script else OWN_STAGING_NAMES
        return names[self.number]


class Ground(NamedTuple):
    """What the rest of an edition says that an own card has to fit in with."""

    stages: Mapping[str, tuple[str, ...]]
    """Who is on stage in each act."""
    order: Mapping[str, tuple[str, ...]]
    """The printed script cards of each act, as the play has them, up to its full curtain."""
    coins: Mapping[str, int]
    """How many coins of each sort there are."""
    room: int
    """So many staging cards more can be in the deck."""


def read_own(reader: Reader, ground: Ground) -> list[OwnCard]:
    """The own cards of a sheet in their order; none if it has none."""
    places = reader.records("own", optional=True)
    for place in places[MOST_OWN:]:
        what = f"there are {len(places)} cards of your own"
        fix = f"keep {MOST_OWN}: the box has no more blank cards"
        reader.problem(place, what, fix, "too_many", n=len(places), most=MOST_OWN)
        break
    found = [_Card(reader, place, ground).read(n) for n, place in enumerate(places[:MOST_OWN])]
    _tell_twins(reader, places[:MOST_OWN])
    stagings = [place for place, card in zip(places, found, strict=False) if not card.is_script]
    for place in stagings[max(0, ground.room) :]:
        what = "the staging deck has no room for this card"
        reader.problem(place, what, "give fewer copies of printed staging cards", "no_room")
    return found


def _tell_twins(reader: Reader, places: list[Place]) -> None:
    """No two own cards have one name in a language."""
    for language in LANGUAGES:
        met: dict[str, Place] = {}
        for place in places:
            name = reader.sheet.get(*place, language)
            if not isinstance(name, str):
                continue
            folded = " ".join(name.casefold().split())
            if folded in met:
                what = f"two cards of your own are called {shown(name)}"
                fix = "give this one another name"
                reader.problem((*place, language), what, fix, "same_name", card=shown(name))
            met.setdefault(folded, place)


class _Card:
    """Reads one record."""

    def __init__(self, reader: Reader, place: Place, ground: Ground) -> None:
        self.reader = reader
        self.place = place
        self.ground = ground

    def get(self, key: str) -> object:
        return self.reader.sheet.get(*self.place, key)

    def problem(self, key: str, what: str, fix: str, why: str, **values: object) -> None:
        self.reader.problem((*self.place, key), what, fix, why, **values)

    def read(self, number: int) -> OwnCard:
        """The card; what is wrong with it is noted."""
        sort = self.reader.one_of(self.place, "sort", SORTS)
        script = sort == "script"
        self.reader.only(self.place, (*COMMON, *(SCRIPT_KEYS if script else STAGING_KEYS)))
        self.names()
        return self.script(number) if script else self.staging(number)

    # Words

    def names(self) -> None:
        given = [language for language in LANGUAGES if self.get(language) is not None]
        if not given:
            fix = "name the card in one language: en, fr or hu"
            self.problem("en", "en is missing", fix, "no_name")
        for language in given:
            self.words(language, "name")
        for key in ABOUT:
            if self.get(key) is not None:
                self.words(key, "about")

    def words(self, key: str, length: str) -> str:
        """Some words that a page, a record and a screen reader can bear."""
        found = self.get(key)
        if not isinstance(found, str) or not found.strip():
            return self.reader.text(self.place, key)
        most = LENGTHS[length]
        if len(found) > most:
            what = f"{key} has {len(found)} characters"
            self.problem(key, what, f"use {most} at most", "too_long", n=len(found), most=most)
        if (why := unfit(found)) is not None:
            self.problem(key, f"{key} holds {why}", "strike it", "unfit")
        return found

    # A staging card

    def staging(self, number: int) -> OwnCard:
        reader, place = self.reader, self.place
        target = reader.one_of(place, "target", TARGETS, default="nobody")
        paid_in = reader.one_of(place, "price", PRICES, default="intrigue")
        lead, company = (
            reader.integer(place, key, 0, MOST_PRICE, default=0)
            for key in ("price_lead", "price_company")
        )
        played = reader.some_of(place, "played", PLAYED, default=())
        effects = EffectReader(reader, place, self.ground.coins, target=target, script=False).read()
        told = [effect.kind.name for effect in effects]
        self.target(target, effects)
        self.timing(played, told, effects, target)
        usual = [*STOPS] if target != "nobody" or "seize" in told else [*STOPS[:2]]
        stops = reader.some_of(place, "stopped_by", STOPS, default=usual)
        if "no-drama" in stops and target == "nobody" and "seize" not in told:
            what = "No Drama stops what is done to somebody, and this card has no target"
            self.problem("stopped_by", what, "strike no-drama, or give it a target", "no_drama")
        return OwnCard(
            number,
            is_script=False,
            effects=effects,
            script={},
            after=None,
            target=TARGETS.index(target),
            paid_in=PRICES.index(paid_in),
            price_lead=lead,
            price_company=company,
            from_hand="hand" in played,
            answers="answer" in played,
            stopped_by=tuple(stops),
        )

    def target(self, target: str, effects: Iterable[Effect]) -> None:
        """A target somebody is, and something is done to."""
        aimed = [effect for effect in effects if effect.is_aimed]
        if target != "nobody" and not aimed and self.get("effects"):
            what = f"the card has the target {target}, and none of its effects is done to it"
            fix = "strike target, or add an effect that needs it"
            self.problem("target", what, fix, "idle_target")
        for effect in aimed:
            if effect.kind.name == "lead" and target in {"lead", "company"}:
                what = f"the target {target} does not go with the effect lead"
                fix = 'write target = "player": the Lead gives the tile, the company takes it'
                self.problem("target", what, fix, "target_of_lead")
                return

    def timing(
        self, played: Iterable[str], told: list[str], effects: tuple[Effect, ...], target: str
    ) -> None:
        """When it is played, and what it can do then."""
        answers = "answer" in played
        if "seize" in told and not answers:
            what = "a card that seizes is played out of turn"
            self.problem("played", what, 'write played = ["answer"]', "seize_answers")
        if "seize" in told and "hand" in played:
            what = "a card that seizes works from its place only"
            self.problem("played", what, 'write played = ["answer"]', "seize_in_place")
        if "again" in told and "hand" in played:
            what = "another card is revealed in the place of a placed one only"
            self.problem("played", what, "strike hand, or the effect again", "again_placed")
        if "seize" in told and "protect" in told:
            what = "a card is one answer or the other: seize or protect"
            self.problem("effects", what, "strike one of the two", "one_answer")
        if not answers:
            return
        if not {"seize", "protect"} & set(told):
            what = "an answer seizes or protects, and this card does neither"
            fix = "add the effect protect or seize, or strike answer"
            self.problem("played", what, fix, "idle_answer")
        if target != "nobody":
            what = "out of turn nobody is aimed at"
            fix = "strike target, or strike answer in played"
            self.problem("target", what, fix, "aimed_answer")
        for index, effect in enumerate(effects):
            if effect.asks:
                what = f"out of turn a card asks nothing, and {told[index]} does"
                fix = "strike this effect, or strike answer in played"
                place = (*self.place, "effects", index)
                self.reader.problem(place, what, fix, "asking_answer", effect=told[index])

    # A script card

    def script(self, number: int) -> OwnCard:
        reader, place = self.reader, self.place
        act = reader.one_of(place, "act", ACT_NAMES)
        verb = reader.one_of(place, "verb", OWN_VERBS)
        one = self.character("character_1", act, ())
        others = () if verb in HARMS else ("", THE_TRUTH)
        two = self.character("character_2", act, others)
        coin = reader.one_of(place, "coin", (*COIN_NAMES, ""), default="")
        if coin and not self.ground.coins.get(coin, 0):
            what = f"this edition has no {coin} coin"
            self.problem("coin", what, "strike it, or name another", "no_coin")
        points = reader.integer(place, "points", 0, MOST_POINTS, default=0)
        rewards = {
            key: reader.integer(place, key, 0, MOST_REWARD, default=0)
            for key in ("intrigue", "spotlight")
        }
        handkerchief = reader.flag(place, "handkerchief", default=False)
        after = self.follows(act)
        quote = self.quotation()
        effects: tuple[Effect, ...] = ()
        if self.get("effects"):
            effects = EffectReader(
                reader, place, self.ground.coins, target="nobody", script=True
            ).read()
        columns = {
            "act": ACT_NAMES.index(act) + 1,
            "character_1": _character(one),
            "character_2": _character(two),
            "verb": OWN_VERBS.index(verb),
            "points": points,
            "points_lead": points,
            "points_company": points,
            **rewards,
            "coin": COIN_NAMES.index(coin) if coin else -1,
            "handkerchief": int(handkerchief),
        }
        return OwnCard(
            number,
            is_script=True,
            effects=effects,
            script=columns,
            after=after,
            has_quote=quote,
        )

    def character(self, key: str, act: str, others: tuple[str, ...]) -> str:
        """Somebody of the act; whoever is not on stage there is told so."""
        present = self.ground.stages.get(act) or CHARACTER_NAMES
        found = self.get(key)
        if isinstance(found, str) and found in CHARACTER_NAMES and found not in present:
            what = f"{found} is not on stage in act {act}"
            fix = f"name one of {', '.join(present)}, or another act"
            nouns = {"character": {"noun": found}, "act": {"noun": act}}
            self.problem(key, what, fix, "off_stage", **nouns)
            return present[0]
        choices = (*present, *others)
        return self.reader.one_of(self.place, key, choices, default="" if others else None)

    def follows(self, act: str) -> str | None:
        """The printed card after which it comes in Playwright's Challenge."""
        if self.get("follows") is None:
            return None
        order = self.ground.order.get(act, ())
        known = ["", *order[:-1]]
        found = self.get("follows")
        if found == "" or (isinstance(found, str) and found in known):
            return str(found)
        if order and found == order[-1]:
            what = f"nothing follows {found}, the full curtain of act {act}"
            self.problem("follows", what, "name an earlier card, or leave follows out", "after_end")
        elif isinstance(found, str) and any(found in cards for cards in self.ground.order.values()):
            what = f"{found} is no card of act {act}"
            fix = f"name one of {order[0]} to {order[-2]}"
            self.problem("follows", what, fix, "other_act", act={"noun": act})
        else:
            self.reader.one_of(self.place, "follows", known)
        return None

    def quotation(self) -> bool:
        """Whether there is one; where it stands and who says it go with it."""
        if self.get("quote") in {None, ""}:
            for key in ("quote_ref", "quote_speaker"):
                if self.get(key) not in {None, ""}:
                    what = f"{key} is of a quotation, and there is none"
                    self.problem(key, what, "strike it", "no_quote")
            return False
        self.words("quote", "quote")
        for key in ("quote_ref", "quote_speaker"):
            if self.get(key) not in {None, ""}:
                self.words(key, key)
        return True


def _character(name: str) -> int:
    return CHARACTER_NAMES.index(name) if name in CHARACTER_NAMES else -1
