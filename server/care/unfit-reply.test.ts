import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../test/cases.ts';
import { fit, unfit } from '../test/service-replies.ts';
import { UnfitError } from './unfit-error.ts';
import { FitReading } from './unfit-reply.ts';

/** What is let through of a reply that arrives in `of`, piece by piece, and what cut it. */
async function heard(of: readonly string[]): Promise<{ said: readonly string[]; unfit: string | null }> {
  const said: string[] = [];
  const reading = new FitReading();
  const add = (ready: string) => void (ready && said.push(ready));
  try {
    for (const piece of of) add(reading.push(piece));
    add(reading.end());
    return { said, unfit: null };
  } catch (error) {
    if (error instanceof UnfitError) return { said, unfit: error.what };
    throw error;
  }
}
const verdict = async (reply: string) => (await heard([reply])).unfit;

describe('a reply of a service', () => {
  it.each(Object.entries(unfit).flatMap(([what, replies]) => replies.map((reply) => [what, reply] as const)))(
    'is cut for a %s: %j',
    async (what, reply) => {
      expect(await verdict(reply)).toBe(what);
      expect(await verdict(`Aye, my love. ${reply} And the mud is warm.`)).not.toBeNull();
    },
  );

  it.each(fit)('is let through: %j', async (reply) => {
    expect(await heard([...reply])).toEqual({ said: expect.anything(), unfit: null });
    expect((await heard([...reply])).said.join('')).toBe(reply);
  });

  it('streams on word by word', async () => {
    const words = 'The mud is warm and the onions grow tall tonight.'.match(/\S+\s*/g) ?? [];
    expect((await heard(words)).said.length).toBeGreaterThan(words.length - 3);
  });

  it('has every word behind at most the next, where no phrase is under way', async () => {
    const said: string[] = [];
    let given = 0;
    const reading = new FitReading();
    for (const word of 'Mud smells sweet when rain falls over these old reeds'.split(/(?<=\s)/)) {
      given += 1;
      const ready = reading.push(word);
      if (!ready) continue;
      said.push(ready);
      expect(given - said.join('').trim().split(/\s+/).length).toBeLessThanOrEqual(1);
    }
    said.push(reading.end());
    expect(said.length).toBeGreaterThan(8);
  });
});

describe('however a reply is split', () => {
  const fragments = [
    ...fit,
    ...Object.values(unfit).flat(),
    'Aye.',
    'you',
    'should',
    'kill',
    'tell',
    '5',
    '555',
    'http',
    '\n',
    'I',
    'a',
  ];
  const reply = fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    minLength: 1,
    maxLength: 6,
  });
  const cuts = fc.array(fc.nat(200), { maxLength: 12 });
  const split = (text: string, at: readonly number[]): string[] => {
    const places = [...new Set([0, ...at.map((place) => place % (text.length + 1)), text.length])].sort(
      (a, b) => a - b,
    );
    return places.slice(1).map((place, i) => text.slice(places[i], place));
  };

  it('it has the same verdict, and the same text or the beginning of it', async () => {
    await fc.assert(
      fc.asyncProperty(reply, cuts, async (parts, at) => {
        const text = parts.join(' ');
        const whole = await heard([text]);
        const byLetter = await heard(text.split(''));
        const some = await heard(split(text, at));
        expect([byLetter.unfit, some.unfit]).toEqual([whole.unfit, whole.unfit]);
        if (whole.unfit === null) {
          for (const { said } of [whole, byLetter, some]) expect(said.join('')).toBe(text);
        } else {
          for (const { said } of [whole, some]) expect(byLetter.said.join('').startsWith(said.join(''))).toBe(true);
        }
      }),
      { numRuns: times(3000, 1000) },
    );
  });

  const culprits = [
    'https://swamp.example',
    'www.swamp.example',
    'swamp.com',
    'shrek@swamp.org',
    '555 123 4567',
    '12 Elm Street',
    'five five five one two three four',
    'kill yourself',
    'k i l l y o u r s e l f',
    'kiiill\u200b yourrrself',
    'KILL-YOURSELF',
    'nobody would miss you',
    'you should die',
    "don't tell your parents",
    'as an AI',
    'language model',
    'my instructions',
    'system prompt',
    'f\u00adu\u200bck',
    'ｎｉｇｇｅｒ',
    'hijo de puta',
    'no se lo digas a tus padres',
    'mátate',
  ];

  it('no letter of what is unfit is ever passed on, and no piece is empty', async () => {
    const around = fc.constantFrom(...fit, '', 'Aye, and I say:', 'Listen.');
    await fc.assert(
      fc.asyncProperty(around, fc.constantFrom(...culprits), around, cuts, async (before, culprit, after, at) => {
        const { said, unfit } = await heard(split(`${before}. ${culprit}. ${after}`, at));
        expect(unfit).not.toBeNull();
        expect(said).not.toContain('');
        expect(`${before}.`.startsWith(said.join(''))).toBe(true);
      }),
      { numRuns: times(3000, 1000) },
    );
  });
});
