"""How greedy judges a position of Shakespeare; see `critic`."""

from groundlings.bots.shakespeare.critic import BACKSTAGE_TERMS, TERMS, Critic

__all__ = ["BACKSTAGE_TERMS", "TERMS", "Critic"]
