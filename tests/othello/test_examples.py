"""The two examples of the rulebook: a score sheet of 35 points, and a dead Desdemona."""

from __future__ import annotations

from groundlings.othello.score import add_bonuses, tally
from othello.stage import GAME, Table

SHEET = {
    "I": {"script": 2, "intrigue": 1, "spotlight": 1, "wounds": 0, "handkerchief": 0},
    "II": {"script": 7, "intrigue": 0, "spotlight": 1, "wounds": 1, "handkerchief": 0},
    "III": {"script": 11, "intrigue": 1, "spotlight": 0, "wounds": 1, "handkerchief": 3},
    "IV": {"script": 17, "intrigue": 1, "spotlight": 0, "wounds": 1, "handkerchief": 0},
    "V": {"script": 25, "intrigue": 0, "spotlight": 0, "wounds": 4, "handkerchief": 0},
}
ACT_SCORES = {"I": 4, "II": 9, "III": 16, "IV": 19, "V": 29}


def test_the_rulebooks_score_sheet_makes_35_points() -> None:
    """Script runs on, tokens and handkerchief are counted anew at each tally, bonuses come last."""
    table = Table(seats=2)
    for act, (name, row) in enumerate(SHEET.items(), 1):
        table.set(act=act, handkerchief=0 if row["handkerchief"] else 1)
        table.give(0, points=row["script"], spotlight=row["spotlight"], wounds=row["wounds"])
        table.give(0, intrigue=3 * row["intrigue"] + act % 3)
        tally(table.g)
        assert table.player(0)["sheet"][name] == {**row, "act-score": ACT_SCORES[name]}
    # Iago cards in four acts, three cards of one company character
    table.scored(0, "I.2", "II.2", "III.3", "IV.1", "I.8", "II.4", "IV.9")
    add_bonuses(table.g)
    assert table.player(0)["score"]["iago-bonus"] == 4
    assert table.player(0)["score"]["company-bonus"] == 2
    assert GAME.scores(table.g)[0] == 35
    assert table.player(0)["total"] == 35


def test_a_card_of_dead_desdemona_is_set_aside_and_brings_coin_and_handkerchief() -> None:
    """V.9 kills her; V.8, revealed later in the act, is not scored but rewarded."""
    table = Table(seats=3, lead=0, act=5).hands(s0="V.1", s1="V.9 V.7", s2="V.8 V.15").start()
    table.place(s0="V.1", s1="V.9", s2="V.8")
    table.show(1).let().play("1 pass")
    assert table.view()["cast"]["desdemona"]["dead"]
    table.show(2).let()
    assert table.player(2)["scored"] == []
    assert table.view()["cast"]["desdemona"]["aside"] == ["V.8"]
    assert table.player(2)["coins"]["desdemona"] == 1
    assert table.view()["handkerchief_holder"] == {"seat": 2}
