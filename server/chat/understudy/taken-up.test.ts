// "Can we carry on?", "is there more?", after a slip, an interruption, or the end.
import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';
import { last, talk } from '../../test/small-talk.ts';

const butter = { scene: 'soup_dumplings', choices: [0, 1, 0] };
const sand = 'Two spoons of soft butter. Rub it in till it looks like sand.';
const log = { scene: 'log_poem', choices: [0, 0] };
const own = 'I had a log. It was just my size.';

describe('a scene that was left', () => {
  it.each([
    'can we carry on with the dumplings? what comes after the butter',
    'where were we?',
    'sorry i was away. what did i miss?',
    'sorry. back to the dumplings!',
    'ok, and what comes next?',
  ])('goes on where it stood upon %j', (message) => {
    for (const { line, progress } of replies('Fiona', ['I got that wrong. No excuse.'], message, butter, true)) {
      expect(line).toMatch(/^Perfect sand/);
      expect(progress.place?.scene).toBe('soup_dumplings');
      expect(progress.left).toBeNull();
    }
  });

  it('is found again after it closed', () => {
    const said = [
      'tell me a story',
      'my knee is made of wood',
      'there are nine chairs here',
      'can we go on with the story?',
    ];
    expect(last(...said)).toBe('I hung up a sign. He sat on it.');
    expect(talk(said).scene).toMatch(/^frog:b:0:0!/);
  });

  it('asks its riddle again, because nobody goes on with a riddle but by a guess', () => {
    const riddle = { scene: 'velvet_riddles', choices: [0] };
    for (const { line, say } of replies('Queen Lillian', ['I am here.'], 'where were we?', riddle, true)) {
      expect(line).toMatch(/castles that sleep in a drawer/);
      expect(say).toContain('A chess set');
    }
  });

  it('is not meant by whoever wants to go on with something else', () => {
    for (const { progress } of replies('Fiona', [sand], 'can we carry on being friends?', butter, true))
      expect(progress.place).toBeNull();
  });
});

describe('a scene that waits', () => {
  it.each([
    'ok is there more',
    'no i meant is there more of the poem? you only read me one line',
    'is that all of it?',
    'please keep reading, i want to hear the rest',
  ])('has more upon %j', (message) => {
    for (const line of lines('Shrek', [own], message, log))
      expect(line).toMatch(/I had the quiet, and the whole sky to keep it in\.$/);
  });
});

describe('a scene that is over', () => {
  it.each(['is there more?', 'go on', 'and what happened next?', 'was that it?'])('has no more upon %j', (message) => {
    const said = ['tell me a story', 'and then?', 'go on', message];
    expect(last(...said)).toMatch(/^scene over/i);
  });

  it('is not meant some replies later', () => {
    const said = [
      'tell me a story',
      'and then?',
      'go on',
      'i am a nurse',
      'i live in Leeds',
      'my knee is made of wood',
      'i like jazz',
      'go on',
    ];
    expect(last(...said)).not.toMatch(/^scene over/i);
  });

  it.each([
    'Golden brown! I can feel my heart melt like butter. Next line?',
    'please go on singing about the toast',
    'toast is a fine thing to sing of. well, sing on',
  ])('goes on with its song upon %j', (message) => {
    const toast = { scene: 'ode_to_toast', choices: [0] };
    for (const line of lines('Donkey', ['Ahem, la, right: Oh toast, oh toast, so golden brown!'], message, toast))
      expect(line).toMatch(/You wear your butter like a gown!$/);
  });
});
