// For tests of scenes: a tale and a riddle in Ink.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileScenes } from '../chat/understudy/compile-scenes.ts';
import { type Scenes, scenesOf } from '../chat/understudy/scenes.ts';

export const frog = `
=== frog ===
# story
# opens: frog, rent
I once had a frog who owed me rent. Shall I tell it?
+ [Yes, tell me # yes, more]
  -> begin
+ [Not now # no, later]
  Suit yourself, {dear}. He never paid.
  -> END
= begin
He moved into my warm puddle in May.
+ [And then? # more]
+ [Why that puddle? # why]
  It was the warm one.
  -> sign
- I hung up a sign. He sat on it.
  -> sign
= sign
+ [Did he pay? # paid, money]
  Nine hundred flies, on my pillow.
  -> END
+ [Go on # more]
  He framed it.
  -> END
`;
export const riddle = `
=== wet ===
# riddle
# opens: wet
Shall I ask you a riddle?
+ [Ask # yes]
  -> begin
+ [No # no]
  Good.
  -> END
= begin
What is wet and never leaves?
-> guesses
= guesses
+ [The rain # rain, water]
  Right.
  -> END
+ [I give up # dunno]
  The rain.
  -> END
+ [A guess # any]
  Wrong. Think of the sky.
  -> guesses
`;

/** Compiles Ink, a scene a text. */
export function scenesIn(...sources: readonly string[]): Scenes {
  const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
  mkdirSync(folder, { recursive: true });
  for (const [i, source] of sources.entries()) writeFileSync(join(folder, `${i}.ink`), source);
  const { json, faults } = compileScenes(folder);
  rmSync(folder, { recursive: true });
  if (!json) throw new Error(JSON.stringify(faults));
  return scenesOf(json);
}
