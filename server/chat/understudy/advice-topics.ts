// Advice on what many people ask advice about: a dance, a speech, an exam, mice in the bed. It can do no harm, whoever asks.
import { beasts } from './told-words.ts';

/** `pool`: of the script; `talk`: what is said to whoever tells just that (talk/<character>.md). */
export type AdviceTopic = { readonly pool: string } | { readonly talk: string };

/** Things that many are afraid of, and nobody whom one should be afraid of. */
const feared =
  'lifts?|elevators?|escalators?|dark|thunder|storms?|spiders?|dogs?|geese|goose|bees|wasps?|water|swimming|heights|flying|planes?|monsters?|ghosts?|balloons?|clowns?|hoovers?|vacuums?|vacuum cleaners?|fireworks|stairs|bridges?|tunnels?|trains?|horses?|mice|moths?|bath|baths|needles';
const topics: readonly (readonly [RegExp, AdviceTopic])[] = [
  [
    /\b(?:son|daughter|boys?|girls?|teen\p{L}*|kids?|eldest|oldest|youngest)\b.*\b(?:(?:won['’]?t|don['’]?t|doesn['’]?t|not|never|hardly|barely|stopped) (?:\p{L}+ )?(?:talk|speak|say)\p{L}*|grunts?|slams? doors?|moody)\b/iu,
    { pool: 'advises teen' },
  ],
  [
    new RegExp(
      `\\b(?:scared|afraid|frightened|terrified|fear) of (?:the |a |an |all |going (?:in|into|on|up) |big |my |our )*(?:${feared})\\b|\\b(?:the|a) (?:${feared})\\b.*\\ba (?:scared|frightened) (?:boy|girl|child|kid|dog|cat)\\b`,
      'i',
    ),
    { pool: 'advises fear' },
  ],
  [
    /\bvet\b|\b(?:cat|pet) (?:basket|carrier)\b|\bin(?:to)? (?:the|her|his) (?:basket|carrier)\b/i,
    { pool: 'advises vet' },
  ],
  [/\bbike thie\w+|\b(?:lock|locks) (?:for|on) (?:my|the)\b|\btall lock\b/i, { pool: 'advises lock' }],
  [/\b(?:speech|toast|presentation)\b/i, { talk: 'presentation' }],
  [
    /\bdriv\w+ (?:test|lessons?|exam)\b|\blearn\w* to drive\b|\b(?:my|daughter's|son's) driving\b|\bdent(?:ed)?\b/i,
    { pool: 'advises drive' },
  ],
  [
    /\b(?:first|second|blind|my|a) date\b(?! of\b)|\bthe date\b(?! (?:of|is|today|was)\b)|\bdate (?:night|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow)\b|\bnow the date\b/i,
    { pool: 'advises date' },
  ],
  [/\binterview\b/i, { talk: 'interview-soon' }],
  [
    /(?<!\b(?:quick|small|little|memory|pop|short) )\b(?:exams?|tests?|resit|essay|coursework|homework|revis(?:e|ing|ion))\b/i,
    { talk: 'exam-soon' },
  ],
  [/\bdentist\b/i, { talk: 'dentist' }],
  [
    /\b(?:invite|ask) (?:him|her|them|that (?:girl|boy)|a (?:girl|boy))(?: out| to)?\b|\bmy crush\b/i,
    { pool: 'advises invite' },
  ],
  [/\b(?:danc(?:e|es|ing)|waltz|two left feet)\b/i, { pool: 'advises dance' }],
  [/\b(?:chess|draughts|poker|rummy|board games?|cards|dominoes|darts)\b/i, { pool: 'advises game' }],
  [/\b(?:solo|audition|stage fright|nerves|not shake|gig|concert|recital)\b/i, { talk: 'nervous' }],
  [
    /\b(?:tree ?house|shed|hutch|coop|shelf|shelves|fence|bookcase|den|kennel|go-?kart|bird ?house|bench|ladder)\b/i,
    { pool: 'advises build' },
  ],
  [
    /\b(?:garden|tomatoes|slugs|snails|roses|lawn|hedge|blight|chill?ies|seedlings|allotment)\b/i,
    { pool: 'advises garden' },
  ],
  [/\b(?:bak(?:e|ing)|cakes?|muffins|scones)\b/i, { pool: 'advises bake' }],
  [
    /\b(?:practi[cs](?:e|ing)|learn(?:ing)? (?:the|to play|to sing|to draw|to knit|spanish|french|german|italian|welsh|english)|violin|trumpet|piano lessons?|guitar|ukulele|accordion|cello|flute)\b/i,
    { pool: 'advises practise' },
  ],
  [/\b(?:mov(?:e|ing) (?:house|flat|out|in\b|next|on|this|to)|new flat|new house)/i, { talk: 'moving-advice' }],
  [
    /\b(?:broken|bruised|stubbed|sprained|poor|this|the|my) (?:toe|ankle|wrist|knee)\b|\bsore|\bach(?:e|ing|y)\b|\b(?:back|feet|knees) (?:hurts?|is killing)/i,
    { talk: 'sore-body' },
  ],
  [
    new RegExp(
      `(?=.*(?:\\b(?:my|our|the|her|his) (?:[a-z]+ )?(?:${beasts})s?\\b|\\bmice\\b))(?=.*\\b(?:socks?|cables?|shoes?|slippers?|cheese|sofa|couch|curtains?|beds?|barks?|barking|chew\\w*|dig\\w*|jump\\w*|steals?|naughty|lazy|train\\w*|lead|leash|bored|crow(?:s|ing)?|escap\\w*|gets? out|mice)\\b)`,
      'is',
    ),
    { pool: 'advises pet' },
  ],
];
const asks =
  /\b(?:advice|advise|tips?\b(?! (?:over|of))|any (?:tricks?|ideas?)|what (?:should|shall|can|would|wuld) (?:i|we|you|u) do|what do i tell (?:him|her|them)|what do (?:i|we) do(?! (?:for|on|at|with my)\b)|what would you (?:do|advise|suggest)|do i (?:invite|ask)|should i (?:invite|ask)|what (?:do|should|can|would) (?:i|we) (?:even )?(?:talk about|say|wear|order|bring))\b/i;
/** Of one's own life and not of the tale, in which one also asks how to get over a fence. */
const asksHow =
  /\bhow (?:do|can|should|could|shall|would) (?:i|we|you) (?!get|go|reach|cross|find|know\b)[^.?!]*\b(?:my|our)\b/i;

/** Nobody is told how to do these, and where one of them stands a light word would be the wrong one. */
const unwise =
  /\b(?:online|internet|tinder|snapchat|discord|instagram|stranger|secret\w*|older|drunk|drink\w*|alone|his house|her house|going home|kill\w*|hurt\w*|hits?|beat(?:s|en)?|scares? me|frightens? me|angry|scream\w*|shout\w*|threat\w*|(?:afraid|scared) of (?:him|her|them)|poison\w*|drown\w*|burn\w*|on fire|smoke|gas|die[sd]?|dead|dying|sick|ill|bleed\w*|swallowed|choking|cheat\w*|(?:to|i|we) steal|money|gambl\w*|bets?|run away)\b/i;
/** What ails a beast is for somebody who knows. */
const ailing =
  /\b(?:emergency|run over|hit by|breath\w*|wakes? up|(?:not|isn'?t|won'?t|can'?t|stopped) (?:mov|eat|walk|get)\w*|limp\w*|vomit\w*|thr[eo]w\w* up|chocolate|raisins|grapes|broke\w*|pain|lump|tumou?r|operation|surgery|put (?:him|her|it) (?:down|to sleep)|missing|lost|ate)\b/i;

/** On what `message` asks advice; null if it asks none, or on something else. */
export function adviceTopicOf(said: string): AdviceTopic | null {
  const message = said.replace(atAGame, 'win at ');
  if (!(asks.test(message) || asksHow.test(message)) || unwise.test(message)) return null;
  return topicIn(message);
}

/** "How do I beat Paco at dominoes?" hurts nobody. */
const atAGame =
  /\bbeat (?:him|her|them|my \w+|\p{L}+) at (?=(?:chess|draughts|poker|rummy|cards|dominoes|board games?)\b)/giu;

/** "But what is your advice?" asks on what was told before. */
export function asksBareAdvice(message: string): boolean {
  return message.split(/(?<=[.!?,])\s+/).some((it) => bare.test(it)) && !unwise.test(message);
}
const bare =
  /^(?:(?:but|and|so|ok|no|well|yeah|yes) )*(?:what(?:'s| is|s) your advice|(?:have you |got )?any (?:more |other )?(?:advice|tips|ideas?)|(?:i |but i )?(?:asked|need|want|wanted)(?: you)?(?: for)? (?:some |your )?advice|(?:your |some )?advice(?: please| pls)?|what (?:do|should) i do about (?:it|that))(?: (?:for|on) (?:it|that|\p{L}+day|tomorrow|then))?\W*$/iu;

export function topicIn(text: string): AdviceTopic | null {
  const topic = unwise.test(text) ? null : (topics.find(([form]) => form.test(text))?.[1] ?? null);
  const isOfABeast = topic !== null && 'pool' in topic && /^advises (?:pet|vet)$/.test(topic.pool);
  return isOfABeast && ailing.test(text) ? null : topic;
}
