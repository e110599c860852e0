// For tests of the understudy: a character with one scene, one thing in its world and a line for everything that may be said.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { briefsOf } from '../chat/understudy/briefs.ts';
import { compileScenes } from '../chat/understudy/compile-scenes.ts';
import { conversationPools, conversationSlots } from '../chat/understudy/conversation-pools.ts';
import { followUpsOf, indexed } from '../chat/understudy/follow-ups.ts';
import { type Scenes, scenesOf } from '../chat/understudy/scenes.ts';
import type { Part } from '../chat/understudy/turn.ts';
import { intents, unmatched } from '../chat/understudy/understand.ts';
import { worldOf } from '../chat/understudy/world.ts';

export const frog = `
=== frog ===
# story
# opens: frog, rent
I once had a frog who owed me rent. Shall I tell it?
+ [Yes, tell me # yes, more]
  -> begin
+ [Not now # no, later]
  Suit yourself, {dear}. He never paid.
  -> END
= begin
He moved into my warm puddle in May.
+ [And then? # more]
+ [Why that puddle? # why]
  It was the warm one.
  -> sign
- I hung up a sign. He sat on it.
  -> sign
= sign
+ [Did he pay? # paid, money]
  Nine hundred flies, on my pillow.
  -> END
+ [Go on # more]
  He framed it.
  -> END
`;
export const riddle = `
=== wet ===
# riddle
# opens: wet
Shall I ask you a riddle?
+ [Ask # yes]
  -> begin
+ [No # no]
  Good.
  -> END
= begin
What is wet and never leaves?
-> guesses
= guesses
+ [The rain # rain, water]
  Right.
  -> END
+ [I give up # dunno]
  The rain.
  -> END
+ [A guess # any]
  Wrong. Think of the sky.
  -> guesses
`;

/** Compiles Ink, a scene a text. */
export function scenesIn(...sources: readonly string[]): Scenes {
  const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
  mkdirSync(folder, { recursive: true });
  for (const [i, source] of sources.entries()) writeFileSync(join(folder, `${i}.ink`), source);
  const { json, faults } = compileScenes(folder);
  rmSync(folder, { recursive: true });
  if (!json) throw new Error(JSON.stringify(faults));
  return scenesOf(json);
}

export const goat = `
## goat
- names: goat, gerald
- name: Gerald is his name.
- what: A goat of opinions.
- what: Eleven years and two horns.
- why: He was lonely.
- how many: One goat.
- where: Behind the outhouse.
- who: He is mine.
- then: He ate the receipt.
- really: Aye, really.
- mention: Gerald is on the roof.
`;

export const followUps = `
## doing one.
- mallet, hitting: It is for posts.
- who+susan: Susan is a hen.
- susan: Susan sings.
- why: It needs doing.
- how many: Nine of them.
- ask: It is a big one.
- say: There is a ribbon on it.

## opening two?
- bus, work: Then sit.
- yes: Good.
- no: Never mind.
- ask: I scraped the pot.
- say: Come in by the fire.

## scene frog
- who+eustace, eustace: The frog is called so.
- where: In the bog.
- sign: It says Rent or Hop.
`;

/** Every pool has lines that say its title, with what fills its slots. */
export function smallPart(): Part {
  const slotsOf = (pool: string) =>
    Object.entries(conversationSlots)
      .filter(([, { pools }]) => (pools as readonly string[]).includes(pool))
      .map(([slot]) => `{${slot}}`)
      .join(' ');
  const titles = [
    ...intents.keys(),
    ...unmatched,
    ...conversationPools.keys(),
    'opening',
    'picking-up',
    'answering',
    'recall',
    'name-told',
  ];
  const own = { 'name-told': '{name}', 'picking-up': '{word}', recall: '{topic}' } as Readonly<Record<string, string>>;
  const pools = titles.map((title) => {
    const filled = own[title] ?? slotsOf(title);
    const line = (n: string) => `${title}${filled && ` ${filled}`} ${n}.`;
    return [title, ['one', 'two', 'three', 'four', 'five', 'six'].map(line)] as const;
  });
  const slots = new Map([['dear', ['lass']]]);
  return {
    script: { slots, pools: new Map(pools) },
    scenes: scenesIn(frog, riddle),
    world: worldOf(goat),
    followUps: indexed(followUpsOf(followUps), slots),
    talk: new Map(),
    leads: new Map(),
    ownTales: new Map(),
    inAWord: new Map(),
    trades: { lines: new Map(), words: new Map() },
    kin: new Map(),
    briefs: briefsOf(''),
    phrases: [{ said: [['te', 'quiero']], answers: ['Y yo a ti.'] }],
  };
}
