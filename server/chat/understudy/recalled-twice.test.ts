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
});
