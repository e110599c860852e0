// Whether a statement is of the visitor's own life, and not of the play.
import { graveWords } from '../../care/grave-words.ts';
import { plainly } from './plain.ts';
import { hasAspect } from './told-aspects.ts';
import { beasts, many, relatives } from './told-words.ts';

export const fromMe = /^(?:i|i'm|im|i've|ive|we|we're|we've)\b/i;
const aboutYou = /\b(?:you|you're|you've|you'll|your|yours|u|ur|youre)\b/i;
/** Nobody knows what is meant, if it stands alone. */
const pointing =
  /\b(?:it|that|this|those|these|them|him|her|there|one)\W*$|^(?:i|we) (?:\w+ )?(?:it|that|this|them|him)\b/i;
/** What somebody has beside the play: people, beasts, a place of work, a home, a body. */
export const theirs = new RegExp(
  `\\b(?:my|our) (?:[a-z'-]+ ){0,2}?(?:${relatives}|${beasts}|${many}|babies|parents|family|ward|class|students?|shop|work|workshop|job|school|office|shift|garden|allotment|kitchen|car|bike|van|boat|house|home|flat|room|street|village|town|roof|exam|test|interview|wedding|birthday|lesson|team|choir|band|knees?|hip|back|ankle|shoulder|wrist|tooth)\\b`,
  'i',
);
const deeds =
  "moving|moved|retired|retiring|expecting|learning|learn|learned|learnt|studying|study|teach|taught|work|worked|working|grow|sing|sang|play|drive|drove|driving|bake|baked|live|lived|adopted|quit|passed|failed|started|starting|finished|joined|bought|burnt|burned|painted|planted|fixed|mended|repaired|repair|mend|collect|knit|knitting|sew|volunteer|keep|guard|run|ran|saving|training|write|wrote|lost|broke|sold|sell|built|build|cook|cooked|haven't spoken|row|come in|come from|came from|come back|came back|came home|had a row|left";
export const lifeDeed = new RegExp(
  `^(?:i|we)(?:'m|'re|'ve|m|ve| am| are| have| had| was| were)?(?: been| just| finally| also| never| always| still| recently| only| once| both)* (?:${deeds})\\b`,
  'i',
);
const lifeState =
  /^(?:i'm|im|i am|we're|we are) (?:from|expecting|engaged|married|divorced|widowed|retired|pregnant|\d+|an? [a-z]+ (?:at|in|for|from)|allergic|worn out|exhausted|off (?:on|tomorrow|today)|on (?:night|early|late) shifts?)\b/i;
const gotten = /^(?:i|we)(?:'ve| have)? (?:got|have|had) (?:an?|two|three|four|five|the|no) /i;
/** Deeds of the play: they are done in the story and not at home. */
export const played =
  /^(?:i|we) (?:just )?(?:kiss|hug|laugh|smile|wave|nod|hold|take|give|come|sit|stand|lean|put|hand|bring|climb|jump|follow|open|look|listen|try|pick|choose|say|guess|knock|throw|point|bow|curtsy|dance|wink|blush|hide|draw|roar|pull|push|go|walk|creep|sneak|whisper|shout)\b/i;

export function isOfLife(statement: string): boolean {
  if (aboutYou.test(statement) || pointing.test(statement) || hasGrave(statement)) return false;
  const isTimed = hasAspect(statement, 'time', []) && fromMe.test(statement);
  const isOfOthers = theirs.test(statement) && hasVerb.test(statement);
  if (played.test(statement) && !isTimed && !isOfOthers) return false;
  return (
    isOfOthers || isTimed || [lifeDeed, lifeState, gotten].some((form) => form.test(statement)) || isWork(statement)
  );
}
const hasVerb =
  /\b(?:there's|is|are|was|were|has|have|had|\p{L}{2,}(?:s|ed|t|n't)|came|went|got|took|made|said|told|lent|gave|ran|fell|broke|lost|won|left|sang|taught)\b/iu;

const ofSelf =
  /^(?:i'm|im|i am|i've|i have|i never|i can't|i cannot|i cant|i could|i used to|i don't|i always|i feel|i felt|i slept|i woke|i am not|we never|i haven't|my \w+ (?:is|are|was|feels?))\b/i;
const saysNothing =
  /^(?:i'm|im|i am|i've|i have|i don't|i can't|i could|i never|i always|i feel) (?:\w+ )?(?:in|on|up|coming|stuck|done|back|speechless|laughing|dying|impressed|proud|jealous|yours|ready|listening|sure|glad|sorry|here|curious|waiting|kidding|joking|happy|fine|good|ok|okay|well|know|think|believe|see|hear|say|tell|wait|help|stop|remember|understand|get|guess|imagine|mind|care|like|love|want|need|trust|lost|so|not sure|afraid)\b/i;

export function isOfSelf(statement: string): boolean {
  return (
    ofSelf.test(statement) &&
    !saysNothing.test(statement) &&
    !aboutYou.test(statement) &&
    !pointing.test(statement) &&
    !hasGrave(statement)
  );
}

function isWork(statement: string): boolean {
  return fromMe.test(statement) && /^(?:i'm|im|i am|we're) an? /i.test(statement) && hasAspect(statement, 'work', []);
}

function hasGrave(statement: string): boolean {
  return plainly(statement).some((word) => graveWords.has(word));
}
