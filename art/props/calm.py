"""Takes the grain out of a render of few samples, in place:  python3 calm.py <picture.png>"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'puppets'))
from patch import degrained, read, write  # noqa: E402

write(degrained(read(sys.argv[1])), sys.argv[1])
