"""The numbers that Othello's rules name within their sentences, as the edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

SLOTS: Final = {
    "start_intrigue": ("meta", "start_intrigue"),
    "start_spotlight": ("meta", "start_spotlight"),
    "script_two": ("deal", 0, "script_acts_1_2"),
    "script_three": ("deal", 1, "script_acts_1_2"),
    "script_many": ("deal", 2, "script_acts_1_2"),
    "staging_few": ("deal", 0, "staging"),
    "staging_many": ("deal", 2, "staging"),
    "improv": ("meta", "improv_cost"),
    "seize": ("meta", "seize_cost"),
    "no_drama": ("meta", "no_drama_cost"),
    "look": ("meta", "look_cost"),
    "villainy": ("meta", "villainy_cost"),
    "revive": ("meta", "revive_cost"),
    "exit": ("meta", "exit_reward"),
    "trade": ("meta", "intrigue_for_a_spotlight"),
    "intrigue": ("meta", "intrigue_per_point"),
    "handkerchief": ("meta", "handkerchief_points"),
    "iago_bonus": ("meta", "iago_bonus"),
    "company_bonus": ("meta", "company_bonus"),
    "company_cards": ("meta", "company_bonus_cards"),
}
TWO_ACTS: Final = 2
"""With Iago cards of fewer acts there is no bonus."""


def slots(game: Game) -> dict[str, object]:
    """The numbers within sentences; the bonus for Iago as a row of numbers."""
    found: dict[str, object] = {slot: game.sheet.get(*place) for slot, place in SLOTS.items()}
    bonus = game.guide.boards()["meta"]["iago_bonus"][TWO_ACTS:]
    return found | {"iago_bonus": ", ".join(map(str, bonus))}
