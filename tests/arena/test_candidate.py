"""A candidate may change what was reconstructed, and nothing that is known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import groundlings
from groundlings import GameError
from groundlings.arena.calibration.candidate import changes, checked
from groundlings.editions.sheet import Sheet
from groundlings.shakespeare.edition import FAMILIES

pytestmark = pytest.mark.plain

SHIPPED = Path(groundlings.game("shakespeare").folder) / "edition.toml"
TEXT = SHIPPED.read_text(encoding="utf-8")
ONE = Sheet.parse(TEXT, "edition.toml")


def record(key: str) -> str:
    """The text of a record."""
    [found] = re.findall(rf'\[\[[^\[]*?\]\]\nkey = "{key}"\n(?:(?!\n\n).)*', TEXT, re.DOTALL)
    return str(found)


def edited(old: str, new: str, within: str = "") -> Sheet:
    part = record(within) if within else TEXT
    assert part.count(old) >= 1
    changed = part.replace(old, new, 1)
    assert changed != part
    return Sheet.parse(TEXT.replace(part, changed, 1), "candidate.toml")


def test_the_same_sheet_has_no_changes() -> None:
    assert checked(ONE, Sheet.parse(TEXT, "copy.toml"), FAMILIES) == []


def test_what_we_have_chosen_may_be_chosen_otherwise() -> None:
    [change] = checked(ONE, edited("cost = 3", "cost = 1", "assistant"), FAMILIES)
    assert change.told() == "character assistant.cost: 3 becomes 1"
    [change] = checked(ONE, edited("candle = false", "candle = true"), FAMILIES)
    assert change.where == "stage_set.space 1.1.candle"


def test_spaces_may_be_taken_away_and_added() -> None:
    [last] = re.findall(r'\[\[stage_set\.space\]\]\nid = "5.5"\n(?:.+\n)*', TEXT)
    fewer = Sheet.parse(TEXT.replace(last, ""), "candidate.toml")
    [gone] = checked(ONE, fewer, FAMILIES)
    assert (gone.where, gone.after) == ("stage_set.space 5.5", "nothing")
    [new] = checked(fewer, ONE, FAMILIES)
    assert (new.where, new.before) == ("stage_set.space 5.5", "nothing")


@pytest.mark.parametrize(
    ("old", "new", "within", "where"),
    [
        ("value = 6", "value = 7", "costume_mistress_6", "character costume_mistress_6.activation"),
        ('act = "any", n = 2', 'act = "any", n = 3', "author", "character author.activation"),
        ("n = 1 }]", "n = 2 }]", "hamlet", "character hamlet.rehearsal"),
        ("value = 3", "value = 4", "yellow", "colour yellow.value"),
        ("start_prestige = 5", "start_prestige = 7", "", "meta.start_prestige"),
        ("{ space = 5, pounds = 1 }", "{ space = 4, pounds = 1 }", "", "track.act.I.reward"),
        ("rank_reward = [2, 1]", "rank_reward = [3, 1]", "", "track.act.II.rank_reward"),
        ("purple = 7", "purple = 6", "", "bag 1 set.purple"),
    ],
)
def test_what_is_known_stays(old: str, new: str, within: str, where: str) -> None:
    candidate = edited(old, new, within)
    with pytest.raises(GameError, match=re.escape(f"changes more: {where}: ")) as refused:
        checked(ONE, candidate, FAMILIES)
    assert re.search("but that is (seed|source)$", str(refused.value))


def test_a_known_record_is_not_struck_and_nothing_new_claims_to_be_known() -> None:
    lost = Sheet.parse(TEXT.replace(record("viola"), ""), "candidate.toml")
    with pytest.raises(GameError, match="character viola: a record becomes nothing, but that is"):
        checked(ONE, lost, FAMILIES)
    part = record("assistant")
    bold = part.replace("cost = 3", "cost = 1").replace('cost = "reconstructed"', 'cost = "seed"')
    with pytest.raises(GameError, match=r"assistant\.cost is seed there"):
        checked(ONE, Sheet.parse(TEXT.replace(part, bold), "candidate.toml"), FAMILIES)
    assert len(changes(ONE, Sheet.parse(TEXT.replace(part, bold), "x"), FAMILIES)) == 1
