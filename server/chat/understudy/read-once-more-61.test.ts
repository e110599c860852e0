// What was found when the change behind round 61 was read once more: what sounds like something of a list, and is meant otherwise.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { asMeant } from './as-meant.ts';

describe('what sounds alike is meant otherwise', () => {
  it.each([
    ['i wish my mum was here', 'Shrek', 'hopes for them'],
    ['i wish them away, all of them', 'Doris', 'hopes for them'],
    ["i'm jealous of my sister, she got a car", 'Fiona', 'reassures'],
  ] as const)('"%s"', (message, character, pool) => {
    for (const line of lines(character, ['Good evening.'], message))
      expect(endsWith(line, character, pool), line).toBe(false);
  });

  it.each(['will i see you again?', 'when can i see you tonight', 'can we see you dance?'])(
    '"%s" asks for them who listens',
    (message) => {
      expect(asMeant({ character: 'Shrek', loveInterest: 'Fiona', message }).message).toBe(message);
    },
  );

  it('whoever runs in the play leaves nobody', () => {
    const log = { scene: 'hush_knight', choices: [0, 0, 0, 0] };
    for (const { progress } of replies(
      'Shrek',
      ["Slowly. Past his boots. He's lifted them, so we've room."],
      'Run for the log, gotta run!',
      log,
    ))
      expect(progress.place?.choices ?? 'its end').not.toEqual(log.choices);
  });
});
