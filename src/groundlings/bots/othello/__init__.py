"""How bots play The Tragedy of Othello: greedy rehearses, a policy looks with an eye."""

from groundlings.bots.othello.rehearsal import TERMS, holding, play_out, standing, weigh

__all__ = ["TERMS", "holding", "play_out", "standing", "weigh"]
