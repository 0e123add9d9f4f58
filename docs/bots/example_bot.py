#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A small bot for glazier's protocol: see protocol.md.

    glazier play --seat '2=exec:python3 docs/bots/example_bot.py'

In Sintra it likes moves that place panes far to the right and breaks glass
only when it must; any other game it plays at random."""
import random
import sys


def say(line):
    print(line, flush=True)  # without flush the house would wait for ever


def value(move):
    if ">" not in move:
        return -1  # the glazier back above the first strip
    target = move.split(">")[1]
    if target.startswith("x"):
        return -10  # nothing fits, all the panes break
    return int(target[0]) if target[0].isdigit() else 0


def main():
    game, moves = "", []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "glazier":
            say("ready example" if rest == "2" else "error only protocol 2")
        elif word == "game":
            game = rest.split()[0]
        elif word == "moves":
            moves = rest.split()
        elif word == "go":
            random.shuffle(moves)
            say("move " + (max(moves, key=value) if game == "sintra" else moves[0]))
        elif word == "quit":
            break


main()
