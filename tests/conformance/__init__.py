"""What every game must hold to. A game runs it all by being registered, and by its `proof.py`."""
