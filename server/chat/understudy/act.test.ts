import { describe, expect, it } from 'vitest';
import type { Question } from '../../../contract/chat.ts';
import { smallPart } from '../../test/small-part.ts';
import { act } from './act.ts';
import { writeProgress } from './place.ts';
import type { Part } from './turn.ts';

const part = smallPart();
/** The odds of everything that comes by chance: never. */
const never = () => 0.999;

/** What is said to each of `messages`, and what may be tapped after the last. */
function talk(messages: readonly string[], { random = never, by = part }: { random?: () => number; by?: Part } = {}) {
  let scene = '';
  const history: { category: 'user' | 'AI'; message: string }[] = [];
  const lines = messages.map((message) => {
    const question: Question = {
      character: 'Shrek',
      loveInterest: 'Fiona',
      message,
      history: history.slice(-20),
      scene,
    };
    const { line, progress, say } = act(question, by, random);
    scene = writeProgress(progress);
    history.push({ category: 'user', message }, { category: 'AI', message: line });
    return { line, say };
  });
  return { lines: lines.map(({ line }) => line), say: lines.at(-1)?.say, scene };
}
const last = (...messages: string[]) => talk(messages).lines.at(-1);

describe('a scene', () => {
  it('begins at once where it is asked for, and goes on by free words to its end', () => {
    expect(talk(['tell me a story', 'why there?', 'go on then']).lines).toEqual([
      'He moved into my warm puddle in May.',
      'It was the warm one.',
      'He framed it.',
    ]);
    expect(talk(['tell me a story', 'why there?', 'did he give you money']).lines.at(-1)).toBe(
      'Nine hundred flies, on my pillow.',
    );
  });

  it('goes on by one sentence of several', () => {
    expect(last('tell me a story', 'lol poor frog. and?')).toBe('I hung up a sign. He sat on it.');
  });

  it('offers its ways as things to say, and none at its end', () => {
    expect(talk(['tell me a story']).say).toEqual(['And then?', 'Why that puddle?']);
    expect(talk(['tell me a story', 'And then?', 'Go on']).say).toEqual([]);
  });

  it('is offered where its thing is named, and takes yes and no', () => {
    expect(last('there is a frog in here')).toMatch(/^I once had a frog/);
    expect(last('there is a frog in here', 'yes please')).toBe('He moved into my warm puddle in May.');
    expect(last('there is a frog in here', 'nah')).toBe('Suit yourself, lass. He never paid.');
  });

  it('waits while something else is answered, shows its ways meanwhile, and goes on', () => {
    const beside = talk(['tell me a story', "i'm a nurse btw"]);
    expect(beside.lines.at(-1)).toMatch(/^told job a nurse/i);
    expect(beside.say).toEqual(['And then?', 'Why that puddle?']);
    expect(last('tell me a story', "i'm a nurse btw", 'go on')).toBe('I hung up a sign. He sat on it.');
  });

  it('closes after two messages that do not belong to it', () => {
    expect(last('tell me a story', 'my knee is made of wood', 'there are nine chairs here')).toMatch(/^scene closed/i);
    expect(talk(['tell me a story', 'my knee is made of wood', 'there are nine chairs here']).scene).toMatch(/^!frog!/);
  });

  it('closes at once where the visitor wants to stop', () => {
    expect(last('tell me a story', 'stop, this is boring')).toMatch(/^scene closed/i);
  });

  it('gives way to another that is asked for, and says when there is no more', () => {
    expect(last('tell me a story', 'no, ask me a riddle')).toBe('What is wet and never leaves?');
    expect(last('ask me a riddle', 'rain', 'another riddle please')).toMatch(/^played out/i);
  });

  it('takes guesses, right and wrong, and lets one give up', () => {
    expect(talk(['ask me a riddle', 'a hat', 'the sea', 'water?']).lines.slice(1)).toEqual([
      'Wrong. Think of the sky.',
      'Wrong. Think of the sky.',
      'Right.',
    ]);
    expect(last('ask me a riddle', 'no idea, tell me')).toBe('The rain.');
  });

  it('is offered in a greeting now and then', () => {
    const greeting = (random: () => number) => act({ character: 'Shrek', loveInterest: 'Fiona' }, part, random);
    expect(greeting(() => 0).line).toMatch(/\?$/);
    expect(greeting(() => 0).say.length).toBeGreaterThan(0);
    expect(greeting(never).line).toMatch(/^opening/i);
  });

  it('is nothing for a friend: after danger, and for children', () => {
    const question = {
      character: 'Shrek',
      loveInterest: 'Fiona',
      message: 'tell me a story',
      scene: 'frog:b::0!frog',
    } as const;
    for (const kind of ['danger', 'minor'] as const) {
      const { line, progress } = act({ ...question, noticed: [kind] }, part, never);
      expect(line).not.toMatch(/puddle|frog/);
      expect(progress.place).toBeNull();
    }
  });

  it.each(['nothing:b::0!', 'frog:b:9:0!', 'frog:b:0000000:0!', 'not written by us'])(
    'is not under way at %s',
    (scene) => {
      const { line } = act({ character: 'Shrek', loveInterest: 'Fiona', message: 'hello', scene }, part, never);
      expect(line).toMatch(/^greeting/i);
    },
  );
});

describe('what the visitor told', () => {
  it.each([
    ["i'm a nurse btw, did i tell you?", 'what is my job?', /a nurse/i],
    ['my sister is called Olive', 'do you remember my sister?', /your sister Olive/i],
    ["i'm allergic to shrimp", 'what am i allergic to?', /shrimp/i],
    ['my lucky number is 7', 'whats my lucky number', /7/],
    ['i live in Leeds', 'where do i live?', /leeds/i],
  ])('is taken up and known again: %s', (told, asked, fact) => {
    const { lines } = talk([told, 'hm', asked]);
    expect(lines[0]).toMatch(/^told/i);
    expect(lines[2]).toMatch(/^recalls/i);
    expect(lines[0]).toMatch(fact);
    expect(lines[2]).toMatch(fact);
  });

  it('is known long after the history has let go of it', () => {
    const remarks = Array.from({ length: 15 }, (_, i) => `there are ${i} chairs here`);
    expect(last("i'm a nurse", ...remarks, 'what is my job?')).toMatch(/^recalls job a nurse/i);
  });

  it('is known long after, too, where a name came later than whose it is', () => {
    const remarks = Array.from({ length: 15 }, (_, i) => `there are ${i} chairs here`);
    expect(last('i have a sister', 'her name is Anna', ...remarks, 'what is my sister called?')).toMatch(
      /^recalls called your sister anna/i,
    );
  });

  it('is confessed where it was never told', () => {
    expect(last('hello', 'what is my job?')).toMatch(/^recalls nothing/i);
  });

  it('is come back to after some remarks, once', () => {
    const remarks = [
      'there are nine chairs here',
      'the lamp is green',
      'so many spoons',
      'a long road',
      'the lid is off',
      'two ducks',
      'the sky is low',
    ];
    const { lines } = talk(["i'm a nurse", ...remarks], { random: () => 0 });
    expect(lines.filter((line) => /^brings up job a nurse/i.test(line))).toHaveLength(1);
    expect(lines.findIndex((line) => /^brings up/i.test(line))).toBeGreaterThanOrEqual(5);
  });

  it('is greeted at a goodbye', () => {
    expect(last('my sister is called Olive', 'ok', 'good night')).toMatch(/^says goodnight olive/i);
  });

  it('is not offered where it was disliked', () => {
    const by = {
      ...part,
      script: {
        ...part.script,
        pools: new Map([...part.script.pools, ['food', ['Have shrimp.', 'Have soup.', 'Have pie.']]]),
      },
    };
    for (let i = 0; i < 10; i += 1) {
      const { lines } = talk(["i'm allergic to shrimp", 'what is for dinner?'], { by, random: () => (i % 10) / 10 });
      expect(lines.at(-1)).not.toContain('shrimp');
    }
  });
});

describe('a thing of its world', () => {
  it('has answers to what is asked next, and other words where it is asked again', () => {
    const { lines } = talk([
      "what is your goat's name?",
      'where is he?',
      'why do you have him',
      'what is he',
      'what is he like, the goat?',
    ]);
    expect(lines).toEqual([
      'Gerald is his name.',
      'Behind the outhouse.',
      'He was lonely.',
      'A goat of opinions.',
      'Eleven years and two horns.',
    ]);
  });
});

describe('a question', () => {
  it.each([
    ['should i call my mother?', /^advice yes/i],
    ['should i hit him?', /^advice no/i],
    ['should i wear red or blue?', /^advice either (red|blue)/i],
    ['can you swim?', /^answers (yes|no)/i],
    ['te quiero', /^Y yo a ti/],
    ['not a gift. a poem!', /^played out/i],
    ['lol. what happened to the goat?', /^He ate the receipt/],
  ])('%s gets its answer', (message, line) => {
    expect(last(message)).toMatch(line);
  });
});
