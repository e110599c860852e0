// Reads aloud what a puppet says, by the browser's own speech: sentence by sentence, as they arrive. Asked once a picture (speech.ts).
import { language } from '#texts/language.ts';
import { readingVoice } from '../../settings/reading-voice.ts';
import { endOfSentences, sayable, tuningOf, wordAt } from './aloud-rules.ts';
import { type Mouth, type Picture, pictureMs, picturesOf, type Said } from './speech.ts';
import type { Voice } from './voices.ts';

const speech: SpeechSynthesis | undefined = globalThis.speechSynthesis;

/** A voice that has not begun to speak by then never will. */
const patience = Math.round(5000 / pictureMs);

type Reading = {
  /** Where what is read stands in the list; -1 for nothing. */
  readonly place: number;
  /** So much of it was handed to the browser, or need not be. */
  taken: string;
  /** What is not read to its end. Kept, because Chromium forgets what nobody holds, and never tells its end. */
  readonly left: Set<SpeechSynthesisUtterance>;
  /** What the mouth does now, and from then on. */
  pictures: readonly Picture[];
  /** Pictures for which nothing has been heard, though something should. */
  waited: number;
  isHeard: boolean;
};

const at = (place = -1, taken = ''): Reading => ({
  place,
  taken,
  left: new Set(),
  pictures: [],
  waited: 0,
  isHeard: false,
});
let reading = at();

/** Silent at once, in the middle of a word. */
export function hush() {
  if (reading.left.size > 0) speech?.cancel();
  reading = at();
}

/** Whether something is being read, or soon will be. */
export const isReadingAloud = () => reading.left.size > 0;

/** What was said before is not read, unless it is being read already. */
export function beginAloud(said: Said | null) {
  if (!said || said.place === reading.place) return;
  hush();
  reading = at(said.place, said.isWhole ? said.text : '');
}

/** Lets Safari read later on: it asks for a first word while a button is pressed. */
export function askToRead() {
  speech?.speak(new SpeechSynthesisUtterance(''));
}

/** Takes in what has arrived, and returns how the mouth is now. `onRefused`: nothing can be read here. */
export function readAloud(said: Said | null, voice: Voice, onRefused: () => void, spoken: 'en' | 'es' = 'en'): Mouth {
  if (said?.place !== reading.place) {
    hush();
    reading = at(said?.place);
  } else if (!said.text.startsWith(reading.taken)) {
    hush(); // another answer, which was read when it came
    reading = at(said.place, said.text);
  }
  if (said) {
    const { text, isWhole } = said;
    const from = reading.taken.length;
    const end = isWhole ? text.length : endOfSentences(text, from);
    const words = sayable(text.slice(from, end));
    reading.taken = text.slice(0, end);
    if (words) read(words, voice, onRefused, spoken);
  }

  reading.waited = isReadingAloud() && !reading.isHeard ? reading.waited + 1 : 0;
  if (reading.waited > patience) onRefused();
  const [picture, ...later] = reading.pictures;
  reading.pictures = later;
  return picture?.mouth ?? 'closed';
}

function read(words: string, voice: Voice, onRefused: () => void, spoken: 'en' | 'es') {
  const mine = reading;
  const manner = voice.manner === 'growl' ? 'slow' : voice.manner;
  const by = readingVoice(speech?.getVoices() ?? [], spoken);
  // another voice would send every word to its maker, or read it in another language's sounds
  if (!by && language !== 'en') return onRefused();
  const sentence = new SpeechSynthesisUtterance(words);
  Object.assign(sentence, tuningOf(voice), { voice: by, lang: by?.lang ?? spoken });

  const over = () => {
    mine.left.delete(sentence);
    mine.isHeard = false;
    mine.pictures = [];
  };
  sentence.onstart = () => {
    mine.isHeard = true;
    mine.pictures = picturesOf(words, manner);
  };
  // Not every voice tells the words that it comes to. Then the mouth goes on at its own pace.
  sentence.onboundary = ({ name, charIndex }) => {
    if (name !== 'sentence') mine.pictures = picturesOf(wordAt(words, charIndex), manner);
  };
  sentence.onend = over;
  sentence.onerror = () => {
    const isRefused = mine === reading && !mine.isHeard; // else it was hushed, or cut off by something louder
    over();
    if (isRefused) onRefused();
  };
  mine.left.add(sentence);
  speech?.resume(); // another page may have left it paused
  speech?.speak(sentence);
}
