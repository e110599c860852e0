import { describe, expect, it } from 'vitest';
import type { Remark } from '../../../contract/chat.ts';
import { last, never, part, talk } from '../../test/small-talk.ts';
import { act } from './act.ts';
import { readProgress } from './place.ts';
import { turnOf } from './turn.ts';

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

  it('waits without its buttons while something else is answered, but a way back to it, and goes on', () => {
    const beside = talk(['tell me a story', "i'm a nurse btw"]);
    expect(beside.lines.at(-1)).toMatch(/^told job a nurse/i);
    expect(beside.say?.[0]).toBe('Where were we?');
    expect(beside.say).not.toContain('And then?');
    expect(last('tell me a story', "i'm a nurse btw", 'go on')).toBe('I hung up a sign. He sat on it.');
  });

  it('closes where the talk goes elsewhere for the third time', () => {
    const elsewhere = ["i'm a nurse btw", 'i live in Leeds', "i'm allergic to shrimp"];
    expect(talk(['tell me a story', ...elsewhere.slice(0, 2)]).scene).toMatch(/^frog/);
    expect(talk(['tell me a story', ...elsewhere]).scene).toMatch(/^\*frog:b::0!frog!/);
  });

  it('closes after two messages that do not belong to it', () => {
    expect(last('tell me a story', 'my knee is made of wood', 'there are nine chairs here')).toMatch(/^scene closed/i);
    expect(talk(['tell me a story', 'my knee is made of wood', 'there are nine chairs here']).scene).toMatch(
      /^\*frog:b::0!frog!/,
    );
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

  it('is begun by what stood on its button, though the talk has gone on since', () => {
    const talked = ['the frog sat there', 'there are nine chairs here', 'the lamp is green', 'so many spoons'];
    const { lines } = talk([...talked, 'Yes, tell me']);
    expect(lines[0]).toBe('I once had a frog who owed me rent. Shall I tell it?');
    expect(lines.at(-1)).toBe('He moved into my warm puddle in May.');
    expect(last('Yes, tell me')).not.toBe('He moved into my warm puddle in May.');
    expect(last(...talked, 'Not now')).not.toMatch(/^Suit yourself/);
  });

  it('does not keep who says goodbye', () => {
    expect(last('tell me a story', 'ok, i have to go now, goodnight')).toMatch(/^(?:parting|says goodnight) /i);
  });

  it('is not offered to somebody who is grieving', () => {
    const always = () => 0;
    for (const message of ['the road was empty', 'it was on the corner'])
      expect(talk(['my cat got run over', message], { random: always }).lines.at(-1), message).not.toMatch(
        /frog|riddle/,
      );
  });
});

describe('another answer to the same message', () => {
  const again = (message: string, instead: readonly string[], scene = '', history: Remark[] = []) =>
    act({ character: 'Shrek', loveInterest: 'Fiona', message, history, scene, instead }, part, never);

  it.each(['tell me a story', 'hello', 'i am a nurse', 'do you snore?', 'what is wet?'])(
    'is none of those that were read: %s',
    (message) => {
      const read: string[] = [];
      for (let time = 0; time < 4; time += 1) {
        const { line } = again(message, read);
        expect(read).not.toContain(line);
        read.push(line);
      }
    },
  );

  it('leaves the scene where it was, with its ways', () => {
    const { scene, lines, say } = talk(['tell me a story']);
    const history: Remark[] = [
      { category: 'user', message: 'tell me a story' },
      { category: 'AI', message: lines[0] ?? '' },
    ];
    const next = again('And then?', [], scene, history);
    const other = again('And then?', [next.line], scene, history);
    expect(other.line).not.toBe(next.line);
    expect(other.progress.place).toEqual(readProgress(scene).place);
    expect(other.say).toEqual(say);
  });

  it('does not count as the last thing that was said: what was asked is still the question', () => {
    const history: Remark[] = [{ category: 'AI', message: 'Are you hungry?' }];
    const turn = turnOf(
      { character: 'Shrek', loveInterest: 'Fiona', message: 'yes', history, instead: ['Good.'] },
      part,
      never,
    );
    expect(turn.memory).toMatchObject({ hasAsked: true, heard: ['Good.', 'Are you hungry?'] });
  });
});
