import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostHistoryBytes, mostMessageLetters, type Question } from '../../../contract/chat.ts';
import { times } from '../../test/cases.ts';
import { act } from './act.ts';
import { readPart } from './understudy.ts';

/** A pattern that tries all ways to divide such words among its parts takes years for some hundred of them. */
const words = [
  ...'remember recall know tell me you u still even do did can could who what where when how my our i she he it sister Anna Tom cat'.split(
    ' ',
  ),
  ...'is are was and but so because since that not no yes right again from in at on to for with of lol haha aw ooh btw said caught'.split(
    ' ',
  ),
  ...[
    'by the way',
    "it's",
    "i'm",
    "sister's",
    'remind me of',
    'guess what',
    'a nurse',
    'allergic to',
    'mi hermana',
    'se llama',
    'called',
  ],
  ...[',', '!', '?', '.', '...', '-', ' ', '  ', ', ', '! ', '? ', "'", '\n', 'x', 'a'],
];
const longest = 5000; // ms, on a machine that is busy with other things; what is well takes some 0.1 s

type Repeated = { readonly start: string; readonly pump: string; readonly end: string };

/** As much of `pump` as a question may hold: a message, and ten remarks of the visitor before it. */
function heaviestQuestion({ start, pump, end }: Repeated): Question {
  const filled = (letters: number) => {
    const between = letters - start.length - end.length;
    return start + pump.repeat(Math.ceil(between / pump.length)).slice(0, between) + end;
  };
  const remarks = 10;
  const history = Array.from({ length: remarks }, () => [
    { category: 'user' as const, message: filled(Math.floor(mostHistoryBytes / remarks) - 10) },
    { category: 'AI' as const, message: 'Aye.' },
  ]).flat();
  return { character: 'Shrek', loveInterest: 'Fiona', message: filled(mostMessageLetters), history };
}

/** Whether the understudy answers at all; a pattern that runs on is stopped. */
function answers(repeated: Repeated): boolean {
  const question = heaviestQuestion(repeated);
  const part = readPart('Shrek');
  try {
    runInNewContext('answer()', { answer: () => act(question, part, () => 0.5) }, { timeout: longest });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

describe('the understudy is not kept busy', () => {
  it.each([
    { start: '', pump: 'remember ', end: '' },
    { start: 'hi ', pump: 'aw!', end: 'x' },
    { start: '', pump: 'do you still know ', end: 'q?' },
  ])('by a message with "$pump" again and again', (repeated) => {
    expect(answers(repeated)).toBe(true);
  });

  it('by whatever is said again and again', () => {
    const repeated = fc
      .record({
        start: fc.constantFrom('', 'hi ', 'my sister '),
        parts: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
        between: fc.constantFrom(' ', '', ', '),
        end: fc.constantFrom('', 'x', ' q?', '!'),
      })
      .map(({ start, parts, between, end }) => ({ start, pump: parts.join(between) + between, end }));
    fc.assert(fc.property(repeated, answers), { numRuns: times(400, 40), seed: 7 });
  }, 600_000);
});
