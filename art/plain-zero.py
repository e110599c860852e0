"""The text face with a plain zero. Atkinson Hyperlegible Next slashes its own, has no feature for another, and among words ("1,000 letters",
"© 2026") it reads as a machine's. Its licence allows the change, and reserves no name.

    pip install fonttools brotli && python3 art/plain-zero.py
"""
from pathlib import Path
from shutil import copy

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

SOURCE = Path('node_modules/@fontsource/atkinson-hyperlegible-next')
RESULT = Path('app/styles/fonts')
STEM, BOWL = 91, 74  # how thick the zero is at its sides, and above and below


def outer(glyphs, name):
    """The first contour of a glyph, which is its outline."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    ends = [i for i, (step, _) in enumerate(pen.value) if step in ('closePath', 'endPath')]
    pen.value = pen.value[:ends[0] + 1]
    return pen


font = TTFont(SOURCE / 'files/atkinson-hyperlegible-next-latin-400-normal.woff2')
glyphs = font.getGlyphSet()
for name in ('zero', 'zero.tf'):
    glyph = font['glyf'][name]
    outline = outer(glyphs, name)
    middle_x, middle_y = (glyph.xMin + glyph.xMax) / 2, (glyph.yMin + glyph.yMax) / 2
    wide = 1 - 2 * STEM / (glyph.xMax - glyph.xMin)
    high = 1 - 2 * BOWL / (glyph.yMax - glyph.yMin)
    pen = TTGlyphPen(None)
    outline.replay(pen)
    outline.replay(ReverseContourPen(TransformPen(pen, (wide, 0, 0, high, middle_x * (1 - wide), middle_y * (1 - high)))))
    font['glyf'][name] = pen.glyph()

RESULT.mkdir(exist_ok=True)
font.flavor = 'woff2'
font.save(RESULT / 'atkinson-plain-zero.woff2')
copy(SOURCE / 'LICENSE', RESULT / 'LICENSE')
