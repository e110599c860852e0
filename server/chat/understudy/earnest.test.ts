import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { talk } from '../../test/small-talk.ts';
import { act } from './act.ts';
import { pools } from './earnest.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { readSections } from './sections.ts';
import { readPart } from './understudy.ts';

const sections = readSections(readFileSync(join(import.meta.dirname, 'earnest.md'), 'utf8'));
const plain = (title: string) => sections.find((section) => section.title === title)?.items.map(({ text }) => text);
const said = (...messages: string[]) => talk(messages, { random: () => 0 }).lines.at(-1);

describe('in earnest', () => {
  it('is what is said after it, whatever it is', () => {
    const told = 'my baby died. she was called Rose';
    expect(plain('thanks')).toContain(said(told, 'thank you'));
    expect(plain('listening')).toContain(said(told, 'she had tiny hands'));
    expect(plain('asked')).toContain(said(told, 'how do i tell the kids'));
    expect(plain('sorry')).toContain(said(told, 'she had tiny hands', 'are you mocking me?'));
    expect(plain('parting')).toContain(said(told, 'she had tiny hands', 'goodnight'));
  });

  it('ends a scene', () => {
    const { lines, say, scene } = talk(['tell me a story', 'lost a patient tonight', 'i held her hand till the end'], {
      random: () => 0,
    });
    expect(lines[1]).toMatch(/^sadness /i);
    expect(plain('listening')).toContain(lines[2]);
    expect(say).toEqual([]);
    expect(scene).toMatch(/^\*frog/);
  });

  it('passes when the visitor wants to play again, and by itself', () => {
    expect(said('my dog died', 'tell me a story')).toMatch(/^He moved into my warm puddle/);
    const talked = [
      'the chairs are green',
      'the lamp is blue',
      'the door is red',
      'the shelf is white',
      'so is the sill',
    ];
    expect(plain('listening')).not.toContain(said('my dog died', ...talked));
  });

  it.each([
    'i want to talk about cake',
    'chat with me about waffles',
    'can we change the subject',
    'distract me please',
  ])('is over for who asks for something lighter: %s', (lighter) => {
    const answer = said('my nan died', 'she was 91', lighter) ?? '';
    expect([...pools.values()].flat()).not.toContain(answer);
  });

  it.each(['can i talk about my nan', 'i want to talk about it', 'i dont want to talk about cake'])(
    'goes on for who does not: %s',
    (said_) => {
      expect([...pools.values()].flat()).toContain(said('my nan died', 'she was 91', said_));
    },
  );

  it('wants to hear what is offered, and answers a small question by the way', () => {
    expect(plain('offered')).toContain(said('my wife died', 'do you want to hear what she was like'));
    for (const asked of [
      'do you bake?',
      'chocolate or lemon?',
      'what do you eat for lunch?',
      'i will ask the nurse. do you have a favourite hat?',
      'ok done crying. what are you icing today?',
      'do the frogs have names?',
      "what's on the jukebox?",
      'what kind of sandwich is best?',
    ]) {
      expect(plain('asked'), asked).not.toContain(said('my wife died', asked));
    }
    for (const asked of ['do you think so?', 'what do you know about it', 'do you miss her or not?'])
      expect(plain('asked'), asked).toContain(said('my wife died', asked));
  });

  it('never agrees with what somebody says against themselves', () => {
    const told = ['i lost my job today', 'nobody is ever going to be proud of me'];
    expect(plain('denied')).toContain(said(...told, 'so you agree?'));
    expect(plain('denied')).not.toContain(said('my nan died', 'she was wonderful', 'do you agree?'));
  });

  it('is glad of what was good in it', () => {
    expect(plain('glad')).toContain(said('my nan died', 'she smiled when i sang to her, that was nice'));
    expect(plain('glad')).not.toContain(said('my nan died', 'nobody smiled when i sang to her'));
    expect(plain('glad')).toContain(said('chemo number 4 today', 'last scan was clear actually!'));
    expect(plain('glad')).not.toContain(said('chemo number 4 today', 'the scan was not clear'));
  });

  it('has plain words, each short, once, and without laughter', () => {
    const lines = sections
      .filter(({ title }) => title !== '{heavy}')
      .flatMap(({ items }) => items.map(({ text }) => text));
    expect(lines.length).toBeGreaterThan(35);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(countWords(line), line).toBeLessThanOrEqual(mostWordsOfALine);
      expect(line, line).toMatch(/^[A-Z][^!]*[.?]$/);
    }
  });
});

describe('a question about medicine', () => {
  it.each([
    'how many paracetamol can i take for a headache, its awful',
    'how many ibuprofen can you take in a day',
    'is 30 aspirin too many',
  ])('is for a pharmacist, and no number is made up: %s', (message) => {
    for (const character of ['Fiona', 'Donkey', 'Gingerbread'] as const) {
      const question = { character, loveInterest: '', message };
      expect(pools.get('medicine')).toContain(act(question, readPart(character), () => 0.4).line);
    }
  });
});
