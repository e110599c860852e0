import { describe, expect, it } from 'vitest';
import { replies } from '../../test/every-chance.ts';

describe('what may be tapped under a reply of no scene', () => {
  const inTheMiddle = { scene: 'bucket_duel', choices: [0] };

  it('is the way back into the scene that waits, and something to begin with', () => {
    for (const { say, line } of replies('Fiona', [], 'what is your favourite hat', inTheMiddle)) {
      if (/\?$/.test(line)) continue;
      expect(say[0], line).toBe('Where were we?');
      expect(say).toHaveLength(2);
    }
  });

  it('takes the scene up where it stood', () => {
    for (const { say } of replies('Fiona', ['Boots, mostly.'], 'Where were we?', inTheMiddle))
      expect(say.length).toBeGreaterThan(0);
  });

  it('is nothing that was tapped before', () => {
    const said = ['Tell me a story', 'Not now.', 'Sing me a song', 'Later.', 'Ask me a riddle', 'Hm.'];
    for (const { say } of replies('Shrek', said, 'i like cheese')) for (const it of say) expect(said).not.toContain(it);
  });

  it('is nothing under a question, a farewell, or comfort', () => {
    for (const message of ['good night, sleep well', 'my grandmother died yesterday'])
      for (const { say } of replies('Shrek', [], message)) expect(say, message).toEqual([]);
    for (const { line, say } of replies('Shrek', [], 'i like cheese')) if (/\?$/.test(line)) expect(say).toEqual([]);
  });
});
