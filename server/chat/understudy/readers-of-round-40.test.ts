// Wishes in the middle of a scene, riddles and lessons: what readers of rounds 37 to 41 met (27 and 28 November).
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { toldShrek } from '../../test/small-talk.ts';
import { readPart } from './understudy.ts';

describe('a wish in the middle of something else', () => {
  it.each([
    'Please give me a real recipe for a cake.',
    'It began in 1967, but I was asking for a recipe. Have you one for a simple cake?',
  ])('opens what is asked for: %s', (message) => {
    const scene = { scene: 'runaway_dough', choices: [0, 0] };
    for (const { line, progress } of replies('Suzy Sugar', ['It left by the window.'], message, scene))
      expect(progress.place?.scene, line).not.toBe('runaway_dough');
  });

  it.each([
    'She baked it, naturally. Actually, I wanted to ask you for a recipe, something soft.',
    'She baked it. Wait, I changed my mind, I would rather cook something with you.',
  ])('and goes before what would go on: %s', (message) => {
    const scene = { scene: 'runaway_dough', choices: [0, 0, 0, 0, 0, 0] };
    for (const { line, progress } of replies(
      'Suzy Sugar',
      ['I asked Dragon for one long, warm breath.'],
      message,
      scene,
    ))
      expect(progress.place?.scene, line).not.toBe('runaway_dough');
  });

  it.each(['i just moved to leeds, i need friends', 'crumbs everywhere. how do i make friends here'])(
    'friends are made by no recipe: %s',
    (message) => {
      const where = { scene: 'runaway_dough', choices: [0, 0] };
      for (const line of lines('Suzy Sugar', ['Press it flat in a tin.'], message, where))
        expect(
          (readPart('Suzy Sugar').talk.get('make-friends') ?? []).some((it) => line.includes(it)),
          line,
        ).toBe(true);
    },
  );

  it.each(['wait my dad just rang. he rings every sunday', 'my twins Emil and Frida would cry laughing'])(
    'is comforted by nobody: %s',
    (message) => {
      for (const line of lines('Puss in Boots', ['A cat that crows!'], message))
        for (const title of ['sadness', 'bad-day', 'fear', 'lonely'])
          expect(endsWith(line, 'Puss in Boots', title), line).toBe(false);
    },
  );

  it('what to do about mice is asked, and not recalled', () => {
    const told = 'my cat Pebble brings mice into my bed';
    const asked = 'Bravo! And what do I do about her mice in my bed? I need your advice';
    expect(toldShrek(told, 'lovely weather', asked)).not.toMatch(/Pebble/);
  });

  it('who fears the dentist is told of dentists', () => {
    const message = 'Have you any advice, Ma’am, for somebody who fears the dentist?';
    const known = readPart('Queen Lillian').talk;
    const fit = [...(known.get('dentist') ?? []), ...(known.get('nervous') ?? []), ...(known.get('scared') ?? [])];
    for (const line of lines('Queen Lillian', ['I count them fondly.'], message))
      expect(
        fit.some((it) => line.includes(it)),
        line,
      ).toBe(true);
  });

  it('courage for a song of one’s own is no wish to hear one', () => {
    const message = 'Draughty but noble. Ok now i need your courage: how do i not shake on sunday when i sing?';
    for (const line of lines('Gingerbread', ['It is draughty, but noble.'], message))
      expect(readPart('Gingerbread').talk.get('nervous') ?? [], line).toContain(line);
  });
});

describe('a riddle that was solved', () => {
  it.each(['yes go on', 'Yes I want the rest!'])(
    'is followed by the next for whoever wants to go on: %s',
    (message) => {
      const where = { scene: 'velvet_riddles', choices: [0, 0, 0, 0], waited: 1 };
      const said = [
        'A candle, exactly. I saw it light up in you.',
        'any advice?',
        'Say first what you admire. May I go on?',
      ];
      for (const line of lines('Queen Lillian', said, message, where)) expect(line).toMatch(/No lock, no key, no end/);
    },
  );
});

describe('a step of a lesson', () => {
  const where = { scene: 'bog_stomp', choices: [0, 0, 0, 0] };
  const said = ["My kettle jumped. You're a natural. Now sway like a gate in wind."];
  it.each(["I don't sway. trams don't sway", "i cant sway, my knee won't bend that way"])(
    'is not praised where it is not done: %s',
    (message) => {
      for (const line of lines('Shrek', said, message, where))
        expect(endsWith(line, 'Shrek', 'lets off'), line).toBe(true);
    },
  );

  it.each(['Swaying', "swaying! I can't stop laughing", 'like this? i never danced before'])(
    'goes on for whoever does it: %s',
    (message) => {
      for (const line of lines('Shrek', said, message, where)) expect(line).toMatch(/squelch/);
    },
  );
});
