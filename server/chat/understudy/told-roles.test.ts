// A trade or a year at school said behind a name, and what is only pointed at, come back as they were told.
import { expect, it } from 'vitest';
import { statementsIn } from './told-statements.ts';

it.each([
  ["i'm marcus, bike mechanic on weekends", "I'm a bike mechanic on weekends"],
  ["evening love. i'm Bea, night porter at a hotel", "I'm a night porter at a hotel"],
  ["i'm marcus, last year of music school so we're both still cooking", "I'm in my last year of music school"],
  ['Tea then, thank you, but without cinnamon, I cannot stand it.', 'I cannot stand cinnamon'],
  ["no coriander for me please, i can't stand the stuff", "i can't stand coriander"],
  ['a cat burglar, and me allergic to cats', "I'm allergic to cats"],
])('"%s" tells "%s"', (message, statement) => {
  expect(statementsIn(message, []).map((it) => it.toLowerCase())).toContain(statement.toLowerCase());
});

it.each([
  "I'm sorry, doctor at heart",
  "I'm cold, chef on the left",
  "I'm late, last year of school",
  "i'm tired, never in my life was i so tired",
])('"%s" tells of no trade', (message) => {
  expect(statementsIn(message, []).join('; ')).not.toMatch(/\bI'm (?:an?|in my) /);
});
