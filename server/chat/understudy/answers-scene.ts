// Opens a scene where the visitor asks for one.
import { isParticular, kindsAsked, sceneNamed, sceneOfKind } from './doors.ts';
import { isHeard } from './fit-to-say.ts';
import { lineTo } from './leading.ts';
import { plainly, written } from './plain.ts';
import type { Scene } from './scenes.ts';
import { enter } from './stage.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const onceMore =
  /^(?:(?:ok|okay|haha|yes|please|and) )*(?:another|again|one more|play again|another one|more|next)(?: one| please| round| time)* $/;
const isAskedOfOthers =
  /^(?:(?:and|but|so|well|wait|hey|okay|haha|really) )*(?:did you |(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would) (?:he|she|it|they|that|this|everyone|everybody|donkeys?|shrek|puss|anyone|anybody) )/;
const tellsOf = /\b(?:tell (?:me|us)(?: \w+)?|(?:want|like|love) to (?:hear|know)(?: more| all)?) (?:about|of|the) /;
const kindWords = /^(?:recipes?|stor(?:y|ies)|tales?|songs?|poems?|riddles?|lessons?|games?|cook|bake)$/;
/** "Give him your longest story" is no wish to hear one. */
const isForOthers = /\b(?:give|tell|read|sing|show|teach) (?:him|her|them|it|everybody|everyone|the \w+) /;
const wantsAnother = /\b(?:another|different|new|other) /;

/** Somebody who asks for a pudding is told that there is none before a sandwich is offered. */
function offeredInstead(turn: Turn, scene: Scene): Act | null {
  const offered = enter(turn, scene, 'offer');
  const line = lineTo({ ...turn, intent: 'request' }, scene.name);
  return offered && { ...offered, line: line ?? offered.line };
}

/** "I was asking for a recipe. Have you one for a simple cake?" names the kind in the sentence before. */
const wasAskedFor =
  /\b(?:(?:was|am|i'm) asking for|asked (?:you )?for|wanted(?: to ask (?:you )?for)?|meant) (?:a|an|the|your|another) (?:\w+ )?(?:recipe|story|song|poem|riddle|lesson|game)\b/i;
const hasChanged =
  /\bchanged my mind\b|\b(?:i(?:'d| would)|we(?:'d| would)) rather (?:sing|hear|play|cook|bake|dance|learn)\b/i;

/** "She baked it, naturally. Actually, I wanted to ask you for a recipe": what goes on would go over it. */
export function wishedInstead(turn: Turn): Act | null {
  if (!turn.progress.place || !(wasAskedFor.test(turn.message) || hasChanged.test(turn.message))) return null;
  const kinds = kindsAsked(plainly(turn.message));
  const kind = turn.part.scenes.all.find(({ name }) => name === turn.progress.place?.scene)?.kind;
  return kind && kinds[0] && kinds[0] !== kind ? opened(saying(turn, turn.message)) : null;
}

/** "Shall we go somewhere?" is asked where first: "He's on the path" speaks of somebody whom nobody knows yet. */
const goesSomewhere =
  /\b(?:go|take me|going|went|run away) (?:somewhere|out|on an? \w+|for a walk|together) |\bsomewhere (?:with|together) /;
const isHiding = ({ kind, opens }: Scene) =>
  kind === 'adventure' && opens.some((word) => /^(?:hide|hiding|gravel|barons?)$/.test(word));

const mostWordsOfAnAsking = 3;
/** "Tell me a story." Whoever asks for it gets it at once. */
export function opened(turn: Turn): Act | null {
  // "Riddle! But make it hard, I get bored" asks in its first word.
  const asked = () =>
    turn.message
      .split(/(?<=[.!…])\s+/)
      .find((it) => plainly(it).length <= mostWordsOfAnAsking && kindsAsked(plainly(it)).length > 0);
  const said = kindsAsked(turn.words).length === 0 ? (wasAskedFor.exec(turn.message)?.[0] ?? asked()) : undefined;
  return openedBy(said ? saying(turn, said) : turn);
}

function openedBy(turn: Turn): Act | null {
  const { part, words, random, progress } = turn;
  const { place, met } = progress;
  const { scenes } = part;
  const text = written(words);
  const kindOf = (scene: string | undefined) => scenes.all.find(({ name }) => name === scene)?.kind;

  const last = place ? undefined : kindOf(met.at(-1));
  const again = last && onceMore.test(text) ? sceneOfKind(scenes, [last], [], met, random) : null;
  const named = tellsOf.test(text) ? sceneNamed(scenes, words, met) : null;
  const wanted = again ?? named;
  if (wanted) return enter(turn, wanted, 'begin');

  // "Did he ask you to sing?" is no wish for a song.
  const isOfOthers = isQuestion(turn.clause, words) && isAskedOfOthers.test(text);
  const kinds = scenes.all.length > 0 && !isOfOthers && !isForOthers.test(text) ? kindsAsked(words) : [];
  const underWay = kindOf(place?.scene);
  const isUnderWay = underWay !== undefined && kinds.includes(underWay) && !wantsAnother.test(text);
  if (kinds.length === 0 || isUnderWay) return null;
  const indoors = scenes.all.filter(isHiding).map(({ name }) => name);
  const scene =
    (goesSomewhere.test(text) ? sceneOfKind(scenes, kinds, words, [...met, ...indoors], random) : null) ??
    sceneOfKind(scenes, kinds, words, met, random);
  const isThat = scene?.opens.some((word) => !kindWords.test(word) && words.includes(word)) || !isParticular(words);
  const entry = scene?.kind === 'adventure' && goesSomewhere.test(text) ? 'offer' : 'begin';
  const begun = scene && (isThat ? enter(turn, scene, entry) : offeredInstead(turn, scene));
  return begun && !isHeard(turn, begun.line) ? begun : fromPool(turn, 'played out');
}
