// For tests of the understudy: a character with one scene, one thing in its world and a line for everything that may be said.
import { briefsOf } from '../chat/understudy/briefs.ts';
import { conversationPools, conversationSlots } from '../chat/understudy/conversation-pools.ts';
import { followUpsOf, indexed } from '../chat/understudy/follow-ups.ts';
import type { Part } from '../chat/understudy/part.ts';
import { intents, unmatched } from '../chat/understudy/understand.ts';
import { worldOf } from '../chat/understudy/world.ts';
import { frog, riddle, scenesIn } from './small-scenes.ts';

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
