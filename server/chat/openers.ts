// What a visitor may tap before their first message, and where no scene goes on.
import type { SpeakingCharacter } from '../../cast/characters.ts';

/** Each is a request that every replier can answer. */
const forEverybody = [
  'Tell me a story',
  'Sing me a song',
  'Ask me a riddle',
  'Shall we go somewhere?',
  'Teach me something',
  'How was your day?',
] as const;

const own: Readonly<Record<SpeakingCharacter, readonly string[]>> = {
  Shrek: ['What’s for supper?', 'How is the goat?'],
  Fiona: ['What is Manners, the sword?', 'Who is Bernard?'],
  Donkey: ['How are the Hens in Harmony?', 'What’s for lunch?'],
  'King Harold': ['Who is Margaret?', 'Who is Sir Honk?'],
  'Queen Lillian': ['Who won at chess?', 'How is the carp?'],
  'Puss in Boots': ['Tell me of a duel', '¿Qué tal, gato?'],
  'Kitty Softpaws': ['What is the runaway ruby?', 'Who is One-Eyed Bill?'],
  'Suzy Sugar': ['Who is Wilf?', 'Who is Mr Brioche?'],
  Gingerbread: ['Who is Lightning?', 'Were you brave today?'],
  Doris: ['What’s on the menu?', 'Who is Gerald?'],
};

const shown = 3;

/** All that may be offered with `character`. */
export function allOpenersFor(character: SpeakingCharacter): readonly string[] {
  return [...own[character], ...forEverybody];
}

/** Three things to say to `character`, at least one of which is for nobody else. `random` gives a number from 0 up to, not including, 1. */
export function openersFor(character: SpeakingCharacter, random: () => number): readonly string[] {
  const ours = own[character];
  const first = ours[Math.floor(random() * ours.length)] ?? forEverybody[0];
  const from = Math.floor(random() * forEverybody.length);
  const others = [...forEverybody.slice(from), ...forEverybody.slice(0, from)];
  return [first, ...others].slice(0, shown);
}
