// What is said behind a danger that was told, and of what weighs on a child.
import { describe, expect, it } from 'vitest';
import { act } from './act.ts';
import { pools } from './earnest.ts';
import { readPart } from './understudy.ts';

const suzy = readPart('Suzy Sugar');

describe('behind danger', () => {
  const behind = (message: string) =>
    act({ character: 'Suzy Sugar', loveInterest: 'Gingerbread', message, noticed: ['danger'] }, suzy, () => 0.4).line;

  it.each([
    ['what should i do', 'danger asked'],
    ['do you think he will do it again', 'danger asked'],
    ['i told my aunt', 'danger heard'],
    ['im scared', 'danger heard'],
    ['pls dont tell anyone', 'danger heard'],
    ['he told me its our secret', 'danger heard'],
    ['thank you', 'behind danger'],
    ['are you even listening', 'sorry'],
  ])('is answered plainly, whoever is asked: %s', (message, pool) => {
    expect(pools.get(pool)).toContain(behind(message));
  });

  it.each(['tell me a story', 'just kidding', 'kiss me', 'you stink', 'i called them and they helped me'])(
    'goes on as with a friend: %s',
    (message) => {
      expect([...pools.values()].flat()).not.toContain(behind(message));
    },
  );

  it('holds for what weighs on a child, too', () => {
    const question = { character: 'Suzy Sugar', loveInterest: 'Gingerbread', noticed: ['minor' as const] } as const;
    expect(pools.get('listening')).toContain(act({ ...question, message: 'my nan died' }, suzy, () => 0.4).line);
    expect([...pools.values()].flat()).not.toContain(
      act({ ...question, message: 'i like slime' }, suzy, () => 0.4).line,
    );
  });
});
