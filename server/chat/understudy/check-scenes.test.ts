import { describe, expect, it } from 'vitest';
import { frog, riddle, scenesIn } from '../../test/small-scenes.ts';
import { checkScenes } from './check-scenes.ts';

const dears = ['lass', 'muddy boots'];
/** The faults in a scene, without those about how many there are. */
function faultsIn(source: string): readonly string[] {
  return checkScenes(scenesIn(source), dears, 'Shrek').filter((fault) => !fault.startsWith('There are '));
}

describe('the check of a scene', () => {
  it('finds nothing wrong with one that is in order', () => {
    expect(faultsIn(frog)).toEqual([]);
  });

  it('counts the kinds', () => {
    expect(checkScenes(scenesIn(frog, riddle), dears, 'Shrek')).toContainEqual(
      expect.stringContaining('There are 1 scenes of story, and 4 are needed.'),
    );
  });

  it.each([
    [
      'a line that is too long, in one of the words for the visitor',
      'Suit yourself, {dear}. He never paid.',
      'One two three four five six seven eight nine ten eleven twelve, {dear} {dear}.',
      'has 16 words',
    ],
    ['two lines at once', 'It was the warm one.', 'It was the warm one.\n  And the wide one.', 'Two lines at once'],
    ['a way that says nothing', '  He framed it.\n', '', 'Nothing is said at'],
    ['a button that is too long', '[And then?', '[And then what happened to that frog of yours', 'is too long'],
    ['a choice without words', ' # paid, money]', ']', 'has no tags'],
    ['an offer that asks nothing', 'Shall I tell it?', 'I tell it.', 'Its first line is an offer'],
    ['an offer without a no', '# no, later', '# later', 'no choice tagged "no"'],
    ['no word that opens it', '# opens: frog, rent\n', '', 'No words open it'],
    ['a sign that may not be said', 'He framed it.', 'He framed it 🐸.', 'may not be in a line'],
    ['a button that chooses another', '[Go on # more]', '[Did he pay? # more]', 'chooses another'],
    [
      'a scene that goes round for ever',
      '  He framed it.\n  -> END',
      '  He framed it, lap {lap}.\n  ~ lap = lap + 1\n  -> sign',
      'does not end',
    ],
  ])('names %s', (_, before, after, fault) => {
    const source = frog.replace(before, after);
    expect(source).not.toBe(frog);
    const withLaps = after.includes('lap {') ? `VAR lap = 0\n${source}` : source;
    expect(faultsIn(withLaps)).toContainEqual(expect.stringContaining(fault));
  });
});
