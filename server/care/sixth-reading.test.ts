// What a sixth reader, who had built nothing of it, found (docs/care.md).
import { describe, expect, it } from 'vitest';
import { isHeavy } from '../chat/understudy/heavy.ts';
import { notice } from './notice.ts';

const kindOf = (message: string) => notice(message)?.kind ?? null;

describe('an age', () => {
  it.each([
    'thx. 11 years in that place and an email. an EMAIL',
    'thank you. he was a collie. 14',
    'im a nurse, lost a patient tonight. 9 years old',
    'lost my dog last week. 12 years with him',
  ])('of a job, a pet or a patient is not the visitor’s: %s', (message) => {
    expect(kindOf(message)).toBeNull();
  });

  it.each(['im 14. he was a collie', 'my name is Tobi. 12', 'i lost my cat. im 9'])('is theirs: %s', (message) => {
    expect(kindOf(message)).toBe('minor');
  });
});

describe('contempt', () => {
  it.each(['why do black people smell', 'why are gays so disgusting', 'why do immigrants always steal'])(
    'may come as a question: %s',
    (message) => {
      expect(kindOf(message)).toBe('hate');
    },
  );

  it.each(['why do you smell', 'why do people hate gays', 'why are ogres so smelly'])('is not in: %s', (message) => {
    expect(kindOf(message)).toBeNull();
  });
});

describe('no play', () => {
  it.each([
    'everyones going to prom but me',
    'they call me fatso',
    'my boss called me a stupid cow in front of everybody',
    'got shouted at on the bus today',
    'hablas español? mi abuela murió ayer',
    'Hip operation on Thursday, bit frightened to tell the truth',
    'im sat here in my coat, heating off, cold and hungry',
    'liver results monday. dont want to know',
    'my mom drinks every day',
    'they put gum in my hair',
    'i dont have many friends at school',
  ])('is made of: %s', (message) => {
    expect(isHeavy(message)).toBe(true);
  });

  it.each(['you call me a pig lol', 'my dad drinks tea', 'the play is on monday', 'call me a fool'])(
    'is spoilt by: %s',
    (message) => {
      expect(isHeavy(message)).toBe(false);
    },
  );
});
