"""Says which moods a puppet has:  blender -b -P list.py -- <puppet>"""
import importlib
import os
import sys
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]
print('MOODS', *importlib.import_module(sys.argv[-1].replace('-', '_')).MOODS)
