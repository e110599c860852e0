import { describe, expect, it } from 'vitest';
import { talk } from '../../test/small-talk.ts';
import { recall } from './recall.ts';
import { peopleIn } from './told-people.ts';
import { statementsIn } from './told-statements.ts';

/** What is said back to `question` behind the remarks `told`; null if nothing is. */
function recalled(told: readonly string[], question: string): string | null {
  const statements: string[] = [];
  for (const remark of told) statements.push(...statementsIn(remark, statements));
  const found = recall(question, { statements, people: peopleIn(statements), name: 'Ida', listener: 'Shrek' });
  return found?.inWords[0] ?? null;
}

describe('what the visitor told', () => {
  it.each([
    // What they did, caught, lost, bought.
    [
      ['ok so i fell in the pond and lost a glove in there. but i caught u a huge trout for supper'],
      'u remember what i caught for u today?',
      'you caught me a huge trout for supper',
    ],
    [['i baked u a fat loaf'], 'what did i bake for you?', 'you baked me a loaf'],
    [
      ['i stole a whole tray of buns last night btw'],
      'gotta run. u remember what i stole last night?',
      'you stole a whole tray of buns last night',
    ],
    [
      ['I bought a red teapot at the market'],
      'do you remember what i bought and where?',
      'you bought a red teapot at the market',
    ],
    [['somebody stole my wheelbarrow'], 'what did they steal from me, remember?', 'somebody stole your wheelbarrow'],
    [['I ordered forty candles'], 'how many candles did i order?', 'you ordered forty candles'],
    [['did i tell you i won a pie contest?'], 'what did i win?', 'you won a pie contest'],
    // Work and places, in other words.
    [
      ['i just got a new job btw, at the brewery!'],
      'haha ok. do u remember where i start work?',
      'you got a new job, at the brewery',
    ],
    [
      ['I got a job today! at the tannery, I start on monday'],
      'quick test, where do I start work?',
      'you got a job today at the tannery',
    ],
    [['the cobbler hired me'], 'and where do i work?', 'the cobbler hired you'],
    [["i'm on night shifts at the bakery"], "what's my job again?", "you're on night shifts at the bakery"],
    [['I teach chemistry to teenagers'], 'And my job, do u remember what i teach?', 'you teach chemistry to teenagers'],
    [['Should I leave my job as a plumber and sing?'], "what's my work?", "you're a plumber"],
    [['I might move to Portugal for a year'], 'where did i say i might move?', 'you might move to Portugal for a year'],
    // Theirs, over two sentences.
    [
      ["My cousin Irene would laugh. She's a dentist in Bristol."],
      'where does Irene live?',
      'your cousin Irene is a dentist in Bristol',
    ],
    [
      ["My cousin Irene would laugh. She's a dentist in Bristol."],
      "and what's my cousin's job?",
      'your cousin Irene is a dentist in Bristol',
    ],
    [
      ['my sister Berta gets married soon', 'she loves polka'],
      'do you remember what my sister is called and what she loves?',
      'your sister Berta loves polka',
    ],
    [
      ["I'm afraid of heights since my brother Nils fell off a barn"],
      "What's my brother called and what did he fall off?",
      'your brother Nils fell off a barn',
    ],
    [
      ['my brother Otto is visiting and he is allergic to wool'],
      'and what is he allergic to?',
      'your brother Otto is allergic to wool',
    ],
    [
      ['well shes marrying a baker called tim', 'my sister is getting married', 'shes marrying a baker called tim'],
      "remember what my sister's husband to be does?",
      'your sister is marrying a baker called Tim',
    ],
    [
      ['I got engaged last week! his name is Anton'],
      'who did i get engaged to?',
      'you got engaged last week and his name is Anton',
    ],
    // Who and when, with no "my" in the question.
    [
      ['my son Hugo is graduating in July and I am so proud'],
      'Good tip. Who is graduating, and when?',
      'your son Hugo is graduating in July',
    ],
    [
      ["I'm knitting a scarf for my nephew Ben"],
      'who is the scarf for, do you remember',
      "you're knitting a scarf for your nephew Ben",
    ],
    [
      ['my old friend Ulf is coming to stay on Sunday'],
      'When is Ulf coming?',
      'your old friend Ulf is coming to stay on Sunday',
    ],
    [['I have an exam. It is on Wednesday'], 'when is my exam?', 'your exam is on Wednesday'],
    [['what should i wear to my interview on thursday?'], 'when is my interview?', 'your interview is on Thursday'],
    // Two facts.
    [
      ['my brother is a tailor', "i'm a potter"],
      "What does my brother do, and what's my work?",
      "your brother is a tailor, and you're a potter",
    ],
    [
      ['I start as a miller in Ghent on Friday'],
      'What was my job again, darling? And where?',
      'you start as a miller in Ghent on Friday',
    ],
    [
      ["I'm learning the flute, my teacher is called Mr. Fig"],
      'Quick test, dear: what am I learning, and who teaches me?',
      "you're learning the flute, and your teacher is called Mr. Fig",
    ],
    [["I'm a weaver"], 'Do you remember my name and my trade?', "you're Ida, and you're a weaver"],
    // How many, how old, and what there is none of.
    [
      ['My own honey goes in doughnuts at the harbour café, from six hives.'],
      'Do you remember how many hives I keep?',
      'your own honey goes in doughnuts at the harbour café, from six hives',
    ],
    [['I keep six hives behind the house'], 'how many hives do i have?', 'you keep six hives behind the house'],
    [['I have three brothers and a goat'], 'how many brothers do I have?', 'you have three brothers and a goat'],
    [['my cat is 12 and hates the hoover'], 'how old is my cat?', 'your cat is 12 and hates the hoover'],
    [
      ['i just moved to a new town and still dont own a toaster'],
      'what was it i dont have at home?',
      "you moved to a new town and still don't own a toaster",
    ],
    [['my brothers dog is called Rex'], 'what is called Rex, do you remember?', "your brother's dog is called Rex"],
    [['we sing on thursdays'], 'when do we sing?', 'you sing on Thursdays'],
    // Without capital letters.
    [
      ['my flatmate jonas tried to lick a rock'],
      "do u remember my flatmate's name and what he did?",
      'your flatmate Jonas tried to lick a rock',
    ],
    // Told behind an announcement.
    [
      ['Hi! Not now with the waffles, I have to tell you that my brother Theo fell into a fish pond today.'],
      'Do you remember who fell into the pond?',
      'your brother Theo fell into a fish pond today',
    ],
    [
      ['Bad news: the shop roof leaked on the poetry shelf. Should I move poetry?'],
      'What leaked in my shop, do you remember?',
      'the shop roof leaked on the poetry shelf',
    ],
    [
      ['Well, I drove the number 42 bus for thirty-one years.'],
      'do you remember what I did for a living?',
      'you drove the number 42 bus for thirty-one years',
    ],
    // Spanish.
    [['Mi hermano es pescador, y tú?'], 'Te acuerdas? What does my brother do?', 'your brother is a fisherman'],
    [['vivo en Bilbao'], '¿dónde vivo?', 'you live in Bilbao'],
  ])('%j answers %j', (told, question, answer) => {
    expect(recalled(told, question)).toBe(answer);
  });

  const told = [
    'I lost a boot in the mud',
    'my sister Anna is a cook',
    'my daughter Clara is getting married in June',
    'I live in Leeds and i work at the mill',
    'my old friend Hubert is coming on Sunday',
    'i caught you an eel',
    'i met a shit magician at the fair',
    'you promised me a boat',
  ];
  it.each([
    'what did you do today',
    'who is that',
    'where do you live',
    'who is getting the last bun',
    'do you remember how we met',
    'when did you get married?',
    'what should i do at work?',
    'what are we eating tonight?',
    'who is coming with you?',
    'what do you remember?',
    'i will never forget you',
    'where do i put the boots?',
    'where does Anna live?',
    'when does my sister come, do you remember?',
    'do you remember what my brother does?',
    'do you remember what magician i met?',
    'do you remember what boat i was promised?',
  ])('is no answer to %j', (question) => {
    expect(recalled(told, question)).toBeNull();
  });
});

describe('in a talk', () => {
  it('is owned up to where it was never told, and not taken for how the two met', () => {
    expect(talk(['hello', 'do you remember where i start work?']).lines[1]).toMatch(/^recalls nothing/i);
  });

  it('outlasts the remarks of the history', () => {
    const others = Array.from({ length: 12 }, (_, i) => `hm ${i}`);
    expect(talk(['my cousin Irene is a dentist in Bristol', ...others, 'where does Irene live?']).lines.at(-1)).toMatch(
      /your cousin Irene is a dentist in Bristol/i,
    );
  });
});
