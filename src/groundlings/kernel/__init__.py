"""The kernel: a stack of small steps that any rule of a game can stand on. It knows no game."""
