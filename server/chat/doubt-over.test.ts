// Behind a danger that may well be none, who says that all is well is answered as play, in the scene where it was.
import { describe, expect, it } from 'vitest';
import { calmly, patient, say } from '../test/care-talk.ts';
import { testServer } from '../test/test-server.ts';
import { noProgress, readProgress, writeProgress } from './understudy/place.ts';
import { understudy } from './understudy/understudy.ts';

const server = testServer(patient, { replier: understudy(Math.random, 0) });
/** In the middle of Doris's song. */
const scene = writeProgress({
  ...noProgress,
  place: { scene: 'closing_song', entry: 'offer', choices: [0, 0], waited: 0 },
  met: ['closing_song'],
});
const cleared = "no no, I'm fine. Go on";
const placeOf = async (message: string, more: object) => {
  const { headers } = await calmly(server, say(message, { noticed: ['danger'], scene, ...more }));
  return readProgress(String(headers['x-scene'] ?? '')).place;
};

describe('a doubtful danger', () => {
  it('that was none lets the scene go on in that very reply', async () => {
    expect((await placeOf(cleared, { inDoubt: true }))?.scene).toBe('closing_song');
    expect((await placeOf(cleared, { inDoubt: true }))?.choices.length).toBe(3);
  });

  it('is minded where that is not said, and a sure one is minded whatever is said', async () => {
    expect(await placeOf('go on', { inDoubt: true })).toBeNull();
    expect(await placeOf(cleared, {})).toBeNull();
  });
});
