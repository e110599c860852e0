// Which scene a message opens: one of the kind that is asked for, or the one whose thing is named.
import { written } from './plain.ts';
import type { Scene, SceneKind, Scenes } from './scenes.ts';

const asked: readonly (readonly [readonly SceneKind[], RegExp])[] = [
  [['poem', 'song'], /\b(?:poem|poems|poetry|rhyme|rhymes|verse|verses|sonnet|haiku|limerick|limericks) /],
  [['riddle', 'game'], /\b(?:riddle|riddles|puzzle) /],
  [
    ['game', 'riddle'],
    /\b(?:(?:play|know|have|want) (?:\w+ )?(?:a |any |some )?games?|let us play|play with me|play something|a game|guessing game|i am bored|so bored|entertain me) /,
  ],
  [
    ['recipe', 'lesson'],
    /\b(?:recipe|recipes|how (?:do|would|can) (?:you|i|one|we) (?:make|cook|bake|brew)|teach me (?:to|how to) (?:cook|bake|make)|cook (?:something|with me)|bake (?:something|with me)|cooking lesson) /,
  ],
  [
    ['lesson', 'recipe'],
    /\b(?:teach me|(?<!\b(?:driving|swimming|piano|guitar|violin|singing|riding|flying|music|maths|german|french|spanish|english) )lessons?|show me how|learn from you|can you teach) /,
  ],
  [['song', 'poem'], /\b(?:sing|song|songs|serenade|lullaby|tune|canta|cantame|cancion) /],
  [
    ['story'],
    /\b(?:story|stories|storry|tale|tales|fairy tale|cuentame|cuento|tell me (?:something(?! (?:sweet|nice|romantic|kind|lovely|good|about)\b)|about your day|anything)) /,
  ],
  [
    ['adventure'],
    /\b(?:adventure|adventures|go (?:somewhere|on a walk|for a walk|out together)|take me (?:somewhere|out|on a)|go on a (?:date|quest|trip)|quest|heist|explore|sneak out|what shall we do|what should we do|what do you want to do|let us go) /,
  ],
  [['proposal'], /\b(?:marry me|will you marry|propose|casate|be my (?:wife|husband)|get married) /],
  [
    ['quarrel'],
    /\b(?:let us (?:argue|fight|quarrel)|argue with me|pick a fight|quarrel with me|have a (?:fight|quarrel|row)|fight with you|quarrel with you) /,
  ],
];

/** The kinds of scene that `words` (normalised by `plainly`) ask for, the best first; none if they ask for no scene. */
export function kindsAsked(words: readonly string[]): readonly SceneKind[] {
  const text = written(words);
  if (/\b(?:not|no more|stop|hate) (?:\w+ ){0,2}(?:story|stories|song|songs|sing|poem|game|riddle) /.test(text)) {
    const instead = /\b(?:but|just|rather|instead) (.*)$|\bnot (?:a |the )?\w+ (.*)$/.exec(text);
    const rest = (instead?.[1] ?? instead?.[2] ?? '').split(' ').filter((word) => word !== '');
    return rest.length > 0 && rest.length < words.length ? kindsAsked(rest) : [];
  }
  if (praise.test(text) && !request.test(text)) return [];
  return asked.find(([, form]) => form.test(text))?.[0] ?? [];
}
/** "Best story ever" asks for none. */
const praise =
  /\b(?:best|great|greatest|nice|lovely|beautiful|amazing|funny|cool|sweet|sad|what a|that was a|that is a|love that|loved that|loved the|love the|like that|liked that|your|this|that) (?:\w+ )?(?:story|tale|song|poem|rhyme|riddle|game|tune) /;
const request =
  /\b(?:tell|sing|another|want|hear|play|know|more|please|give|read|say|can you|could you|will you|would you|do you have|got any|write|make) /;

/** "How do you make it with hooves?" */
const dishAsked =
  /\bhow (?:do|does|did|would|can|could) (?:you|i|we|one) (?:make|cook|bake|brew|prepare) (?!something |anything |us |me )/;

/** Whether one thing in particular is asked for: "teach me to fight", "a song about my cat". */
export function isParticular(words: readonly string[]): boolean {
  if (dishAsked.test(written(words))) return true;
  return /\b(?:(?:story|tale|song|poem|riddle|recipe|lesson|rhyme) (?:about|of|for|on) (?:(?:a|an|the|some|my|good|nice) )*|(?:teach me|show me|learn) (?:to |how to |how you |some )?)(?!me |us |you |your |yourself |love |something |anything |to |how |cook |bake |make |dance |sing |a |the |that |it |one )\w+/.test(
    written(words),
  );
}

/**
 * The scene of `kinds` whose thing `words` name, else one of the first kind that has one not yet `met`; null if all were. `random`
 * gives a number from 0 up to, not including, 1.
 */
export function sceneOfKind(
  { all }: Scenes,
  kinds: readonly SceneKind[],
  words: readonly string[],
  met: readonly string[],
  random: () => number,
): Scene | null {
  const named = all.find(({ kind, opens }) => kinds.includes(kind) && opens.some((word) => words.includes(word)));
  if (named) return named;
  for (const kind of kinds) {
    const fresh = all.filter((scene) => scene.kind === kind && !met.includes(scene.name));
    if (fresh.length > 0) return fresh[Math.floor(random() * fresh.length)] ?? null;
  }
  return null;
}

/** The scene whose thing `words` name. */
export function sceneNamed({ all }: Scenes, words: readonly string[], met: readonly string[]): Scene | null {
  return all.find(({ name, opens }) => !met.includes(name) && opens.some((word) => words.includes(word))) ?? null;
}

const offered: readonly SceneKind[] = ['story', 'game', 'riddle', 'adventure', 'song', 'poem', 'recipe', 'lesson'];

/** The scenes that a character may offer by itself. */
export function scenesToOffer({ all }: Scenes): readonly Scene[] {
  return all.filter(({ kind }) => offered.includes(kind));
}

/** One of them that was not met yet; null if all were. */
export function sceneToOffer(scenes: Scenes, met: readonly string[], random: () => number): Scene | null {
  const fresh = scenesToOffer(scenes).filter(({ name }) => !met.includes(name));
  return fresh[Math.floor(random() * fresh.length)] ?? null;
}
