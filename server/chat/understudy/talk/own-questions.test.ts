// What visitors ask of a character's habits and home, and say to it in passing, has an answer of its own.
import { expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../../cast/characters.ts';
import { lines } from '../../../test/every-chance.ts';
import { sayings } from '../grammar.ts';
import { readPart } from '../understudy.ts';
import { kindsIn } from './kind-of.ts';

it.each([
  ["what's the first thing you do in the morning?", 'first-thing'],
  ["what's the worst present you ever got?", 'worst-gift'],
  ['what keeps you up at night?', 'keeps-awake'],
  ['what would you tell her now, if she sat here?', 'tell-them'],
  ['what does your house smell like?', 'home-smell'],
  ['what would you do without me?', 'without-me'],
  ['shall i put the kettle on?', 'kettle-on'],
  ["what's your star sign?", 'star-sign'],
  ["what do you do when nobody's looking?", 'nobody-looks'],
  ["what's the hardest part of being you?", 'hardest-part'],
  ["i'm outside your door", 'at-your-door'],
  ["move over, i'm sitting down", 'make-room'],
])('%s', (message, answer) => {
  for (const who of characterNames.filter(isSpeaking)) {
    const { talk, script } = readPart(who);
    const all = (talk.get(answer) ?? []).flatMap((line) => sayings(line, script.slots));
    for (const line of lines(who, ['The moon is up, and the kettle is on.'], message))
      expect(
        all.some((it) => line.startsWith(it)),
        `${who}: ${line}`,
      ).toBe(true);
  }
});

it.each(["what if i weren't here", 'imagine i had never come', "what would become of you if i weren't around"])(
  '"%s" may be meant in earnest, and is not joked about',
  (message) => {
    const [meant] = kindsIn(message);
    expect(meant?.kind.answer !== 'without-me' || meant.sureness < 0.7).toBe(true);
  },
);
