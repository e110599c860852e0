import { describe, expect, it } from 'vitest';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import type { Remark } from '../../../contract/chat.ts';
import { withoutOffers } from '../../test/every-chance.ts';
import { act } from './act.ts';
import { sayings } from './grammar.ts';
import { noProgress, writeProgress } from './place.ts';
import { ofOtherClauses } from './repair.ts';
import { turnOf } from './turn.ts';
import { readPart } from './understudy.ts';

const scene = writeProgress({ ...noProgress, place: null });
/** What `character` says, with every chance, after `said` (the character's first line, the visitor's answer and so on). */
function replies(character: SpeakingCharacter, said: readonly string[], message: string, where = scene): string[] {
  const history: Remark[] = said.map((line, i) => ({ category: i % 2 === 0 ? 'AI' : 'user', message: line }));
  const question = { character, loveInterest: 'Fiona', message, history, scene: where };
  return [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((chance) => act(question, withoutOffers(character), () => chance).line);
}
/** Whether `line` is of the pool of that name. */
function isOf(line: string, character: SpeakingCharacter, pool: string): boolean {
  const { pools, slots } = readPart(character).script;
  return (pools.get(pool) ?? []).some((text) => sayings(text, slots).includes(line));
}

describe('a question about what was just said', () => {
  const poem = ['I have made you six lines.', 'read them', 'But leave me the laugh. It has taught me to love.'];

  it.each([
    ['when did you write it?', 'tells when'],
    ['how long did it take?', 'tells how long'],
    ['so when did you write it tho? just for me?', 'tells when'],
  ])('gets an answer of its kind: %s', (message, pool) => {
    for (const line of replies('Puss in Boots', poem, message))
      expect(isOf(line, 'Puss in Boots', pool), line).toBe(true);
  });

  it.each([
    ['who broke it?', 'tells who'],
    ['what colour is it', 'tells colour'],
    ['how big is it?', 'tells how big'],
  ])('names a person, a colour or a size and is no dodge: %s', (message, pool) => {
    for (const line of replies('Shrek', ['I was mending the fence, badly. Come to help, or to laugh?'], message))
      expect(isOf(line, 'Shrek', pool), line).toBe(true);
  });

  it('is not answered where it is about the visitor', () => {
    const lines = replies('Shrek', ['There was mud everywhere.'], 'when did i tell you my name?');
    for (const line of lines) expect(isOf(line, 'Shrek', 'tells when'), line).toBe(false);
  });

  it('is not answered with yes or no where it names what nobody thought of', () => {
    for (const message of [
      'does it hurt people?',
      'is it a noose?',
      'did he overdose?',
      'was it suicide?',
      'did she cut herself?',
    ])
      for (const line of replies('Shrek', ['It was under the fence.'], message))
        expect(isOf(line, 'Shrek', 'tells yes') || isOf(line, 'Shrek', 'tells no'), `${message}: ${line}`).toBe(false);
  });
});

describe('what is asked for again', () => {
  it.each(['say that again?', 'what did you say', 'repeat please', 'sorry, come again?'])(
    'is the last line: %s',
    (message) => {
      for (const line of replies('Fiona', ['I won by one clang.'], message))
        expect(line).toMatch(/^I won by one clang\. ./);
    },
  );

  it('is the last sentence of a line that is too long to be said again', () => {
    const long = 'Three hundred and a drummer, with flags. We had nine guards and a pastry cook.';
    for (const line of replies('Fiona', [long], 'say that again'))
      expect(line).toMatch(/^We had nine guards and a pastry cook\. ./);
  });
});

describe('a complaint', () => {
  it('gets the answer that was wanted', () => {
    const said = ['When you like. Sugar is patient, and so am I, nearly.'];
    for (const line of replies('Gingerbread', said, "nearly lol. but u didn't say how ur day was"))
      expect(line).not.toMatch(/again|once more/i);
  });

  it('is never met with a wish to hear it again', () => {
    for (const character of ['Shrek', 'Suzy Sugar', 'Doris'] as const)
      for (const line of replies(character, ['Up at three.', 'and then?', 'I like hats.'], 'thats not what i asked'))
        expect(line).not.toMatch(/ask (?:me )?again|once more|say (?:it|yours) again|tell me again/i);
  });
});

describe('a message of several parts', () => {
  it('has the part answered to which there is an answer', () => {
    const said = ['The night was dark.'];
    for (const line of replies('Doris', said, 'hmm. how was your day? the lamp is green'))
      expect(isOf(line, 'Doris', 'and-you') || isOf(line, 'Doris', 'how-are-you'), line).toBe(true);
  });

  it('tells the news behind "guess what"', () => {
    for (const line of replies('Donkey', ['Get away from my singing!'], 'LOL. guess what, i fell in the pond today'))
      expect(line).toMatch(/fell in the pond/);
  });

  it('never hears an allergy by the way', () => {
    for (const line of replies(
      'King Harold',
      ['The second is this.'],
      "next. and harold, i'm allergic to walnuts, tell the cook",
    ))
      expect(line).toMatch(/walnuts/i);
  });
});

describe('a complaint of many parts', () => {
  it('is looked up for three of them at most', () => {
    const asked: string[] = [];
    const hats = Array.from({ length: 40 }, (_, i) => `what about hat ${i}?`);
    const message = `thats not what i asked. ${hats.join(' ')}`;
    const question = { character: 'Shrek' as const, loveInterest: 'Fiona', message, history: [] };
    ofOtherClauses(
      turnOf(question, readPart('Shrek'), () => 0),
      ({ clause }) => {
        asked.push(clause);
        return null;
      },
    );
    expect(asked).toHaveLength(3);
  });
});

describe('owning up', () => {
  it('does not happen twice in ten turns', () => {
    const { asked } = readPart('Fiona').leads.get('bucket_duel') ?? { asked: [] };
    const said = ['Hello.', 'hm', asked[0] ?? '', 'no thanks', 'As you like.'];
    const { leads, script } = readPart('Fiona');
    const offers = [...leads.values()].flatMap((lead) => lead.asked.flatMap((offer) => sayings(offer, script.slots)));
    for (const line of replies('Fiona', said, 'which of the spoons would the tailor bend'))
      expect(offers).not.toContain(line);
  });
});

describe('a game that was offered', () => {
  it('is begun for whoever asks for its rules', () => {
    const where = writeProgress({
      ...noProgress,
      place: { scene: 'true_or_ribbit', entry: 'offer', choices: [], waited: 0 },
      met: ['true_or_ribbit'],
    });
    const said = ['There is a game called True or Ribbit. Shall we play?'];
    for (const line of replies('King Harold', said, 'what are the rules?', where))
      expect(line).toMatch(/If you believe it, say true/);
  });

  it('is declined by the way by whoever asks something else', () => {
    const where = writeProgress({
      ...noProgress,
      place: { scene: 'mending_icing', entry: 'offer', choices: [], waited: 0 },
      met: ['mending_icing'],
    });
    const said = ['I can teach you icing, and no oven is involved. Shall we?'];
    for (const line of replies('Gingerbread', said, 'lol hi cutie. maybe later, how was ur day', where))
      expect(isOf(line, 'Gingerbread', 'and-you'), line).toBe(true);
  });
});
