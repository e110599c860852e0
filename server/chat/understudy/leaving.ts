// Who leaves hears a farewell that fits, wherever a tale stands: "have to go, a grand is waiting. bye lillian". What calls them away is named.
import { characterNames } from '../../../cast/characters.ts';
import type { Question } from '../../../contract/chat.ts';
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { leading } from './act-scene.ts';
import { goodnight } from './answers-told.ts';
import { choiceAt } from './choice-at.ts';
import { isHeard } from './fit-to-say.ts';
import { beneath } from './free-talk.ts';
import { serves } from './guests.ts';
import { isHeavy } from './heavy.ts';
import { plainly, written } from './plain.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';

const parting =
  /(?<=[.!?…])\s+|,\s+|\n+|\s+(?:but|and|anyway|btw|lol|haha|so)\s+|(?<!\b(?:say|said|says|saying|wave|waved|waves|sang|goes|like|the|a|to|his|her|their|every|all|last|one))\s+(?=(?:bye|gtg|night|cya|ttyl|brb)\b)/iu;
const lead = '(?:(?:ok|okay|well|anyway|so|right|now|oh|no|aw|sorry|haha|anyways|but|wait|then|alright|fine|yikes) )*';
const dears = [
  ...new Set(characterNames.flatMap((name) => name.toLowerCase().split(' '))),
  ...'puss boots suzy gingy gingerbread cookie cat kitten ogre gato king queen majesty princess princesa knight dear love darling honey babe hun sweetie sweetheart handsome gorgeous beautiful gorgeous you all everyone everybody then now x xx xxx haha mate friend'.split(
    ' ',
  ),
].join('|');
const behind = `(?: for (?:now|today|tonight|a (?:bit|sec|second|min|minute|moment|while)))?(?: (?:my|your|dear|old|mr|mrs|lady|sweet|again|${dears}))*`;
const says = `(?:good ?bye|bye(?: bye)?|good ?night|night|night night|nighty night|farewell|cheerio|toodles|ta ta|back to (?:work|school|class)|(?:must|got to|need to|should) sleep|adios|ciao|laters|so long|hasta (?:luego|manana|pronto)|buenas noches|see (?:you|ya)(?: soon| later| tomorrow| around)?|(?:talk|speak) (?:later|soon|tomorrow)|take care|back in (?:a )?(?:\\w+)(?: \\w+)?)`;
const goes =
  '(?:i )?(?:am )?(?:(?:have )?got to|have to|need to|must|should|had better|better|really must|really have to|going to have to) (?:go(?! on\\b| with\\b| left\\b| right\\b| first\\b| back to\\b| in\\b| up\\b| down\\b)|run|dash|leave|fly|head|be off|be going|get going|hop (?:on|off)|log off|stop here|scoot|bounce)(?: (?:now|soon|again|though|home|out|off|and \\w+.*|to .*|for .*|in \\w+.*))?';
const goesOff =
  '(?:i )?(?:am )?off (?:to (?:work|school|bed|class|practice|training|town|sleep|bake|make|feed|walk|cook|catch|fetch|lunch|dinner)\\b.*|now|home|then|i go|for now)|i am off';
const isGoing = new RegExp(`^${lead}(?:${says}${behind}|${goes}|${goesOff}) $`);

/** Whether the message says goodbye and asks nothing. */
export function isLeaving(message: string): boolean {
  return !message.includes('?') && leavingIn(message).length > 0;
}

function leavingIn(message: string): readonly string[] {
  return message.split(parting).filter((it) => it && isGoing.test(written(plainly(it))));
}

/** Null where nobody leaves, something sad is told, or a riddle is answered on the way out. */
export function farewell(question: Question, turn: Turn): Act | null {
  const { message, progress, remarks, memory } = turn;
  if (!isLeaving(message) || wantsLuck.test(message) || isHeavy(message) || memory.feeling === 'sad') return null;
  if (remarks.slice(-4).some((it) => it.category === 'user' && isHeavy(it.message))) return null;
  // A button says "Goodnight, Margaret"; "goodnight doris, wake me at dawn" wants to be woken.
  if ((progress.place && choiceAt(turn, progress.place)?.isButton) || serves(turn)) return null;
  const gone = leavingIn(message);
  const rest = message
    .split(parting)
    .filter((it) => it && !gone.includes(it))
    .join(', ');
  const { place } = progress;
  const chosen = place && rest ? choiceAt(saying(turn, rest), place) : null;
  const kind = turn.part.scenes.all.find(({ name }) => name === place?.scene)?.kind ?? '';
  if (chosen?.isButton || (chosen?.isSure && /^(?:riddle|game|quarrel|proposal)$/.test(kind))) return null;
  const thing = calledAwayBy(message);
  const named = thing ? fromPool(turn, 'leaves for', { thing }, (line) => !isHeard(turn, line)) : null;
  const said =
    named ?? goodnight(turn) ?? beneath({ ...question, message: goodbyeOf(message) }, saying(turn, goodbyeOf(message)));
  return { ...(place ? leading(said, place) : said), hasNodded: true };
}

const wantsLuck = /\b(?:dentist|exams?|test|interview|audition|doctor|hospital|vet)\b/i;

function goodbyeOf(message: string): string {
  return /\b(?:night|bed|sleep)\b/i.test(message) ? 'good night' : 'goodbye';
}

const noun = '([a-z]{3,12}(?: (?:practice|class|lesson|shift|time|pie|cake|train|bus|stop|room))?)';
const called: readonly RegExp[] = [
  // "Gotta make soup", "off to feed the cat", "i gotta catch my bus"
  new RegExp(
    `\\b(?:gotta|got to|have to|need to|must|better|off to|time to|going to|lemme|go and|go) (?:go (?:and )?)?(?:make|cook|bake|feed|walk|catch|water|fetch|wash|finish|pick up|meet|collect|get to|hop on|check on|tidy|mend|fix) (?:(the|my|an?|our|some) )?${noun}`,
    'i',
  ),
  // "A grand is waiting", "my pizza's here"
  new RegExp(
    `(?<=^|[.!?,] ?|\\b(?:but|and|cos|because|so|wait|oh|no|ok|ugh|omg) )(?:(the|my|an?|our) )?${noun}(?:(?:'?s| is| are|'re) (?:here|waiting|ready|calling|starting|beeping|boiling|burning|coming|up|done|due|leaving)| (?:starts?|opens?|leaves|arrived|waiting|beeping|boiling|calling|at \\d|(?:at|on|in) the (?:counter|door|phone|line|oven)))\\b`,
    'i',
  ),
  // "Off to work", "need to get to swim practice"
  /\b(?:off|back|get|go|head|run) to (?:(the|my|our) )?(work|school|class|practice|training|lunch|dinner|supper|breakfast|(?:swim|football|choir|band|dance|piano) (?:practice|class|lesson|training))\b/i,
  // "Brb, doorbell", "bye, bus"
  /\b(?:brb|bye|gtg|go|stop|run|later),? (?:(the|my) )?(doorbell|kettle|bus|train|tram|dinner|lunch|supper|tea|phone|oven|pizza|piano lesson|swim class)\W*$/i,
];
const noThing =
  /^(?:it|that|this|you|off|out|now|home|bed|sleep|who|she|they|he|the|all|time|am|im|soon|doctor|hospital|vet|police|court|funeral|mum|there|here|what|story|tale|some|something|someone|ready|gotta|must|next|more)\b/i;

/** Words that are never said back alone, and call somebody away all the same. */
const ofTheHouse: ReadonlySet<string> = new Set('pool pizza kids kid bath boss baby swim phone oven'.split(' '));

/** "The soup", "your bus"; null if nothing is named that may be said. */
function calledAwayBy(message: string): string | null {
  for (const form of called) {
    const [, article = '', what = ''] = form.exec(message.replaceAll('’', "'")) ?? [];
    const small = what.toLowerCase();
    if (!small || noThing.test(small)) continue;
    if (!small.split(' ').every((it) => (isRepeatable(it) || ofTheHouse.has(it)) && !graveWords.has(it))) continue;
    if (/^(?:my|our)$/i.test(article)) return `your ${small}`;
    return !article && /^(?:work|school|class|practice|training|lunch|dinner|supper|breakfast)$/.test(small)
      ? small
      : `the ${small}`;
  }
  return null;
}
