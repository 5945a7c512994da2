"""How greedy judges a position of Shakespeare; see `critic`."""

from groundlings.bots.shakespeare.critic import TERMS, Critic

__all__ = ["TERMS", "Critic"]
