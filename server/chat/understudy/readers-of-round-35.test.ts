// What readers of round 35 met (27 November), with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';
import { readPart } from './understudy.ts';

const isOfTalk = (line: string, of: 'Shrek' | 'Doris', answer: string) =>
  (readPart(of).talk.get(answer) ?? []).some((it) => line.endsWith(it.slice(-20)));

describe('nerves before what lies ahead', () => {
  it('are steadied where the character asked how one feels', () => {
    const said = ["So you've an exam coming. How are you feeling about it?"];
    for (const line of lines('Doris', said, "Wobbly honestly. I know the drugs, it's the calculations I freeze on"))
      expect(isOfTalk(line, 'Doris', 'nervous'), line).toBe(true);
  });

  it('are heard beside a step of a recipe', () => {
    const where = { scene: 'onion_soup', choices: [0, 0, 0, 0] };
    const said = ["Half an hour, till they're soft and brown as a good boot."];
    for (const line of lines('Shrek', said, "ok they're brown, mostly. bit nervous about this exam tbh", where))
      expect(isOfTalk(line, 'Shrek', 'nervous'), line).toBe(true);
  });

  it('get advice that is meant for them', () => {
    const message = "Hold on, before the bread. Any advice for nerves? you don't strike me as someone who gets scared";
    for (const line of lines('Shrek', ['Pour in six cups of stock.'], message))
      expect(isOfTalk(line, 'Shrek', 'nervous'), line).toBe(true);
  });
});

describe('a word of the visitor’s own', () => {
  it.each([
    [
      'A greyhound. They bite and then they apologise',
      [0],
      'Splendid. A single word will do. Here is the first: never wake a sleeping…',
      /only a cat/,
    ],
    [
      'Ribcage. Sorry, work brain',
      [0, 2, 0],
      "The second: the quickest way to a duke's heart is through his…",
      /growls at noon/,
    ],
  ])('ends her sentence: %s', (message, choices, said, wanted) => {
    for (const line of lines('Queen Lillian', [said], message, { scene: 'finish_sentence', choices }))
      expect(line).toMatch(wanted);
  });
});

describe('what was told', () => {
  it.each([
    [
      ['I do have somewhere to be though, exam in anaesthetics next thursday. how long?'],
      "what day's my exam, since you're on a roll",
      /exam in anaesthetics (?:is )?next Thursday/,
    ],
    [
      ['I must run, driving test on tuesday'],
      "what's on tuesday for me, do you remember?",
      /a driving test on Tuesday/,
    ],
    [["I'm Vera by the way, hello from Leeds"], "Victory. Before three, do you know what I'm called?", /Vera/],
    [
      [
        'My tortoise Biscuit would sit down.',
        "a dog I'd looked after for weeks died today.",
        'She was called Mabel, very old labrador.',
      ],
      "do you remember the dog's name I told you?",
      /Mabel/,
    ],
  ])('is given back: %j', (told, asked, wanted) => {
    const said = told.flatMap((it) => [it, 'Aye.']);
    for (const line of lines('Shrek', said, asked)) {
      expect(line).toMatch(wanted);
      expect(line).not.toMatch(/somewhere to be/);
    }
  });

  it('of an allergy is given back though "it" was nuts', () => {
    const said = ['did he at least get cake? careful if its nuts, im allergic, i would swell up', 'Aye.'];
    for (const line of lines('Shrek', said, 'what am i allergic to?')) expect(line).toMatch(/nuts/);
  });

  it('of what one does when nervous is no bad news', () => {
    const message =
      'poor bernard. i have a hamster called turbo and i sing to him when im nervous. my first gig is on friday, i play bass';
    const where = { scene: 'knitting_troll', choices: [0, 0, 1, 0, 1] };
    for (const line of lines('Fiona', ["Trolls are meant to smash. He'd sooner turn a heel, he said."], message, where))
      expect(line).not.toMatch(/rotten|unfair|sorry|What a day|stings|Hard luck/i);
  });

  it('is asked for beside a riddle', () => {
    const where = { scene: 'three_riddles', choices: [0, 0] };
    const said = [
      'And a tiny tortoise, mine is called Biscuit',
      'Boots, naturally! Second: who wears a comb and never combs?',
    ];
    const message = "Cockerel. what's my tortoise called, while I'm winning?";
    for (const line of lines('Puss in Boots', said, message, where)) expect(line).toMatch(/Biscuit/);
  });

  it('is asked for beside a lesson', () => {
    const where = { scene: 'saying_no', choices: [0, 0, 0, 1, 0] };
    const said = ["I'm Vera by the way", "Better. He's put the pipes down."];
    for (const line of lines('Doris', said, "Victory. Before three, do you know what I'm called?", where))
      expect(line).toMatch(/Vera/);
  });

  it('of one beast is not asked of another', () => {
    const said = ['My tortoise Biscuit would sit down.', 'Aye.'];
    for (const line of lines('Gingerbread', said, "do you remember the dog's name I told you?"))
      expect(line).not.toMatch(/Biscuit/);
  });
});

describe('what is no order at an inn', () => {
  it('is not served', () => {
    for (const line of lines('Doris', ["You're Vera."], 'Turnip pie, lovely. Was my no to the nephews a good one?'))
      expect(line).not.toMatch(/turnip|Stew|Hungry/);
  });

  it('is a no, where the piper is to be told no', () => {
    const where = { scene: 'saying_no', choices: [0, 0, 0, 1] };
    const message = 'Absolutely not, piper. Put the flute down and pay your tab';
    for (const { progress } of replies('Doris', ["You're on verse six now. Be firmer."], message, where))
      expect(progress.place?.choices).toEqual([0, 0, 0, 1, 0]);
  });
});
