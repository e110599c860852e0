import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { sayings } from './grammar.ts';
import { readPart } from './understudy.ts';

const part = readPart('Suzy Sugar');
const of = (answer: string) => (part.talk.get(answer) ?? []).flatMap((line) => sayings(line, part.script.slots));

describe('a joke of the visitor’s', () => {
  it('is laughed at', () => {
    const message = 'Sounds like a good lad. Now a joke: why did the bun go to school? To become a roll model!';
    for (const line of lines('Suzy Sugar', ['My apprentice.'], message)) expect(of('laughs-at-joke')).toContain(line);
  });

  it('is waited for where its end is to come', () => {
    const message = 'Top marks! Now a joke: what does a postwoman put in her tea? Guess!';
    for (const line of lines('Suzy Sugar', ['Four out of four.'], message)) expect(of('my-joke')).toContain(line);
  });

  it.each(['Tell me a joke, my day needs one. A short one?', 'was that a joke? what did you mean?'])(
    'is none: %s',
    (message) => {
      for (const line of lines('Suzy Sugar', ['Evening.'], message))
        expect([...of('laughs-at-joke'), ...of('my-joke')]).not.toContain(line);
    },
  );
});
