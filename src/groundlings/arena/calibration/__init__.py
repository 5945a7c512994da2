"""Calibration: an edition held against what the rulebooks say of play."""
