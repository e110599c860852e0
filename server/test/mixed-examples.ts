// What one says comes in company: "hi shrek, i'm 12 and my dad hits me". Labelled messages are mostly one thing each, so the classifier
// learns from some of them joined as well, or small talk beside a cry would weigh against it.
import type { Labelled } from './care-messages.ts';

const openings = [
  'hi shrek',
  'hello fiona',
  'hey',
  'hola',
  'hi my love',
  'good evening',
  'my name is Bo',
  "i'm 35",
  'im 19',
  'i am a nurse',
  'i have a cat',
  'tengo un perro',
  'nice hat',
  'how are you',
  'i like your swamp',
  'you are funny',
  'i love you',
  'lol',
  'ok',
  'i was thinking',
  'can i tell you something',
  'guess what',
  'so',
  'well',
];
const joints = [' and ', ', ', '. ', ' but ', ' y ', '... ', ' '];
const shortLetters = 60;

/** One joined message for each of `messages`, with the same label: behind or before an opening, an age told, or other small talk. */
export function mixed(messages: readonly Labelled[], random: () => number): Labelled[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const texts = (kind: Labelled['kind']) =>
    messages.filter((each) => each.kind === kind && each.message.length <= shortLetters).map(({ message }) => message);
  const [ages, smallTalk] = [texts('minor'), texts('play')];
  return messages
    .filter(({ kind }) => kind === 'danger' || kind === 'play')
    .map((each) => {
      const company = pick([openings, openings, ages, smallTalk]);
      if (company.length === 0) return each;
      const [joint, other] = [pick(joints), pick(company)];
      const isBefore = company === openings || random() < 0.7;
      return { ...each, message: isBefore ? other + joint + each.message : each.message + joint + other };
    });
}
