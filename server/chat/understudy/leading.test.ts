import { describe, expect, it } from 'vitest';
import { part as small, talk } from '../../test/small-talk.ts';
import { leadsOf } from './leads.ts';

const by = {
  ...small,
  leads: leadsOf(`
## frog
- asked: No idea. Ask me of the frog who owed rent.
- asked: Beyond me. Shall it be the frog and his rent?
- told: Aye. A frog owed me rent once. Want it?
- told: Ha. Did you ever let a puddle to a frog?
## wet
- asked: Could not say. Will you have a riddle?
- told: Mm. I know a riddle, and it is wet. Want it?
`),
};
const always = () => 0;
const said = (messages: readonly string[], random = always) => talk(messages, { by, random });
const leads = /(?:frog|riddle)/;

describe('leading to a scene', () => {
  it('owns up to a question that has no answer, and to a nod it says what comes to mind', () => {
    expect(said(['which of the spoons did the tailor bend']).lines[0]).toBe(
      'No idea. Ask me of the frog who owed rent.',
    );
    expect(said(['the lamp is green']).lines[0]).toBe('Aye. A frog owed me rent once. Want it?');
  });

  it('is an offer: its buttons are there, and yes begins the scene', () => {
    expect(said(['the lamp is green']).say).toEqual(['Yes, tell me', 'Not now']);
    expect(said(['the lamp is green', 'yes please']).lines[1]).toBe('He moved into my warm puddle in May.');
  });

  it('offers once more in other words to whoever goes on with something else, then gives way', () => {
    const lines = said([
      'the lamp is green',
      'which of the spoons did the tailor bend',
      'who invented the spoon drawer',
    ]).lines;
    expect(lines[1]).toBe('No idea. Ask me of the frog who owed rent.');
    expect(lines[2]).not.toMatch(leads);
  });

  it('rests after an offer that was declined', () => {
    const lines = said(['the lamp is green', 'not now', 'so many spoons']).lines;
    expect(lines[1]).toMatch(/^Suit yourself/);
    expect(lines[2]).not.toMatch(leads);
  });

  it('leaves alone what has an answer of its own', () => {
    for (const message of ['i love you', 'my dog died', 'bye', 'you stink', 'what is your goat called'])
      expect(said([message]).lines[0], message).not.toMatch(leads);
    expect(said(['my dog died', 'it was on the corner']).lines[1]).not.toMatch(leads);
  });
});

describe('a scene under way', () => {
  it('goes on upon a nod', () => {
    expect(said(['tell me a story', 'he is rather green']).lines[1]).toMatch(/^I hung up a sign|^It was the warm/);
    expect(said(['ask me a riddle', 'he is rather green']).lines[1]).toBe('Wrong. Think of the sky.');
  });

  it('waits while a question has no answer, and says so', () => {
    const { lines, say } = said(['tell me a story', 'which of the spoons did the tailor bend']);
    expect(lines[1]).toMatch(/^scene waits/i);
    expect(say).toEqual(['And then?', 'Why that puddle?']);
  });
});
