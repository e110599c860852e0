import { describe, expect, it } from 'vitest';
import { lines, replies } from '../../test/every-chance.ts';
import { readPart } from './understudy.ts';

const pudding = { scene: 'burglars_pudding', choices: [0, 0, 0, 0, 1, 0] };
const berries = 'A layer of cream, a layer of berries, cream again. No gaps, no witnesses.';

describe('a question of its own beside what goes on with a scene', () => {
  it('is answered, and the scene waits with its buttons', () => {
    const singing = (readPart('Kitty Softpaws').talk.get('do-you-sing') ?? []).join(' ');
    for (const { line, progress, say } of replies(
      'Kitty Softpaws',
      [berries],
      'Layered! Do you sing at all?',
      pudding,
    )) {
      expect(singing + line).toMatch(/sing|tune|lullaby/i);
      expect(progress.place?.choices).toEqual(pudding.choices);
      expect(say.length).toBeGreaterThan(0);
    }
  });

  it('leaves the scene alone where nothing is known of it, and where it asks for the scene itself', () => {
    for (const message of ['Layered! And how does one whistle in Danish?', 'Layered! And then?'])
      for (const { progress } of replies('Kitty Softpaws', [berries], message, pudding))
        expect(progress.place?.choices).toEqual([...pudding.choices, 1]);
  });

  it('is heard though a word beside it would go on with a game, where it may be tapped', () => {
    const where = { scene: 'true_rumour', choices: [0, 1, 0, 1], waited: 1 };
    const said = ['Shall we have a doily minuet? Only count aloud in cups.'];
    for (const line of lines(
      'Suzy Sugar',
      said,
      'one cup, two cup, three cup, sorry i trod on your icing. ok who is mr brioche, should i be jealous',
      where,
    ))
      expect(line).toMatch(/baker|rival|square/i);
  });
});
