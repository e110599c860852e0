// What readers of November 2026 asked back and did not get: two questions in one, when told first, no subject, a reproach in form.
import { describe, expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';

describe('what was told', () => {
  it.each([
    [
      'Let me tell you something then: my niece Rosa gets married in April.',
      "Do you remember who's getting married, and when?",
      /Rosa.* April/,
    ],
    [
      "I'll tell you a secret: my brother Olaf moves to Bergen in May.",
      'Do you remember who is moving, and when?',
      /Olaf.* May/,
    ],
    ["I'm off to Lisbon to see my aunt, she turns ninety on Sunday.", 'Do you remember where I am going?', /Lisbon/],
    ["We're heading to the coast with my class tomorrow.", 'Do you still know where we are going tomorrow?', /coast/],
    [
      "Listen, on Friday I'm taking my class to the lighthouse.",
      'Do you remember where I am taking my class?',
      /lighthouse/,
    ],
    ['On Tuesday, my sister brings her new baby.', 'When does my sister bring the baby?', /Tuesday/],
    ['Just came off a night shift at the bakery, my hands still smell of rye.', 'Where do I work?', /bakery/],
    [
      'My mate Pete is taking me on a ride to the coast on Sunday.',
      'Do you remember who I am riding with on Sunday?',
      /Pete/,
    ],
    [
      'My daughter Ines starts at the university in Porto in September.',
      "Honest, at least. Can you tell me what I said about Ines, and where she's going?",
      /Ines.* Porto/,
    ],
  ])('is given back: %s %s', (told, asked, answer) => {
    for (const line of lines('Shrek', ['Evening.', told, 'Aye.'], asked)) expect(line).toMatch(answer);
  });

  it.each([
    [
      ["I'm a night porter in a hotel by the sea.", 'My daughter Molly wants me to give up nights.'],
      "Do you still remember where I work, and what my daughter's called?",
      [/porter/, /Molly/],
    ],
    [
      ["I've been a night porter for nineteen years.", 'My cousin Ada sings in the choir on Mondays.'],
      "What's my trade, and when does my cousin sing?",
      [/porter/, /Mondays/],
    ],
    [
      ['My brother keeps bees at the old mill with a friend of his.', "I'm allergic to walnuts, sadly enough for me."],
      'Do you remember where my brother keeps his bees and what I am allergic to?',
      [/mill/, /walnuts/],
    ],
  ])('is given back both, in fewer words if there is no room: %j %s', (told, asked, answers) => {
    const said = ['Evening.', ...told.flatMap((it) => [it, 'Aye.'])];
    for (const line of lines('Fiona', said, asked)) for (const answer of answers) expect(line).toMatch(answer);
  });

  it('is given back without what announced it, and without "also"', () => {
    for (const line of lines(
      'Doris',
      ['Evening.', 'The news first: my sister Peggy sold her boat.', 'Aye.'],
      'What did my sister sell?',
    ))
      expect(line).not.toMatch(/news first/i);
    for (const line of lines(
      'Donkey',
      ['Hi!', 'i also work with my cousin', 'Nice!'],
      'do you remember who i work with?',
    ))
      expect(line).not.toMatch(/also/);
  });
});
