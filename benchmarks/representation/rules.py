"""The rules of the toy, written once over `lists`; `forms` rewrites them for the others."""

from typing import Final, final

from mypy_extensions import i64

from .lists import CARDS, COLOURS, HANDS, SEATS, SLOTS, SPACES, TRACKS, Step, Toy, blank

DAYS: Final[i64] = 6
LAST: Final[i64] = 8  # the end of an act's track
MASK: Final[i64] = 0xFFFFFFFF
HIRE: Final[i64] = 10
CRAFT: Final[i64] = 20
MOVE: Final[i64] = 30
EARN: Final[i64] = 40
KEEP: Final[i64] = 50
SEW: Final[i64] = 51


def mix(x: i64) -> i64:
    """Scramble 32 bits."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


def roll(g: Toy, n: i64) -> i64:
    """Roll 0..n-1."""
    x: i64 = (g.die + 0x9E3779B9) & MASK
    g.die = x
    return (mix(x) * n) >> 32


def draw(g: Toy) -> i64:
    """Draw an element from the bag; it holds more than one game needs."""
    total: i64 = 0
    for i in range(COLOURS):
        total += g.bag[i]
    at = roll(g, total)
    colour: i64 = 0
    while at >= g.bag[colour]:
        at -= g.bag[colour]
        colour += 1
    g.bag[colour] -= 1
    return colour


def score(g: Toy, seat: i64) -> i64:
    """Count finished costumes, pairs in stock and acts."""
    n: i64 = 0
    for i in range(0, SPACES, 3):
        a: i64 = g.stage[seat * SPACES + i]
        b: i64 = g.stage[seat * SPACES + i + 1]
        if a and b and g.stage[seat * SPACES + i + 2]:
            n += 5 if a == b else 3
    for i in range(COLOURS):
        n += g.stock[seat * COLOURS + i] // 2
    for i in range(TRACKS):
        n += g.acts[seat * TRACKS + i]
    return n


@final
class Dawn(Step):
    """Begins each day; lies at the bottom of the stack."""

    def ask(self, g: Toy) -> i64:
        for seat in range(SEATS):
            g.points[seat] += score(g, seat)
            g.coins[seat] += 2
            for i in range(HANDS):
                if g.crew[seat * HANDS + i] < 0:
                    g.crew[seat * HANDS + i] *= -1
        if g.day == DAYS:
            g.stack.pop()
            return 0
        g.day += 1
        for i in range(SLOTS):
            if g.row[i] == 0 and g.top < CARDS:
                g.row[i] = g.deck[g.top]
                g.top += 1
        g.stack.append(Wager())
        return 0


@final
class Wager(Step):
    """Everybody seals a number of turns; the lowest begins."""

    def ask(self, g: Toy) -> i64:
        mask: i64 = 0
        first: i64 = 0
        for seat in range(SEATS):
            if g.left[seat] == 0:
                mask |= 1 << seat
            if g.left[seat] < g.left[first]:
                first = seat
        if mask == 0:
            g.stack[-1] = Turn(first)
        return mask

    def options(self, g: Toy, seat: i64) -> list[int]:
        return [1, 2, 3, 4]

    def take(self, g: Toy, seat: i64, option: i64) -> None:
        g.left[seat] = option


@final
class Turn(Step):
    """One turn: hire, craft, move or earn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: Toy) -> i64:
        return 1 << self.seat

    def options(self, g: Toy, seat: i64) -> list[int]:
        found: list[int] = [EARN]
        coins: i64 = g.coins[seat]
        if g.crew[seat * HANDS + HANDS - 1] == 0:
            for i in range(SLOTS):
                card: i64 = g.row[i]
                if card and card % 4 < coins:
                    found.append(HIRE + i)
        found += [CRAFT + i for i in range(HANDS) if g.crew[seat * HANDS + i] > 0]
        found += [MOVE + i for i in range(TRACKS) if g.acts[seat * TRACKS + i] < LAST]
        return found

    def take(self, g: Toy, seat: i64, option: i64) -> None:
        g.left[seat] -= 1
        after = (seat + 1) % SEATS
        while g.left[after] == 0 and after != seat:
            after = (after + 1) % SEATS
        if g.left[after]:
            g.stack[-1] = Turn(after)
        else:
            g.stack.pop()
        i: i64 = 0
        if option < CRAFT:
            card: i64 = g.row[option - HIRE]
            g.row[option - HIRE] = 0
            g.coins[seat] -= card % 4 + 1
            while g.crew[seat * HANDS + i]:
                i += 1
            g.crew[seat * HANDS + i] = card
        elif option < MOVE:
            hired: i64 = g.crew[seat * HANDS + (option - CRAFT)]
            g.crew[seat * HANDS + (option - CRAFT)] = -hired
            g.stack.append(Place(seat, draw(g), hired % 3 + 1))
        elif option < EARN:
            act = option - MOVE
            g.acts[seat * TRACKS + act] += 1
            for i in range(SEATS):
                if i != seat and g.acts[i * TRACKS + act] == g.acts[seat * TRACKS + act]:
                    g.acts[i * TRACKS + act] -= 1
        else:
            g.coins[seat] += 2


@final
class Place(Step):
    """The element in hand goes on the stage or into stock; more may follow."""

    def __init__(self, seat: i64, colour: i64, more: i64) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.more: Final = more

    def ask(self, g: Toy) -> i64:
        return 1 << self.seat

    def options(self, g: Toy, seat: i64) -> list[int]:
        found: list[int] = [KEEP]
        part = self.colour % 3
        found += [SEW + i for i in range(part, SPACES, 3) if g.stage[seat * SPACES + i] == 0]
        return found

    def take(self, g: Toy, seat: i64, option: i64) -> None:
        if option == KEEP:
            g.stock[seat * COLOURS + self.colour] += 1
        else:
            g.stage[seat * SPACES + (option - SEW)] = self.colour + 1
        if self.more > 1:
            g.stack[-1] = Place(seat, draw(g), self.more - 1)
        else:
            g.stack.pop()


def settle(g: Toy) -> None:
    """Run the steps until somebody is asked or the game is over."""
    g.asked = 0
    while g.stack and not g.asked:
        g.asked = g.stack[-1].ask(g)


def start(seed: i64) -> Toy:
    """Set up a game."""
    g = blank()
    g.die = seed
    for i in range(COLOURS):
        g.bag[i] = 50
    for i in range(SEATS):
        g.coins[i] = 3
    for i in range(CARDS):
        j = roll(g, i + 1)
        g.deck[i] = g.deck[j]
        g.deck[j] = i + 1
    g.stack.append(Dawn())
    settle(g)
    return g


def playout(g: Toy, seed: i64, limit: i64, copies: i64) -> tuple[Toy, i64, i64]:
    """Play at random, maybe with copies; give the last state, decisions and checksum."""
    count: i64 = 0
    check: i64 = seed
    while g.asked and count < limit:
        if copies:
            g = g.clone()
        seat: i64 = 0
        while not g.asked >> seat & 1:
            seat += 1
        step = g.stack[-1]
        options = step.options(g, seat)
        n: i64 = len(options)
        count += 1
        option: i64 = options[(mix((seed + count * 0x9E3779B9) & MASK) * n) >> 32]
        step.take(g, seat, option)
        settle(g)
        check = (check * 31 + option * 256 + n * 4 + seat) & MASK
    for seat in range(SEATS):
        check = (check * 31 + g.points[seat] * 256 + g.coins[seat]) & MASK
    return g, count, check ^ g.die


def games(number: i64, copies: i64) -> tuple[i64, i64]:
    """Play whole games; give the number of decisions and a checksum over all of them."""
    total: i64 = 0
    check: i64 = 0
    for seed in range(number):
        _, count, one = playout(start(seed), seed, 1 << 30, copies)
        total += count
        check = (check * 31 + one) & MASK
    return total, check


def clones(g: Toy, number: i64) -> None:
    """Clone one state again and again."""
    for _ in range(number):
        g.clone()
