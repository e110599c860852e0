// What is known of the visitor gives way to what answers the question: a day to whoever asks for one, an age, a name that was told late.
import { expect, it } from 'vitest';
import { lines } from '../../test/every-chance.ts';

const talk = (told: string) => [told, 'I hear you.', 'haha, lovely', 'Is it not.'];

it.each([
  ['I sing alto in a choir, we practise on Tuesdays.', 'On which day do I have choir?', /Tuesdays/],
  ["it's my birthday on Sunday, I'm turning forty!", 'How old will I be on Sunday?', /forty/],
  ["I'm Marta, by the way, a nurse on nights.", 'Do you remember my name and my job?', /Marta.*nurse/],
  ["My car broke down in Limerick this morning. It's called Brenda.", 'What is my car called?', /Brenda/],
  ['I have two goldfish, Bonnie and Clyde.', 'What are my fish called?', /Bonnie and Clyde/],
  ["I can't stand raisins.", "what don't I like?", /raisins/],
  ['I go swimming in the lake every morning.', 'Where do I swim?', /lake/],
  ["we got snowed in at my gran's farm for a week.", 'where were we snowed in', /farm/],
  ["There's a hedgehog living under my shed, I call him Kevin.", 'What did I call my hedgehog?', /Kevin/],
  ['I work at the lost property office.', 'Where do I work?', /lost property/],
  ['im allergic to peanuts just so u know', 'can i eat peanut butter here', /peanuts(?! just)/],
])('%s - %s', (told, asked, wanted) => {
  for (const line of lines('Donkey', talk(told), asked)) expect(line).toMatch(wanted);
});

it('a day is said once', () => {
  for (const line of lines('Donkey', talk("my exam's on wednesday, chemistry"), 'when is my exam'))
    expect(line).not.toMatch(/\bis is\b/);
});

it.each(['Where were we?', 'where were we again'])('"%s" is asked of the tale', (asked) => {
  for (const line of lines('Donkey', talk('I go swimming in the lake every morning.'), asked))
    expect(line).not.toMatch(/swimming/);
});
