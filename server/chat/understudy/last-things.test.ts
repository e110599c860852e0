// Small things at the end of a talk, and beside an offer.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
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

  it.each([
    'So they have to ask each other for the salt. Which war was it that you ended that way?',
    'A quiet war, then. But who was quarrelling with whom?',
  ])('that is offered answers %j by beginning', (message) => {
    const said = [
      'I once ended a war with a salt cellar. Shall I tell you how?',
      'hm',
      'On my table, by my left hand. Whoever quarrels must pass it.',
    ];
    for (const { line } of replies('Queen Lillian', said, message, { scene: 'salt_border', choices: [] }))
      expect(line).toMatch(/Two armies stood/);
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
