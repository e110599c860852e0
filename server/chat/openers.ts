// What a visitor may tap before their first message.
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
  Fiona: ['Teach me to fight', 'How is Manners, the sword?'],
  Donkey: ['How are the Hens in Harmony?', 'What’s for breakfast?'],
  'King Harold': ['How is Margaret?', 'What did the council say?'],
  'Queen Lillian': ['Who won at chess?', 'What are you planning?'],
  'Puss in Boots': ['Tell me of a duel', '¿Qué tal, gato?'],
  'Kitty Softpaws': ['What have you stolen today?', 'How is One-Eyed Bill?'],
  'Suzy Sugar': ['What’s in the oven?', 'What is Mr Brioche up to?'],
  Gingerbread: ['How is Lightning?', 'Were you brave today?'],
  Doris: ['What’s on the menu?', 'Who came in today?'],
};

const shown = 3;

/** Three things to say to `character`, at least one of which is for nobody else. `random` gives a number from 0 up to, not including, 1. */
export function openersFor(character: SpeakingCharacter, random: () => number): readonly string[] {
  const ours = own[character];
  const first = ours[Math.floor(random() * ours.length)] ?? forEverybody[0];
  const from = Math.floor(random() * forEverybody.length);
  const others = [...forEverybody.slice(from), ...forEverybody.slice(0, from)];
  return [first, ...others].slice(0, shown);
}
