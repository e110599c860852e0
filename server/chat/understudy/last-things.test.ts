// Small things at the end of a talk, and beside an offer.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { allOpenersFor } from '../openers.ts';
import { mainClause } from './clauses.ts';

describe('whoever is about to leave', () => {
  it('gets the joke that they ask for before they go', () => {
    const said = ["That somebody's sweet on the cake lady. I've swallowed it twice."];
    const left = { scene: 'kind_gossip', choices: [0, 0, 0, 0, 0, 0] };
    const message = 'Thank you, honey. Tell me a joke before I go back to the shelf?';
    for (const where of [null, left])
      for (const line of lines('Suzy Sugar', said, message, where, true))
        expect(endsWith(line, 'Suzy Sugar', 'joke'), line).toBe(true);
  });

  it('is wished a good night though they send greetings', () => {
    expect(mainClause("No harm done. Good night, Suzy, and say hello to the egg man's hat.")).toBe('Good night, Suzy');
    expect(mainClause('Good night, and will you say hello to the hat?')).toMatch(/hat/);
    const message = "No harm done. Good night, Suzy, and say hello to the egg man's hat.";
    for (const line of lines('Suzy Sugar', ['There!'], message))
      expect(endsWith(line, 'Suzy Sugar', 'parting'), line).toBe(true);
  });
});

describe('a story', () => {
  it.each(['A salt cellar, my dear? Do tell me how.', 'please tell me everything', 'go on, tell me why'])(
    'begins upon %j',
    (message) => {
      const offer = 'I once ended a war with a salt cellar. Shall I tell you how?';
      for (const { progress } of replies('Queen Lillian', [offer], message, { scene: 'salt_border', choices: [] }))
        expect(progress.place).toMatchObject({ scene: 'salt_border', choices: [0] });
    },
  );

  it('that is offered answers what nothing else does by beginning', () => {
    const offer = 'I once chased a cheese right through an inn - shall I tell it?';
    for (const { line } of replies('Donkey', [offer], 'through an inn! who got in the way?', {
      scene: 'runaway_cheese',
      choices: [],
    }))
      expect(line).toMatch(/^So, Cheese Hill/);
  });

  it('tells who quarrelled, once it has begun', () => {
    const begun = 'Two armies stood on either side of a stream, each waiting for the other.';
    const asked = [
      'A quiet war, then. But who was quarrelling with whom?',
      'For the salt. Which war was it that you ended?',
    ];
    for (const message of asked)
      for (const line of lines('Queen Lillian', [begun], message, { scene: 'salt_border', choices: [0] }))
        expect(line).toMatch(/neighbour/);
  });

  it('that is offered does not answer what is asked of something else', () => {
    const said = ['I once ended a war with a salt cellar. Shall I tell you how?'];
    for (const message of ['how was your day?', 'which hat suits me?', 'who is Agatha?'])
      for (const { line } of replies('Queen Lillian', said, message, { scene: 'salt_border', choices: [] }))
        expect(line).not.toMatch(/Two armies stood/);
  });

  it('is finished for whoever names a thing of its offer', () => {
    const left = { scene: 'sir_honk', choices: [0, 0, 0, 0, 0] };
    for (const { progress } of replies(
      'King Harold',
      ['Ah. What a comfort.'],
      'Do finish about the goose, though.',
      left,
      true,
    ))
      expect(progress.place?.scene).toBe('sir_honk');
  });
});

describe('beside what is told', () => {
  it('advice is given to whoever is nervous and asks for some', () => {
    const message = "I'm worried about my speech on Friday. I always lose the thread. Any advice?";
    for (const line of lines('Queen Lillian', ['Quite.'], message))
      expect(endsWith(line, 'Queen Lillian', 'fear'), line).toBe(false);
    for (const line of lines('Queen Lillian', ['Quite.'], "I'm worried about my speech. How are you?"))
      expect(line).not.toBe('');
  });

  it('news is heard though it was announced', () => {
    const message = 'Well, I have news of my own. I have hidden a green umbrella behind the throne.';
    for (const line of lines('Queen Lillian', ['Quite.'], message)) expect(line).toMatch(/umbrella/i);
    for (const line of lines('Queen Lillian', ['Quite.'], 'I have news!')) expect(line).not.toMatch(/umbrella/i);
  });

  it('a secret is kept for whoever asks', () => {
    for (const line of lines('Queen Lillian', ['Quite.'], 'Would you keep my secret?'))
      expect(endsWith(line, 'Queen Lillian', 'answers yes'), line).toBe(true);
  });

  it('more is listened to where it was asked for', () => {
    const said = ['i picked a pocket today', 'By my boots, a pocket? Speak, gatita, and spare no detail.'];
    const message = 'so the captain at the east gate, fat one. i purred, he blushed, gold gone.';
    for (const { line, say } of replies('Puss in Boots', said, message)) {
      expect(endsWith(line, 'Puss in Boots', 'telling'), line).toBe(true);
      for (const it of say) expect(allOpenersFor('Puss in Boots')).toContain(it);
    }
  });
});
