// What a scene is about, in a visitor's words: "i just want the soup recipe", "the waffle tower!", "the goose?".

import type { Part } from './part.ts';
import { plainly, written } from './plain.ts';
import { restOf, tellsMore } from './rest.ts';
import type { Scene } from './scenes.ts';
import { stemOf } from './triggers.ts';

/** Last words of names of scenes that say nothing of what happens in them. */
const vague: ReadonlySet<string> = new Set('no six twice seek lord rhyme sneezed property'.split(' '));
const wants =
  /\b(?:want|teach|tell|show|give|hear|sing|read|play|start|begin|finish|do|make|learn|try|need|back to|will there be|where is|promised|offered|how about|what about|let us|yes|yeah|ok|okay|sure|go on with|ready for|rest of) /;
const mayWant =
  /\b(?:tell|teach|show) me (?:what|who|why|where|when|if)|\b(?:do|does|did|have|had|are|were) (?:you|he|she|they|it) /;
export const refuses =
  /\b(?:no|not|never|nope|without|enough|hate|hates|hated|stop|instead of|rather than|sick of|tired of|last|already|had|ate|forget) /;
const mostWordsOfAMention = 6;
const mostWordsOfAWish = 14;

function sceneOf({ scenes }: Part, name: string): Scene | undefined {
  return scenes.all.find((scene) => scene.name === name);
}

/** Whether `words` name what the scene `name` is about; with `isOffered` any word of its name does. */
export function namesTopic(part: Part, name: string, words: readonly string[], isOffered = false): boolean {
  const parts = name.split('_');
  const named = (isOffered ? parts : parts.slice(-1)).filter((it) => tellsMore(it) && !vague.has(it));
  const topics = new Set([...named, ...(sceneOf(part, name)?.opens ?? [])].map(stemOf));
  return words.some((word) => topics.has(stemOf(word)));
}

/** Whether `words` name a thing of the offer of the scene: "do finish about the goose". */
export function namesOffered({ scenes }: Part, name: string, words: readonly string[]): boolean {
  const offer = scenes.play(name, 'offer', [], 'friend')?.line ?? '';
  const things = new Set(
    plainly(offer)
      .filter((it) => it.length >= fewestLettersOfAThing && tellsMore(it))
      .map(stemOf),
  );
  return words.some((word) => things.has(stemOf(word)));
}
const fewestLettersOfAThing = 4;
/** "Tell me how you lost the goat." */
const wantsTold = /\b(?:tell|show) (?:me|us) (?:how|about|all about|what happened|the) /;
/** Asks for the rest of something. */
export const goesBack = /\b(?:back to|finish|go on (?:with|about)|carry on with|the rest of|what about|how about) /;

/** Whether `clause` asks for the scene `name`, or only names what it is about. */
export function wishesFor(part: Part, name: string, clause: string, isOffered = false): boolean {
  const words = plainly(clause);
  const text = written(words);
  if (words.length > mostWordsOfAWish || refuses.test(text)) return false;
  if (!namesTopic(part, name, words, isOffered))
    return (goesBack.test(text) || (isOffered && wantsTold.test(text))) && namesOffered(part, name, words);
  if (asks.test(text) && !/\b(?:tell|show) (?:me|us) how /.test(text)) return false;
  if (wants.test(text)) return !mayWant.test(text);
  const others = restOf(words, [...name.split('_'), ...(sceneOf(part, name)?.opens ?? [])]);
  return words.length <= mostWordsOfAMention && others.length === 0 && !isOfIt.test(text);
}
const asks = /\b(?:who|whose|where(?! is)|when|why|how(?! about)|which) /;
const isOfIt = /\b(?:is|are|was|were|does|did|has|had|can) /;
