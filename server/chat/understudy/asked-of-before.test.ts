// What a tale told some lines ago is asked after, too, and of two answers the one that speaks of what is asked counts.
import { describe, expect, it } from 'vitest';
import { inIt, type Way } from '../../test/in-a-scene.ts';

const asked: readonly (readonly [Way, RegExp])[] = [
  [['Fiona', 'gate_riddles', [0, 2], 'why three riddles, cant i just knock'], /^Two's too quick/],
  [['Doris', 'late_coach', [0, 0], "who is on the coach that we're waiting for"], /^Eleven for soup/],
  [['Donkey', 'far_lighthouse', [0, 0], 'who lives in that lighthouse, do they know were coming'], /a keeper/],
  [['Puss in Boots', 'button_hunt', [0, 1], 'how did that button get to be lucky'], /in a duel/],
  [['Doris', 'hold_the_mop', [0, 1, 0, 1], 'so what happend to your other shoe'], /^The other found a puddle/],
  [['Suzy Sugar', 'pigeon_crossing', [0, 2, 1, 0], 'who made a pigeon a lord'], /gave himself the title/],
  [['Shrek', 'lost_mob', [0, 0], 'why couldnt they find you, its a big hut isnt it'], /a map/],
  [['Queen Lillian', 'throne_swan', [0, 1, 0], 'how did lady agatha even get in the palace'], /garden door/],
  [['Shrek', 'pike_breeches', [0, 0], 'what did the pike want with trousers'], /^On purpose, aye/],
  [['Donkey', 'she_sneezed', [0], 'lol poor eyebrows. are they growing back?'], /^They grew back/],
];

describe('a question in a tale', () => {
  it.each(asked)('finds what it asks for: %s', (way, line) => {
    for (const said of inIt(way)) expect(said).toMatch(line);
  });

  it('is answered by the line just said, if that is asked', () => {
    const way: Way = ['Queen Lillian', 'throne_swan', [0, 1, 0], 'which petitions were those?'];
    for (const said of inIt(way)) expect(said).toMatch(/^Letters from people/);
  });
});
