"""Renders one puppet in one mood:  blender -b --factory-startup -P portrait.py -- <puppet> <mood> <pixels> <samples> <to.png>"""
import importlib
import os
import sys
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]
sys.dont_write_bytecode = True
import light  # noqa: E402

who, mood, size, samples, to = sys.argv[sys.argv.index('--') + 1:]
light.theatre(int(samples))
puppet = importlib.import_module(who.replace('-', '_'))
puppet.build(puppet.MOODS[mood])
light.aim()
light.shoot(os.path.abspath(to), int(size))
