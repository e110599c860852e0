import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';
import { turnOf } from './turn.ts';
import { readPart } from './understudy.ts';

const others = /\b(?:Harold|Suzy|Puss|Boots|Fiona|Princess)\b/;

describe('whoever told their name', () => {
  it.each([
    ['Queen Lillian', ['Hush.', 'FINN not harold', 'Finn, then.'], 'do u like me a little, lillian? be honest'],
    ['Queen Lillian', ['Hush.', 'harold?? im finn', 'Finn, then.'], 'i feel rough today'],
    ['Gingerbread', ['Halt.', 'im sven the painter', 'Sven!'], 'tell me a joke'],
    ['Kitty Softpaws', ['Shh.', "I'm Greta, not Puss.", 'Greta.'], 'what do you like best about the mill?'],
    ['Shrek', ['Aye.', 'my name is Ola', 'Ola, aye.'], 'goodnight then'],
    ['Queen Lillian', ['Will you escape with me?'], 'FINN not harold. i study archaeology'],
  ] as const)('is called by nobody else’s: %s %j', (who, said, message) => {
    for (const line of lines(who, said, message)) expect(line).not.toMatch(others);
  });

  it('hears the name of the one they play as long as they told none', () => {
    const dears = (said: string) => {
      const history = [{ category: 'user' as const, message: said }];
      const question = { character: 'Shrek' as const, loveInterest: 'Fiona', message: 'hm', history };
      return turnOf(question, readPart('Shrek'), () => 0).part.script.slots.get('dear');
    };
    expect(dears('evening')).toContain('Fiona');
    expect(dears('my name is Ola')).not.toContain('Fiona');
    expect(dears('my name is Ola')).toContain('trouble');
    // Ola may be no woman
    expect(dears('my name is Ola')).not.toContain('wife');
    expect(dears('my name is Ola')).not.toContain('lass');
  });
});
