import { describe, expect, it } from 'vitest';
import type { Question } from '../../../contract/chat.ts';
import { act } from './act.ts';
import { noProgress, type Place, writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

const shrek = readPart('Shrek');
const chances = [0, 0.2, 0.4, 0.6, 0.8, 0.99];
const briefs = [...shrek.leads.values()].flatMap(({ brief }) => brief);
const goingOn = (shrek.script.pools.get('asks to go on') ?? []).flatMap((line) =>
  ['the story', 'the riddles', 'the song', 'the poem', 'the game', 'the recipe', 'the lesson', 'our adventure'].map(
    (it) => line.replace('{play}', it),
  ),
);
const isOffering = (line: string, lines: readonly string[] = briefs) => lines.some((it) => line.endsWith(` ${it}`));

function replies(last: string, message: string, progress: Partial<typeof noProgress> = {}) {
  const history = [
    { category: 'AI', message: last },
    { category: 'user', message: 'Hello there.' },
    { category: 'AI', message: last },
  ] as const;
  const scene = writeProgress({ ...noProgress, ...progress });
  const question = {
    character: 'Shrek',
    loveInterest: 'Fiona',
    message,
    history: [...history],
    scene,
  } satisfies Question;
  return chances.map((chance) => act(question, shrek, () => chance));
}

describe('an offer behind what is said', () => {
  it('comes where there is room, with its own things to say', () => {
    const said = replies('Quiet day.', 'how old is the goat?').filter(({ line }) => isOffering(line));
    expect(said.length).toBeGreaterThan(0);
    for (const { line, say, progress } of said) {
      expect(line.split(/\s+/).length, line).toBeLessThan(15);
      expect(say, line).toHaveLength(2);
      expect(progress.place?.entry).toBe('offer');
    }
  });

  it.each([
    'i grow leeks behind my flat',
    'my grandmother died on sunday',
    'i am so scared',
    'you stink',
    'bye, goodnight',
    'i love you',
  ])('does not come to whoever tells news, or is sad, cross, tender or leaving: %s', (message) => {
    for (const { line } of replies('Quiet day.', message)) expect(isOffering(line), line).toBe(false);
  });

  it('does not come where something was asked a moment ago, nor to whoever knows many scenes', () => {
    for (const { line } of replies('Did you wipe your feet?', 'what is your goat called?'))
      expect(isOffering(line), line).toBe(false);
    const met = [...shrek.leads.keys()].slice(0, 6);
    for (const { line } of replies('Quiet day.', 'what is your goat called?', { met }))
      expect(isOffering(line), line).toBe(false);
  });

  const offered = 'Quiet day, bar the owl. Shall I tell you about the pike?';
  const place: Place = { scene: 'pike_breeches', entry: 'offer', choices: [], waited: 0 };
  const met = ['pike_breeches'];

  it('makes no other answer of the same one', () => {
    const [first] = replies('Quiet day.', 'how old is the goat?');
    const history = [{ category: 'AI' as const, message: 'Quiet day.' }];
    const asked = { character: 'Shrek', loveInterest: 'Fiona', message: 'how old is the goat?', history } as const;
    const bare = first?.line.replace(/ [^.]*\?$/, '') ?? '';
    for (const chance of chances)
      expect(act({ ...asked, instead: [first?.line ?? ''] }, shrek, () => chance).line).not.toBe(bare);
  });

  it('is taken by a yes', () => {
    for (const { progress } of replies(offered, 'yes please', { place, met }))
      expect(progress.place).toMatchObject({ scene: 'pike_breeches', choices: [0] });
  });

  it.each(['what is your goat called?', 'why did the owl sit there?', 'my sister breeds snails in Dublin'])(
    'was not heard by whoever goes on with something else: %s',
    (message) => {
      for (const { progress } of replies(offered, message, { place, met }))
        expect(progress.place?.scene).not.toBe('pike_breeches');
    },
  );
});

describe('a scene that was left', () => {
  const left: Place = { scene: 'pike_breeches', entry: 'offer', choices: [0], waited: 0 };
  const progress = { left, met: ['pike_breeches'] };

  it('is asked after, and goes on upon a yes', () => {
    const asked = replies('Quiet day.', 'how old is the goat?', progress).map(({ line }) => line);
    expect(asked.some((line) => isOffering(line, goingOn))).toBe(true);
    for (const said of replies(`Gerald. ${goingOn[0]}`, 'yes', progress))
      expect(said.progress.place?.scene).toBe('pike_breeches');
  });
});
