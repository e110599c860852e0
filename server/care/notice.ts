// Notices who is in danger, a child, or out of bounds: by the phrases of phrases.md, and for danger by a classifier that weighs them
// together with all words of the message.
import { type CareKind, careKinds } from '../../contract/chat.ts';
import { unfitNameAskedFor } from './asked-name.ts';
import { dangerIn, dangerousClause, isNearDanger } from './danger.ts';
import { graveWords } from './grave-words.ts';
import { soundsLike } from './other-kinds.ts';
import { phraseOf, wordsAndPausesOf } from './phrase-notice.ts';
import { withoutAllergy } from './told-allergy.ts';
import { withoutFastingBeast } from './told-beast.ts';
import { withoutDistance } from './told-distance.ts';
import { withoutFearOfHeights } from './told-fear.ts';
import { withoutRoofless } from './told-roofless.ts';

/**
 * What a message says: its kind, for danger also which (a section of phrases.md), and the language of the words that said it.
 * `isDoubtful`: of a danger, that it may well be none.
 */
export type Notice = {
  readonly kind: CareKind;
  readonly about: DangerAbout | null;
  readonly language: 'en' | 'es';
  readonly isDoubtful?: boolean;
};
/** What kind of danger: each has a reply of its own. `unclear`: no phrase says which, the classifier found it. */
export type DangerAbout =
  | 'dying'
  | 'self-harm'
  | 'eating'
  | 'abuse'
  | 'coercion'
  | 'need'
  | 'medical'
  | 'others'
  | 'unclear';

/**
 * What care notices in `message`, at most one thing: the first of `careKinds` that applies, of dangers the first in phrases.md.
 * `isAfterDanger`: danger was told earlier in the conversation, so less is enough. `isInPlay` (in-play.ts): more is needed.
 */
export function notice(message: string, isAfterDanger = false, isInPlay = false): Notice | null {
  const plain = withoutRoofless(withoutFastingBeast(withoutAllergy(message)));
  const read = wordsAndPausesOf(isAfterDanger ? plain : withoutDistance(withoutFearOfHeights(plain)));
  const { words } = read;
  const phrase = phraseOf(words, careKinds);
  const isPhraseOfDanger = phrase?.kind === 'danger';
  const circumstances = { isAfter: isAfterDanger, isInPlay };
  const clauseOfDanger = () => dangerousClause(read, isPhraseOfDanger, circumstances);
  const danger = dangerIn(words, isPhraseOfDanger, circumstances);
  if (danger) {
    const about = isPhraseOfDanger ? phrase.about : 'unclear';
    const isInDoubt = danger.isDoubtful && clauseOfDanger()?.isDoubtful !== false;
    const language = languageOf(words, phrase?.language ?? spelledIn(message));
    return { kind: 'danger', about, language, ...(isInDoubt && { isDoubtful: true }) };
  }
  const clause = clauseOfDanger();
  if (clause) {
    const about = clause.phrase?.about ?? 'unclear';
    const language = languageOf(clause.words, clause.phrase?.language ?? spelledIn(message));
    return { kind: 'danger', about, language, ...(clause.isDoubtful && { isDoubtful: true }) };
  }
  if (isPhraseOfDanger && phrase.isOutright)
    return { kind: 'danger', about: phrase.about, language: phrase.language, isDoubtful: true };
  const other = isPhraseOfDanger ? phraseOf(words, careKinds.slice(1)) : phrase;
  if (other) return { kind: other.kind, about: other.about, language: other.language };
  const kind = unfitNameAskedFor(message) ?? soundsLike(words);
  return kind && { kind, about: null, language: languageOf(words, spelledIn(message)) };
}

/**
 * Whether a message in which nothing was noticed may tell of danger all the same; it is asked about (asks.md). `isInPlay`: it answers
 * what the character said in play (in-play.ts).
 */
export function isHint(message: string, isInPlay = false): boolean {
  const plain = withoutDistance(withoutFearOfHeights(withoutRoofless(withoutFastingBeast(withoutAllergy(message)))));
  const { words } = wordsAndPausesOf(plain.replace(quiz, ' '));
  const isLight = isMissed.test(message) || meansAnother.test(message) || ofAnOldRash.test(message);
  if (isLight && !words.some((word) => graveWords.has(word))) return false;
  return isNearDanger(words, phraseOf(words, ['danger']) !== null, { isInPlay });
}
/** "What food do I hate and who do I live with? you promised to listen": what stands beside it is weighed all the same. */
const quiz =
  /\b(?:what|which) (?:food |vegetable |thing )?(?:do i (?:hate|dislike|not eat)|can['’]?t i (?:stand|eat))\b|\bwho do i live with\b|\bwhat do i (?!do\b)\p{L}+ again\W*$/giu;
/** "No i mean stubbs, why he hides florian" asks of the tale. */
const meansAnother =
  /^(?:no|wait|ok|but)[, ]+i (?:mean|meant|asked) (?:the )?\p{L}+,? (?:why|who|what|where|how|when) (?:he|she|it|they|his|her|the)\b/iu;
/** What an allergy does to somebody who laughs at it. */
const ofAnOldRash =
  /\b(?:itchy|puffy|balloon|tingly) (?:face|lips|tongue|eyes|skin|ears|nose)\b.*\b(?:sexy|lol|haha|lovely|pretty|cute|attractive|good look|gorgeous)\b/iu;
/** "I miss my abuela, she is well but she lives very far." */
const isMissed =
  /\bi (?:really |also |do )?miss (?:my|our) \p{L}+\b.*\b(?:she|he|they)(?:['’]s|['’]re| is| are) (?:very |quite |perfectly )?(?:well|fine|healthy)\b/iu;

/** Common words that the other language does not have. */
const english = wordSet(
  'i the my and is it to of you he she they we was are have has do does did not for with this that at on when what who his her him them our out up from about by am will would can could if or an been had so just like want wants because tell go going get after all myself everyone nobody someone',
);
const spanish = wordSet(
  'que de la el en los las se un una por con su sus para es al del lo como mas pero le les ya este esta porque mi mis yo tu estoy tengo muy nadie quiero te todo nada hay desde cuando donde ni sin sobre ella ellos eso otra otro vez dias hoy ayer hace puedo siento soy era ser estar tiene dice tome tomo cloro lejia pastillas novio novia amigo amiga hermano hermana hijo hija casa anos ahora ayuda ayudame morir matar pega viene',
);

/** On a page that is not English it is answered in the page's language, else in that of the message. */
export function answeredIn(found: Notice | null, language: Notice['language'] = 'en'): Notice | null {
  return found && language !== 'en' ? { ...found, language } : found;
}

/** In which language somebody writes, by these messages of theirs. */
export function languageOfAll(messages: readonly string[]): Notice['language'] {
  const said = messages.join(' ');
  return languageOf(wordsAndPausesOf(said).words, spelledIn(said));
}

/** The language of which more common words are said; where neither is, `otherwise`. */
function languageOf(words: readonly string[], otherwise: Notice['language']): Notice['language'] {
  const [en, es] = [english, spanish].map((common) => words.filter((word) => common.has(word)).length);
  if (en === es) return otherwise;
  return (es ?? 0) > (en ?? 0) ? 'es' : 'en';
}

/** By letters and marks alone, where no word tells: English has none of these. */
function spelledIn(message: string): Notice['language'] {
  return /[áéíóúñ¿¡]/i.test(message.normalize('NFC')) ? 'es' : 'en';
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
