// What was told at the beginning is known after a dozen messages, when it stands in no remark of the history any more.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { characterNames, isSpeaking, type SpeakingCharacter } from '../../../cast/characters.ts';
import type { Remark } from '../../../contract/chat.ts';
import { seeded } from '../../test/seeded.ts';
import { act } from './act.ts';
import { writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

const between = [
  'tell me a story',
  'and then?',
  'go on',
  'haha, lovely',
  'how was your day?',
  'what do you like best about it?',
  'really?',
  'oh that is funny',
  'do you sing?',
  'what is for supper?',
  'you are sweet',
  'mm, nice evening',
];
const mostRemarks = 20;
const speakers = characterNames.filter(isSpeaking);

it.each([
  ["I'm Jo, I run a little plant shop.", 'what is my name, and what do I do for a living?', /Jo.*plant|plant.*Jo/],
  ["I'm Jo, I run a little plant shop.", "what's my name?", /Jo/],
  ["hi! i'm kai, i deliver parcels by cargo bike", 'did you catch my name?', /Kai/],
  ["hi! i'm kai, i deliver parcels by cargo bike", "what's my job, if you were listening", /parcels/],
  ["I'm Nora, I keep bees on a roof in Ghent.", 'do you remember what I keep on my roof?', /bees/],
  [
    "I'm Nora, I keep bees on a roof in Ghent.",
    'Have you forgotten already what I do on my roof, and would you come by and visit me there?',
    /bees/,
  ],
  [
    "We have a concert on the 12th, I'm an alto in a choir.",
    'Do you remember when my concert is, so I can invite you instead?',
    /12th/,
  ],
  [
    "We have a concert on the 12th, I'm an alto in a choir.",
    'I must run to choir now. Do you remember what day my concert is, and will you come and listen?',
    /12th/,
  ],
  ["i'm doing stand up at an open mic on thursday", 'quick test before i go, what day is my gig', /Thursday/i],
  ['i do stand up, badly, thursday night', 'last one: what night is my gig, trick question maybe', /Thursday/i],
  ['we have a tortoise called speedy', "who's the tortoise", /Speedy/],
  ["i'm allergic to strawberries", "last thing, what can't i eat", /strawberries/],
  ['someone spilled a slushie at the cinema where i work', 'where did i say i work', /cinema/],
  ["I'm terrified of thunder", 'what did I say I was afraid of?', /thunder/],
] as const)('%s - %s', (told, asked, wanted) => {
  for (const [at, character] of speakers.entries())
    expect(lastReply(character, [told, ...between, asked], at + 1), character).toMatch(wanted);
});

it('of what was told by the way at least 36 things in 60 are found', { timeout: 60_000 }, () => {
  const pairs = readFileSync(new URL('../../test/told-by-the-way.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' | '));
  const lost = pairs.flatMap(([told = '', asked = '', answer = ''], at) => {
    const reply = lastReply(speakers[at % speakers.length] ?? 'Shrek', [told, ...between, asked], at + 1);
    return new RegExp(answer, 'i').test(reply) ? [] : [`${told} | ${asked} | ${reply}`];
  });
  expect(pairs.length - lost.length, lost.join('\n')).toBeGreaterThanOrEqual(36);
});

/** What `character` says to the last of `messages`. */
function lastReply(character: SpeakingCharacter, messages: readonly string[], seed: number): string {
  const random = seeded(seed);
  let scene = '';
  const history: Remark[] = [];
  for (const message of messages) {
    const question = {
      character,
      loveInterest: 'Fiona',
      message,
      history: history.slice(-mostRemarks),
      scene,
    } as const;
    const said = act(question, readPart(character), random);
    scene = writeProgress(said.progress);
    history.push({ category: 'user', message }, { category: 'AI', message: said.line });
  }
  return history.at(-1)?.message ?? '';
}
