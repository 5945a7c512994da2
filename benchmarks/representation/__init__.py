"""How should a game hold its state? One toy, four representations, measured side by side."""
