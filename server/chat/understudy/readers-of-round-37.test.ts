// What readers of rounds 37 and 38 met (27 November, late in the evening), with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { askedForMore } from './asks-for-more.ts';
import { readPart } from './understudy.ts';

describe('several beasts', () => {
  it.each([
    'I have two guinea pigs, Salt and Vinegar. They would love this',
    'Hello! My guinea pigs Salt and Vinegar say hi. My name is Gus.',
    'Our guinea pigs, Salt and Vinegar, are loud',
    "My guinea pigs would've eaten the rest of you, they are called Salt and Vinegar",
    'Crumbs make me think of my two guinea pigs. They’re called Salt and Vinegar and eat everything',
  ])('have their names: %s', (message) => {
    expect(toldShrek(message, 'lovely weather', 'what are my guinea pigs called again?')).toMatch(/Salt and Vinegar/);
  });
});

describe('the rest', () => {
  const song = { scene: 'closing_song', choices: [0, 0, 0] };
  const said = ["There's one lamp still lit, and I couldn't say why."];
  it.each(['secret admirer then. whats the last line', 'the LAST LINE doris, not a riddle', 'yes the rest'])(
    'is sung to whoever asks for it: %s',
    (message) => {
      for (const { line, progress } of replies('Doris', said, message, song))
        expect(progress.place?.choices.length, line).toBe(4);
    },
  );

  it('is not asked for by whoever talks of what there was', () => {
    expect(askedForMore({ message: 'the last part made me cry', character: 'Doris' })).toBeUndefined();
    expect(askedForMore({ message: 'the last line, Doris', character: 'Doris' })).toBeDefined();
  });
});

describe('what is said beside a tale', () => {
  it.each([
    ['I have cream and sugar. no lemons, no patience', true],
    ['no lemons, no patience, no thanks', false],
  ])('the offer of a recipe is taken by whoever brings things for it: %s', (message, isTaken) => {
    const said = ['Cream, sugar, lemons and patience make a posset. Shall I teach you?'];
    const posset = { scene: 'lemon_posset', choices: [] };
    for (const act of replies('Queen Lillian', said, message, posset))
      expect(act.progress.place?.scene === 'lemon_posset' && act.progress.place.choices.length > 0, act.line).toBe(
        isTaken,
      );
  });

  it.each([
    'we still need a name for the baby, got any idea?',
    'could you think of a name for our baby, a royal one maybe?',
  ])('a name for a baby is a name: %s', (message) => {
    for (const line of lines('King Harold', ['The orangery, and how warm!'], message))
      expect(readPart('King Harold').talk.get('new-baby') ?? [], line).toContain(line);
  });

  it.each([
    ['no walnuts, they make my throat itch', 'what am I allergic to?', /walnuts/],
    ['im Iris the postwoman, nobody notices me', "what's my name?", /Iris/],
    ['lol. monty is my snake, he eats small things', 'whats my snake called', /Monty/],
  ])('is known: %s', (message, asked, wanted) => {
    expect(toldShrek(message, 'lovely weather', asked)).toMatch(wanted);
  });

  it('who is lost in a lesson has not followed', () => {
    const where = { scene: 'one_eyebrow', choices: [0] };
    for (const line of lines('Queen Lillian', ['Rooms fall silent.'], 'behind who? im lost. ok and now?', where))
      expect(endsWith(line, 'Queen Lillian', 'sadness'), line).toBe(false);
  });
});
