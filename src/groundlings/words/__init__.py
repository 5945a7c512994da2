"""Words: how a message becomes a sentence in English, French and Hungarian.

    book = phrasebook("fr", game.folder).seated(["Anna", "Béla"])
    book.event({"key": "took", "who": {"seat": 1}, "ware": {"noun": "pie"}})
    book.option("take:pie")

A leaf: it knows no game and imports nothing of ours. English is a translation like the others.
"""

from __future__ import annotations

from groundlings.words.catalogue import BadCatalogue
from groundlings.words.language import UnknownLanguage, languages
from groundlings.words.phrasebook import Label, Phrasebook, phrasebook

__all__ = ["BadCatalogue", "Label", "Phrasebook", "UnknownLanguage", "languages", "phrasebook"]
