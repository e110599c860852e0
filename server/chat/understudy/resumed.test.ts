// A scene that an aside has led away from goes on for whoever asks for its next step or names what it is about.
import { describe, expect, it } from 'vitest';
import { replies } from '../../test/every-chance.ts';
import { act } from './act.ts';
import { noProgress, type Place, readProgress, writeProgress } from './place.ts';
import { readPart } from './understudy.ts';

const slicing = { scene: 'onion_soup', choices: [0, 0] };
const aside = "If you must know, the well's gone green. I'll live.";

describe('a lesson that was left', () => {
  it.each([
    'sliced',
    'ok, onions are sliced',
    'anyway whats next for the soup, onions are sliced',
    'nobody minds. i just want the soup recipe, what do i do after slicing',
    'but then what?',
    'its ok. so back to the soup: onions sliced. next step please my green chef',
    'the soup!',
    'now will there be soup or what',
    'what about our soup?',
  ])('goes on upon %j', (message) => {
    for (const { line, progress } of replies('Shrek', [aside], message, slicing, true)) {
      expect(line).toMatch(/butter in the pot/i);
      expect(progress.place?.scene).toBe('onion_soup');
    }
  });

  it.each(['no soup, thanks', 'my soup got cold on the way to the market', 'who taught you the soup?', 'how are you?'])(
    'waits on upon %j',
    (message) => {
      for (const { line } of replies('Shrek', [aside], message, slicing, true)) expect(line).not.toMatch(/butter in/i);
    },
  );

  it('goes on while it waits, too', () => {
    const waiting = { ...slicing, waited: 1 };
    for (const { line } of replies('Shrek', [aside], 'i just want the soup recipe', waiting))
      expect(line).toMatch(/butter in the pot/i);
  });

  it('goes on behind a word for what hurts', () => {
    const message = 'I am well enough, only my left knee aches from the stairs. Do finish about the goose, though.';
    for (const waited of [0, 1]) {
      const where = { scene: 'sir_honk', choices: [0, 0, 0, 0, 0], waited };
      for (const { line, progress } of replies('King Harold', ['Ah. What a comfort.'], message, where)) {
        expect(line).not.toMatch(/happiness|leap/i);
        expect(progress.place?.choices.length).toBeGreaterThan(5);
      }
    }
  });

  it('is forgotten after ten turns', () => {
    let left: Place | null = { scene: 'onion_soup', entry: 'offer', choices: [0, 0], waited: 0 };
    const ask = (message: string, i = 0) => {
      const scene = writeProgress({ ...noProgress, left, met: ['onion_soup'] });
      const history = [{ category: 'AI' as const, message: aside }];
      const said = act(
        { character: 'Shrek', loveInterest: 'Fiona', message, history, scene },
        readPart('Shrek'),
        () => i / 20,
      );
      left = readProgress(writeProgress(said.progress)).left;
      return said.line;
    };
    for (let i = 0; i < 9; i += 1) ask('the chairs are green', i);
    expect(left).not.toBeNull();
    ask('the lamp is blue');
    expect(left).toBeNull();
  });
});

describe('an offer', () => {
  const offered = [
    'I can teach you my waffle tower, it really works, shall I, shall I?',
    'who burned it?',
    'Stew, stew!',
  ];
  const offer = { scene: 'waffle_tower', choices: [] };
  it.each([
    'shreks stew has eyeballs donkey. no thanks. i want the waffle tower, teach me',
    'teach me the waffle tower',
    'waffle tower please',
    'ok the waffles then',
  ])('is taken by its name: %j', (message) => {
    for (const where of [offer, { ...offer, waited: 1 }, null]) {
      for (const { progress } of replies('Donkey', offered, message, where ?? offer, where === null))
        expect(progress.place).toMatchObject({ scene: 'waffle_tower', waited: 0 });
    }
  });

  it.each(['onion soup? you romantic devil. i am starving', 'oh the soup! lovely'])(
    'is taken by an echo: %j',
    (message) => {
      const said = ['You bring a pot and some patience. Shall I teach you my onion soup?'];
      for (const { line } of replies('Shrek', said, message, { scene: 'onion_soup', choices: [] }))
        expect(line).toMatch(/^Sharp knife/);
    },
  );

  it.each(['onion soup? i hate onions', 'onion soup? who taught you that?', 'soup? i ate already'])(
    'is not taken by %j',
    (message) => {
      const said = ['You bring a pot and some patience. Shall I teach you my onion soup?'];
      for (const { line } of replies('Shrek', said, message, { scene: 'onion_soup', choices: [] }))
        expect(line).not.toMatch(/^Sharp knife/);
    },
  );
});

describe('what is asked first', () => {
  it('leaves the song under way', () => {
    const lullaby = { scene: 'palace_lullaby', choices: [0] };
    for (const { progress } of replies(
      'Queen Lillian',
      ['The candles are out on the winding stair.'],
      'Pretty. But first, how do I begin my speech without my voice shaking?',
      lullaby,
    ))
      expect(progress.place?.scene).toBe('palace_lullaby');
  });
});
