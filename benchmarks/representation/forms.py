"""Writes the toy as one module per representation, as a person would write it by hand."""

import re
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ALONE: Final = "coins|points|left"  # one number a seat
ROWS: Final = "acts|stock|stage|crew"  # several numbers a seat, g.stock[seat * COLOURS + colour]


def by_player(rules: str) -> str:
    """Turn `g.coins[seat]` into `g.players[seat].coins`."""
    rules = re.sub(rf"g\.({ALONE})\[(\w+)\]", r"g.players[\2].\1", rules)
    return re.sub(rf"g\.({ROWS})\[(\w+) \* \w+ \+ ", r"g.players[\2].\1[", rules)


def by_offset(rules: str) -> str:
    """Turn `g.coins[seat]` into `g.v[COINS + seat]`."""
    rules = re.sub(r"g\.(day|top|die)\b", lambda m: f"g.v[{m[1].upper()}]", rules)
    fields = rf"g\.({ALONE}|{ROWS}|bag|deck|row)\["
    return re.sub(fields, lambda m: f"g.v[{m[1].upper()} + ", rules)


def sources() -> dict[str, str]:
    """Give the whole source of the toy by representation."""
    lists, players, vector, rules = (
        re.sub(r"^from \..*\n", "", (HERE / f"{name}.py").read_text(), flags=re.MULTILINE)
        for name in ("lists", "players", "vector", "rules")
    )
    step = lists.split("@final")[0]
    flat = vector.replace("from librt.vecs import vec\n", "").replace("vec[i64]", "list[int]")
    return {
        "lists": lists + rules,
        "players": step + players + by_player(rules),
        "vec[i64]": step + vector + by_offset(rules),
        "flat list": step + flat + by_offset(rules),
    }
