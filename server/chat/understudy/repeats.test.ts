import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { mostInstead, mostRemarks, type Remark } from '../../../contract/chat.ts';
import { times } from '../../test/cases.ts';
import { visitorMessages } from '../../test/visitor-messages.ts';
import { act } from './act.ts';
import { writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

/** Numbers from 0 up to, not including, 1, the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const turns = times(400, 120);
const after = [
  'why?',
  'really?',
  'and then?',
  'what is that',
  'tell me more',
  'yes',
  'no',
  'lol',
  'where is it',
  "what's his name",
];

describe.each(characterNames.filter(isSpeaking))('%s', (character) => {
  it('says no line twice within thirty turns, whoever talks on and on', () => {
    const part = readPart(character);
    const { loveInterest } = profileOf(character);
    const random = seeded(5);
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
    const history: Remark[] = [];
    const last = new Map<string, number>();
    let scene = '';
    for (let turn = 0; turn < turns; turn += 1) {
      const message = (random() < 0.4 ? pick(after) : pick(visitorMessages)?.[0]) ?? '';
      const { line, progress } = act(
        { character, loveInterest, message, history: history.slice(-mostRemarks), scene },
        part,
        random,
      );
      expect(turn - (last.get(line) ?? Number.NEGATIVE_INFINITY), `${message}: ${line}`).toBeGreaterThan(30);
      last.set(line, turn);
      scene = writeProgress(progress);
      history.push({ category: 'user', message }, { category: 'AI', message: line });
    }
  });

  it('has another answer to the same message, as often as the page may ask', () => {
    const part = readPart(character);
    const { loveInterest } = profileOf(character);
    for (const message of ['hello', 'tell me a story', 'kiss me', 'why?', 'what is your favourite food']) {
      const instead: string[] = [];
      for (let time = 0; time <= mostInstead; time += 1) {
        const { line } = act({ character, loveInterest, message, instead }, part, seeded(time));
        expect(instead, message).not.toContain(line);
        instead.push(line);
      }
    }
  });
});
