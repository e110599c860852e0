// What may be wrong with a character's scenes: each is walked through every way to every end.
import { checkLine } from './check-line.ts';
import { choiceFor } from './choice.ts';
import { type Beat, type Entry, type Scene, type SceneKind, type Scenes, sceneKinds } from './scenes.ts';
import { wayNames } from './ways.ts';

/** How many scenes of each kind a character has at least; kinds in one row may stand for each other. */
const fewest: readonly (readonly [readonly SceneKind[], number])[] = [
  [['story'], 4],
  [['game', 'riddle'], 2],
  [['song', 'poem'], 2],
  [['recipe', 'lesson'], 2],
  [['adventure'], 2],
  [['quarrel'], 1],
  [['proposal'], 1],
];
const mostChoices = 4;
const mostButtonLetters = 28;
const mostButtonWords = 5;
/** Beats from the beginning to the farthest end. */
const leastDepth = 4;
const mostDepth = 20;
const mostVisits = 2;

/** `dears`: what the character calls visitors. Each fault names its scene. */
export function checkScenes(scenes: Scenes, dears: readonly string[], speaker: string): string[] {
  const faults: string[] = [];
  for (const [kinds, least] of fewest) {
    const count = scenes.all.filter(({ kind }) => kinds.includes(kind)).length;
    if (count < least) faults.push(`There are ${count} scenes of ${kinds.join(' or ')}, and ${least} are needed.`);
  }
  for (const scene of scenes.all)
    faults.push(...checkScene(scenes, scene, dears, speaker).map((what) => `${scene.name}: ${what}`));
  return faults;
}

function checkScene(scenes: Scenes, scene: Scene, dears: readonly string[], speaker: string): string[] {
  const faults = new Set<string>();
  const complain = (what: string) => faults.add(what);
  if (!sceneKinds.includes(scene.kind)) complain('Its first tag is no kind of scene.');
  if (scene.opens.length === 0) complain('No words open it ("# opens: frog, rent").');
  const offer = scenes.play(scene.name, 'offer', [], dears[0] ?? '');
  if (!offer?.line.endsWith('?')) complain('Its first line is an offer, and asks something.');
  for (const way of ['yes', 'no']) {
    if (!offer?.choices.some(({ tags }) => tags.includes(way))) complain(`Its offer has no choice tagged "${way}".`);
  }
  const depth = Math.max(
    ...(['offer', 'begin'] as const).map((entry) => walk(scenes, scene, entry, dears, speaker, complain)),
  );
  if (depth < leastDepth) complain(`It is only ${depth} beats deep; ${leastDepth} or more are needed.`);
  return [...faults];
}

/** Walks every way; returns how many beats the longest has. A beat that was met before, with the same words, is not walked again. */
function walk(
  scenes: Scenes,
  { name }: Scene,
  entry: Entry,
  dears: readonly string[],
  speaker: string,
  complain: (what: string) => void,
): number {
  const known = new Map<string, number>();
  let deepest = 0;
  const waiting: number[][] = [[]];
  for (let way = waiting.pop(); way; way = waiting.pop()) {
    const choices = way;
    const beat = scenes.play(name, entry, choices, dears[0] ?? '');
    const path = `${entry} ${choices.join(' ')}`.trim();
    if (!beat) {
      complain(`Nothing is said at ${path}.`);
      continue;
    }
    deepest = Math.max(deepest, choices.length + 1);
    if (choices.length > mostDepth) {
      complain(`It does not end at ${path}.`);
      continue;
    }
    const key = JSON.stringify(beat);
    const visits = known.get(key) ?? 0;
    if (visits === mostVisits) continue; // a game that goes round: variables change, words do not
    known.set(key, visits + 1);
    const called = beat.line.includes(dears[0] ?? '') ? dears : dears.slice(0, 1);
    if (visits === 0)
      for (const dear of called) checkBeat(scenes.play(name, entry, choices, dear) ?? beat, speaker, complain);
    for (const [i] of beat.choices.entries()) waiting.push([...choices, i]);
  }
  return deepest;
}

function checkBeat({ line, choices }: Beat, speaker: string, complain: (what: string) => void): void {
  if (line.includes('\n')) complain(`Two lines at once: "${line}"`);
  else checkLine('a scene', { text: line, line: 0 }, new Map(), (_, what) => complain(`"${line}": ${what}`));
  if (choices.length > mostChoices) complain(`"${line}" has ${choices.length} choices.`);
  for (const [i, { text, tags }] of choices.entries()) {
    if (text.length > mostButtonLetters || text.split(' ').length > mostButtonWords)
      complain(`The button "${text}" is too long.`);
    if (/[.]$/.test(text)) complain(`The button "${text}" ends with a full stop.`);
    if (tags.length === 0) complain(`The choice "${text}" has no tags.`);
    if (tags.some((tag) => tag === '' || (tag !== tag.toLowerCase() && !wayNames.has(tag))))
      complain(`The tags of "${text}" are not plain words.`);
    if (choiceFor(text, choices, speaker)?.index !== i) complain(`The button "${text}" chooses another.`);
  }
}
