// What may be tapped under a reply that belongs to no scene, so that nobody who is at a loss has to think of something: the way
// back into the scene from which the talk has led away, and something to begin with.
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import type { Question } from '../../../contract/chat.ts';
import { allOpenersFor, openersFor } from '../openers.ts';
import { opened } from './answers-scene.ts';
import { kindsAsked } from './doors.ts';
import { plainly, written } from './plain.ts';
import { beatAt } from './stage.ts';
import { type Act, saying, type Turn } from './turn.ts';

/** So many replies long somebody remembers a scene that was left. */
const repliesToComeBack = 6;
/** What takes it up again (taken-up.ts): its own ways read strangely under a reply about something else. */
export const back = 'Where were we?';
const most = 2;

/** `said` as it is where it has ways of its own, asks something itself, or the visitor is leaving or sad. */
export function withAWayOn({ character }: Question, turn: Turn, said: Act): Act {
  const isAsking = /\?\s*$/.test(said.line);
  if (said.say.length > 0 || isAsking || turn.intent === 'parting' || turn.memory.feeling === 'sad') return said;
  const { place, left } = said.progress;
  const scene = place ?? (left && left.waited < repliesToComeBack ? left : null);
  const isBegun = scene !== null && (scene.entry === 'begin' || scene.choices.length > 0);
  const goesOn = isBegun && (beatAt(turn, scene)?.choices.length ?? 0) > 0;
  return { ...said, say: [...(goesOn ? [back] : []), ...openers(character, turn)].slice(0, most) };
}

/** None that was asked already, and no wish for a scene where there is none left. */
function openers(character: SpeakingCharacter, turn: Turn): readonly string[] {
  const visitors = turn.remarks.filter(({ category }) => category === 'user');
  const asked = [...visitors.map(({ message }) => message), turn.message].map(bare);
  const told = turn.remarks.filter(({ category }) => category === 'AI').map(({ message }) => message);
  const isLeft = (wish: string) => {
    const then = saying(turn, wish);
    return kindsAsked(then.words).length === 0 || opened(then)?.progress.place != null;
  };
  return openersFor(character, turn.random)
    .filter((it) => !asked.some((message) => message.includes(bare(it))))
    .filter((it) => isSpokenOf(it, told))
    .filter(isLeft);
}

/** In the middle of a talk nobody asks who somebody is of whom they have not heard. */
function isSpokenOf(opener: string, told: readonly string[]): boolean {
  const who = ofSomebody.exec(opener)?.[1];
  return (
    who === undefined || told.length === 0 || told.some((message) => new RegExp(`\\b${who}\\b`, 'i').test(message))
  );
}
const ofSomebody = /^(?:Who|How|What) (?:is|are) (?:the )?(\p{L}+)/u;

const bare = (text: string) => written(plainly(text));

/**
 * "What is the runaway ruby, besides my rival?", "now tell me a story instead": who says in a sentence of their own what may be tapped
 * means just that. Null for any other message.
 */
export function wayOnIn(question: Question): string | null {
  return wayOnSaid(question.character, question.message ?? '');
}

/** The same of a `message` to `character`. */
export function wayOnSaid(character: SpeakingCharacter, message: string): string | null {
  const whole = message.split(/(?<=[.!?…])\s+|,\s+(?=(?:and|but|so|now)\b)/);
  // "Right, you've got me curious, who is One-Eyed Bill?"
  const lastParts = whole.map((it) => it.split(/,\s+/).at(-1) ?? '').filter((it) => it.endsWith('?'));
  // "Tell me a story, Donkey, I've got four minutes"
  const firstParts = whole.map((it) => it.split(/,\s+/)[0] ?? '').filter((it) => !it.endsWith('?'));
  const sentences = [...whole, ...lastParts, ...firstParts].map((it) =>
    bare(it).replace(lead, '').replace(told, 'what did $1 say '),
  );
  const isSaid = (opener: string) =>
    sentences.some((it) => {
      const behind = it.startsWith(opener) ? it.slice(opener.length) : null;
      if (behind === null) return false;
      const isAsked = asksWhat.test(opener);
      return (
        plainly(behind).length <= (isAsked ? mostWordsBehindAsking : mostWordsBehind) &&
        (isAsked || !saysOfWhat.test(behind))
      );
    });
  return (
    [back, ...allOpenersFor(character), ...otherWishes].find((it) => isSaid(bare(it)) && bare(it) !== bare(message)) ??
    null
  );
}
const otherWishes = ['Tell me a joke', 'Read me a poem', 'What did the council say?'];
const lead =
  /^(?:(?:and|but|so|now|after that|afterwards|first|well|okay|then|please|oh|yes|no|haha|lol|ha|wait|hey|hm|quick) )*/;
/** "Tell me what the council said today" */
const told = /^(?:tell me )?what (the \w+) said /;
const mostWordsBehind = 5;
/** "What did the council say about you and a baker?" */
const asksWhat = /^what did /;
const mostWordsBehindAsking = 8;
/** "Tell me a story about frogs" wants one about frogs. */
const saysOfWhat = /^(?:of|about|with|where|that|who|in|on|from|for|by|or) /;

/** "Who is Lightning?", tapped or in a sentence of one's own, for whoever has not been told yet; null for any other message. */
export function whoIsAsked(question: Question): string | null {
  const asked =
    wayOnIn(question) ?? allOpenersFor(question.character).find((it) => bare(it) === bare(question.message ?? ''));
  return asked && /^Who is /.test(asked) ? asked : null;
}
