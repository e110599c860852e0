// A button does what it says, whatever it sounds like: "What did you say?" in a tale asks for no repetition. So do its words with an aside behind them: the scene goes on, unless the aside weighs more.
import { describe, expect, it } from 'vitest';
import { characterNames, isSpeaking } from '../../../cast/characters.ts';
import { replies } from '../../test/every-chance.ts';
import { act } from './act.ts';
import { noProgress, writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

const pike = { scene: 'pike_breeches', choices: [0] };

describe('what a button says, with something beside it', () => {
  it.each([
    ['King Harold', { scene: 'cress_sandwich', choices: [0] }, "Without egg? Hurry, I'm getting dizzy!", 2],
    ['Shrek', pike, "What did you wear? Hurry, I'm getting dizzy!", 1],
    ['Shrek', pike, "Go on, and I'm crying like a baby", 0],
    ['Queen Lillian', { scene: 'one_eyebrow', choices: [] }, "Not now! I'm in a hurry", 1],
    [
      'Kitty Softpaws',
      { scene: 'wig_return', choices: [0, 1, 1, 0, 0] },
      'A nightcap! Then you go in and say sorry, Kitty. And tell her why you took it.',
      0,
    ],
  ] as const)('goes on with the scene: %s, %j, %j', (who, where, message, choice) => {
    const play = (choices: readonly number[]) => readPart(who).scenes.play(where.scene, 'offer', choices, 'love')?.line;
    for (const { line } of replies(who, [play(where.choices) ?? ''], message, where))
      expect(line).toContain(play([...where.choices, choice])?.slice(-20));
  });

  it.each([
    'What did you wear? I feel so lonely today',
    'What did you wear? My grandmother died on monday',
    'What did you wear? I am allergic to wool',
  ])('waits where the aside weighs: %j', (message) => {
    for (const { progress } of replies('Shrek', ['Aye.'], message, pike))
      expect(progress.place?.choices ?? []).not.toContain(1);
  });
});

describe('every button of every scene', () => {
  it.each(characterNames.filter(isSpeaking))('leads on, where %s plays', (who) => {
    const part = readPart(who);
    for (const { name } of part.scenes.all) {
      const known = new Set<string>();
      const waiting: number[][] = [[]];
      for (let choices = waiting.pop(); choices; choices = waiting.pop()) {
        const beat = part.scenes.play(name, 'offer', choices, 'love');
        if (!beat || known.has(beat.line)) continue;
        known.add(beat.line);
        const scene = writeProgress({
          ...noProgress,
          place: { scene: name, entry: 'offer', choices, waited: 0 },
          met: [name],
        });
        for (const [index, { text }] of beat.choices.entries()) {
          const way = [...choices, index];
          waiting.push(way);
          const history = [{ category: 'AI' as const, message: beat.line }];
          const { line } = act(
            { character: who, loveInterest: 'Fiona', message: text, history, scene },
            part,
            () => 0.3,
          );
          const wanted = part.scenes.play(name, 'offer', way, 'love')?.line ?? '';
          expect.soft(withoutDear(line), `${name}: ${beat.line} [${text}]`).toContain(withoutDear(wanted));
        }
      }
    }
  });

  /** The beginning of a line, up to where it may call the visitor something. */
  const withoutDear = (line: string) => line.split(/,|\bFeel/)[0] ?? '';
});

describe('the right guess that a message begins with', () => {
  it('is heard before what is said behind it', () => {
    const where = { scene: 'velvet_riddles', choices: [0] };
    const play = (choices: readonly number[]) =>
      readPart('Queen Lillian').scenes.play(where.scene, 'offer', choices, 'love')?.line;
    const message = 'Chess! I play it with the history teacher on Fridays. Do you play against Harold?';
    for (const { line } of replies('Queen Lillian', [play(where.choices) ?? ''], message, where))
      expect(line).toContain('Chess.');
  });
});
