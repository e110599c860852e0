// What the natural questions are about a line just said: "Who is Margaret?", "Which owl?", "Why did you fall over?"
import type { SpeakingCharacter } from '../../cast/characters.ts';
import { isSaying, sayings } from '../chat/understudy/grammar.ts';
import { plainly } from '../chat/understudy/plain.ts';
import type { Beat } from '../chat/understudy/scenes.ts';
import { readPart } from '../chat/understudy/understudy.ts';
import { infinitiveOf } from '../chat/understudy/verb-forms.ts';

/** A line, and the scene that it stands in. */
export type Said = { readonly line: string; readonly place: { scene: string; choices: readonly number[] } | null };
/** `about`: the words of which an answer has one at least, or is known. */
export type Question = { readonly message: string; readonly about: readonly string[]; readonly kind: string };

/** Pools for the frightened and the young, and those that the talk fills. */
const notInPlay = /^(?:friend-|aside |beside |repeats|told |tells |quotes |recall|name-|sadness|as-one-is)/;

/** Every line that `character` has: of its pools, scenes, cards, facts, free talk and offers, each with its slots filled once. */
export function everyLine(character: SpeakingCharacter): readonly Said[] {
  const { script, world, followUps: _, talk, leads } = readPart(character);
  const filled = (line: string) => sayings(line, script.slots).slice(0, 1);
  const free = [
    ...[...script.pools].filter(([title]) => !notInPlay.test(title)).flatMap(([, lines]) => lines),
    ...world.flatMap(({ answers, mentions }) => [...[...answers.values()].flat(), ...mentions]),
    ...[...talk.values()].flat(),
    ...[...leads.values()].flatMap(({ asked, told }) => [...asked, ...told]),
  ];
  return [...free.flatMap(filled).map((line) => ({ line, place: null })), ...ofScenes(character)];
}

function ofScenes(character: SpeakingCharacter): readonly Said[] {
  const { scenes, script } = readPart(character);
  const dear = script.slots.get('dear')?.[0] ?? '';
  return scenes.all.flatMap(({ name }) => {
    const found = new Map<string, Said>();
    const walk = (choices: readonly number[]) => {
      const beat: Beat | null = scenes.play(name, 'offer', choices, dear);
      if (!beat || found.has(beat.line)) return;
      found.set(beat.line, { line: beat.line, place: { scene: name, choices } });
      for (const [i] of beat.choices.entries()) walk([...choices, i]);
    };
    walk([]);
    return [...found.values()];
  });
}

const stops =
  /^(?:and|or|but|so|if|when|while|that|who|which|than|as|at|by|for|from|in|into|of|off|on|onto|out|over|to|up|with|without|is|was|are|were|has|had|have|do|does|did|will|would|can|could|i|you|he|she|it|we|they|not|there|here|last|under|behind|before|after|about|again|back|down|through|like|this|every|all|too|until|till|because|me|him|her|them|us|my|your|his|its|our|their|a|an|the|one|two|round|past|between|against|near|beside|above|below|across|never|always|only|just|now|then|home|away)$/;
const days = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:I|Aye|Mother|Father|God|Spanish)$/;
const titles = '(?:Mrs?|Miss|Sir|Lady|Lord|Captain|Colonel|Admiral|Baron|Aunt|Uncle|Cousin|Viscount|Maestro|Don|Old)';
const vague =
  /^(?:one|ones|other|others|same|first|second|third|last|next|end|rest|way|most|more|all|both|best|thing|things|bit|lot|time|times|day|days|night|nights|morning|evening|year|years|moment|minute|minutes|hour|hours|week|half|word|words|back|side|top|bottom|kind|sort|part|matter|trouble|whole|middle|yes|no|once|eyes?|hands?|paws?|hoo(?:f|ves)|tail|head|heart|face|feet|foot|ears?|nose|knees?|arms?|left|right|mind|life|fun|rest|turn|while|world|dark|little|bigger|start|question|answer)$/;

/** The two or three most natural questions about `line`. */
export function questionsAbout(line: string, character: SpeakingCharacter): readonly Question[] {
  const dears = new Set(readPart(character).script.slots.get('dear') ?? []);
  const found: Question[] = [];
  const named = [...line.matchAll(new RegExp(`(?<=[\\p{L},'] )(?:${titles} )?\\p{Lu}[\\p{L}-]+`, 'gu'))]
    .map(([name]) => name)
    .filter((name) => !days.test(name) && !dears.has(name));
  for (const name of named.slice(0, 1)) {
    const about = [name.split(' ').at(-1) ?? ''];
    found.push({ message: `Who is ${name}?`, about, kind: 'who is' });
  }
  // Nobody asks where the "dear" of "my dear" was found.
  const thing = thingIn(
    [...dears].reduce((text, dear) => text.replaceAll(dear, ''), line),
    nounsOf(character),
  );
  if (thing) {
    const { noun, owner } = thing;
    const about = [noun];
    if (owner === 'a') found.push({ message: `What ${noun}?`, about, kind: 'what' });
    else if (owner === 'the') found.push({ message: `Which ${noun}?`, about, kind: 'which' });
    else found.push({ message: `Tell me about your ${noun}.`, about, kind: 'tell' });
    found.push({ message: `Oh! Where did you find the ${noun}?`, about, kind: 'where' });
    if (found.length < 3)
      found.push({
        message: `Wait, whose ${noun} ${/[^s]s$/.test(noun) ? 'are those' : 'is that'}?`,
        about,
        kind: 'whose',
      });
  }
  const deed = /\bI (?:only |just |even |once )?([a-z]+)(?: (over|up|down|off|out|in|away|back))?\b/.exec(line);
  const verb = deed?.[1] && infinitiveOf(deed[1]);
  if (verb) {
    const message = `Why on earth did you ${verb}${deed?.[2] ? ` ${deed[2]}` : thing ? '' : ' that'}?`;
    found.push({ message, about: [verb, deed?.[1] ?? ''], kind: 'why' });
  }
  const promise = /\bI'll ([a-z]+)(?: (\w+))?(?: (\w+))?/.exec(line);
  if (promise?.[1] && !/^(?:be|have|not|never|ever|only|even|just|always|also)$/.test(promise[1])) {
    found.push({ message: `Go on then, you promised to ${promise[1]}!`, about: [promise[1]], kind: 'promise' });
  }
  return found.slice(0, 3);
}

/** Words that somewhere stand between a determiner and the end of what it begins: nouns, and few others. */
function nounsOf(character: SpeakingCharacter): ReadonlySet<string> {
  const known = nounsKnown.get(character);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { line } of everyLine(character)) {
    for (const [, noun = ''] of line.matchAll(
      /\b(?:an?|the|my|your|his|her|our|their)(?: [a-z]+)? ([a-z]{3,})(?=[,.!?;:]|$| (?:and|or|but|in|on|of|with|at|for|from|by|to)\b)/gi,
    ))
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const nouns = new Set([...counts].filter(([, count]) => count > 1).map(([noun]) => noun));
  nounsKnown.set(character, nouns);
  return nouns;
}
const nounsKnown = new Map<SpeakingCharacter, ReadonlySet<string>>();

function thingIn(line: string, nouns: ReadonlySet<string>): { noun: string; owner: 'a' | 'the' | 'my' } | null {
  const words = line.match(/[\p{L}'-]+|[.,!?;:]/gu) ?? [];
  let best: { noun: string; owner: 'a' | 'the' | 'my' } | null = null;
  for (const [i, word] of words.entries()) {
    const owner = /^(?:a|an|one|two|three|another)$/i.test(word)
      ? 'a'
      : /^the$/i.test(word)
        ? 'the'
        : /^(?:my|our)$/i.test(word)
          ? 'my'
          : null;
    if (!owner) continue;
    const phrase: string[] = [];
    for (const next of words.slice(i + 1, i + 4)) {
      if (stops.test(next) || !/^[a-z]{3,}$/.test(next)) break;
      phrase.push(next);
    }
    const noun = phrase.findLast((it) => nouns.has(it));
    if (!noun || vague.test(noun) || /(?:ly|ing|ed|n't)$/.test(noun) || phrase.length > 2) continue;
    best ??= { noun, owner };
  }
  return best;
}

/** How a reply answers: from what is known of the line, by naming what was asked, or neither. */
export function answerOf(character: SpeakingCharacter, { line, place }: Said, asked: Question, reply: string) {
  const { followUps, world, script, scenes } = readPart(character);
  const cards = [...followUps.after(line, null), ...(place ? [followUps.ofScene(place.scene)] : [])];
  const own = cards.flatMap((card) => card?.answers.map(({ text }) => text) ?? []);
  const facts = world
    .filter((card) =>
      card.names.some((name) => ` ${plainly(`${line} ${asked.message}`).join(' ')} `.includes(` ${name}`)),
    )
    .flatMap(({ answers }) => [...answers.values()].flat());
  if ([...own, ...facts].some((text) => text === reply || isFilled(reply, text, script.slots))) return 'known';
  if (place) {
    const beat = scenes.play(place.scene, 'offer', place.choices, script.slots.get('dear')?.[0] ?? '');
    for (const [i] of (beat?.choices ?? []).entries()) {
      const next = scenes.play(place.scene, 'offer', [...place.choices, i], script.slots.get('dear')?.[0] ?? '');
      if (next && reply.endsWith(next.line)) return 'next';
    }
  }
  const said = plainly(reply).join(' ');
  const stem = (word: string) =>
    plainly(word)
      .join(' ')
      .replace(/(?:ies|es|s|e|y)$/, '');
  return asked.about.some((word) => ` ${said}`.includes(` ${stem(word)}`)) ? 'named' : 'missed';
}

function isFilled(reply: string, text: string, slots: ReadonlyMap<string, readonly string[]>): boolean {
  return text.includes('{') && isSaying(reply, text) && sayings(text, slots).includes(reply);
}
