// Small things that visitors tell of their own life, as fresh writers typed them into tales that they had read the beginning of.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';
import { inIt, after as left, type Way } from '../../test/in-a-scene.ts';
import { checkOwnTales } from './check-own-tales.ts';
import { sayings } from './grammar.ts';
import { ownTaleKindOf } from './own-tale-kinds.ts';
import { readPart } from './understudy.ts';

/** Whether `line` is one of the character's lines to a tale of `kind`. */
function isTo(kind: string, line: string, character: Way[0]): boolean {
  const { ownTales, script } = readPart(character);
  return (ownTales.get(kind) ?? []).some((it) => sayings(it, script.slots).includes(line));
}

const tales: readonly (readonly [Way, string])[] = [
  [['Fiona', 'drawbridge_goose', [0, 0, 1], 'a goose chased me round a park once, never again'], 'chased'],
  [['Shrek', 'pike_breeches', [0, 0], 'someone nicked my towel at the pool once, long walk back'], 'robbed'],
  [['Shrek', 'onion_soup', [0, 0, 1, 0], 'my gran made this on sundays, never wrote it down'], 'grandparent'],
  [['Donkey', 'ode_to_toast', [0, 0], 'burnt mine this morning, had to wave at the smoke alarm'], 'burnt'],
  [['King Harold', 'umbrella_song', [0], 'i only sing in the car, at red lights mostly'], 'sings-alone'],
  [
    ['Queen Lillian', 'salt_border', [0, 1], 'me and my brother didnt speak for a year over a lawnmower'],
    'family-feud',
  ],
  [['Doris', 'lost_property', [0, 1], 'i lost three umbrellas this year alone'], 'lost'],
  [['Puss in Boots', 'ostrich_feather', [0, 0, 1], 'got overtaken by a man dressed as a banana at my 10k'], 'beaten'],
  [['Kitty Softpaws', 'stopped_clock', [0, 0, 0], 'stairs kill my knees, should of taken the chain'], 'creaks'],
  [['Gingerbread', 'crow_nest', [0, 1, 0], 'a magpie took my earring off the balcony, never saw it again'], 'robbed'],
  [['Doris', 'late_coach', [0, 0], 'waited 50 minutes for a bus today so yeah'], 'waited'],
  [['King Harold', 'sir_honk', [0, 0], 'i once hugged the wrong man at the airport'], 'blushed'],
  [['Suzy Sugar', 'pigeon_crossing', [0, 2, 1, 0], 'a seagull stole my whole sandwich in brighton once'], 'robbed'],
  [['Fiona', 'hiding_ambrose', [0], 'got a brother in law like that, its lawnmowers with him'], 'someone-like-that'],
  [['King Harold', 'nine_gloves', [0], 'met my husband at a bus stop, far less romantic'], 'met-partner'],
  [['Suzy Sugar', 'morning_song', [0], 'my grandad delivered milk, never late, up at three every day'], 'grandparent'],
];

describe('a small tale of one’s own', () => {
  it.each(tales)('is heard by what kind of thing it is, and the scene waits: %s', (way, kind) => {
    for (const line of inIt(way)) expect(isTo(kind, line, way[0]), line).toBe(true);
    for (const { place, say } of left(way)) {
      expect(place?.choices).toEqual(way[2]);
      expect(say.length).toBeGreaterThan(0);
    }
  });

  it.each(tales.filter(([, kind]) => kind !== 'grandparent'))(
    'is heard so where nothing is told, too: %s',
    (way, kind) => {
      for (const line of lines(way[0], ['The night was warm.'], way[3]))
        expect(isTo(kind, line, way[0]), line).toBe(true);
    },
  );

  it('has another answer where the like is told again', () => {
    const said = ['The night was warm.'];
    for (const message of ['a swan chased me once', 'then a dog bit me last summer', 'and a hen pecked me yesterday'])
      said.push(message, lines('Fiona', said, message)[0] ?? '');
    const heard = said.filter((_, i) => i > 0 && i % 2 === 0);
    expect(new Set(heard).size).toBe(3);
    for (const line of heard) expect(isTo('chased', line, 'Fiona'), line).toBe(true);
  });
});

describe('no tale of one’s own', () => {
  it.each([
    'i tickle your elbow, no rules said i cant',
    'i tiptoe and fall straight in, splash',
    'i lean left so we turn towards the sea',
    'hold my arm doris its dark out here',
    'who fell off the ladder?',
    'i want to chase the goose with you',
    'shall we steal the wig?',
  ])('is what is done, asked or wished in the play: %s', (message) => {
    const { ownTales, script } = readPart('Kitty Softpaws');
    const all = new Set([...ownTales.values()].flat().flatMap((it) => sayings(it, script.slots)));
    for (const line of inIt(['Kitty Softpaws', 'wig_return', [0, 1], message])) expect(all.has(line), line).toBe(false);
  });

  it('is a name that is told, or a trade: they have answers of their own', () => {
    for (const line of lines('Doris', ['Evening.'], 'my nan pearl always beat me at cards'))
      expect(line).toMatch(/Pearl/);
    for (const line of lines('Doris', ['Evening.'], 'im a nurse, my feet hurt on every shift'))
      expect(readPart('Doris').trades.lines.get('health')).toContain(line.replace(/^A nurse! /, ''));
  });

  it('is grief, illness or harm', () => {
    for (const message of [
      'my dad died last week',
      'my husband hits me when hes drunk',
      'i lost my baby in march',
      'my husband locked me out again last night',
      'my wife took my card again so i cant buy food',
      'i got robbed at knifepoint last year',
      'i burnt my arm on the oven again',
      'my boss shouted at me again today, i cried in the toilet',
      'my ex stole my passport once',
      'he locked me in the bathroom once',
      'my brother hit me with a belt when we were kids',
      'i couldnt sleep again, cried all night',
      'nobody came to my birthday last year',
    ]) {
      const { ownTales, script } = readPart('Suzy Sugar');
      const all = new Set([...ownTales.values()].flat().flatMap((it) => sayings(it, script.slots)));
      for (const { line } of replies('Suzy Sugar', ['Morning, petal.'], message))
        expect(all.has(line), line).toBe(false);
    }
  });
});

describe('what kind a tale is', () => {
  it('is sure where two signs of it stand there, and a mood is never sure', () => {
    expect(ownTaleKindOf('a swan chased me and my kayak once')).toEqual({ kind: 'chased', isSure: true });
    expect(ownTaleKindOf('it was hilarious')?.isSure).toBe(false);
    expect(ownTaleKindOf('the left one')).toBe(null);
  });

  it('is checked: every kind has lines, of fewer than fifteen words', () => {
    const kinds = '## chased\n- dog + bite\n';
    const lots = (title: string, count: number) =>
      `## ${title}\n${[...Array(count).keys()].map((i) => `- Line ${i} of ${title.replace('-', ' ')}.`).join('\n')}\n`;
    const faults = (markdown: string) => checkOwnTales(markdown, kinds, new Map()).map(({ what }) => what);
    expect(faults(lots('chased', 6) + lots('tale-plain', 10))).toEqual([]);
    expect(faults(lots('chased', 5) + lots('tale-plain', 10))).toEqual(['"chased" has 5 lines, and needs 6.']);
    expect(faults(lots('chased', 6))).toEqual(['There are no lines to "tale-plain".']);
    expect(faults(`${lots('chased', 6)}${lots('tale-plain', 10)}## eaten\n- Yum.`)).toContain(
      'kinds.md has no "eaten".',
    );
  });
});
