// What a visitor is after, as far as a few words tell. The first rule that matches wins.

/** `opening` answers the visitor who has not said anything yet; the last two answer what no rule knows. */
export type Intent =
  | 'opening'
  | 'greeting'
  | 'love'
  | 'food'
  | 'insult'
  | 'self'
  | 'parting'
  | 'nonsense'
  | 'question'
  | 'other';

/** What one character says to each intent. */
export type Lines = Readonly<Record<Intent, readonly string[]>>;

const praise = 'wonderful|amazing|gorgeous|beautiful|handsome|pretty|cute|lovely|sweet|great|perfect|charming';
const abuse =
  'stupid|idiot|dumb|ugly|moron|loser|boring|smelly|stinky|disgusting|gross|liar|jerk|fool|worst|useless|pathetic|lame|rude|coward|mean|fat|annoying|horrible|awful|terrible';
const very = '(?: (?:so|such|very|really|just|too|a|an|the|pretty|kind of|all))*';

const rules: readonly (readonly [Intent, RegExp])[] = [
  [
    'parting',
    words(
      "(?:good)?bye|bye bye|farewell|good ?night|night night|gn|gtg|brb|see (?:you|ya)|cya|so long|take care|ttyl|adios|have a (?:good|nice|lovely|great) (?:day|night|evening|weekend|one)|i'm (?:leaving|off)|(?:have to|got to|gotta|need to|must) (?:go|leave|run|be off)(?= now| home| soon| to bed|[.!,]|$)",
    ),
  ],
  [
    'insult',
    words(
      `i (?:really )?(?:hate|despise|can't stand) (?:you|your)|(?:i )?(?:don't|do not) (?:love|like|want|need) you|shut up|go away|get lost|screw you|go to hell|drop dead|you (?:suck|stink)|you smell(?= bad| awful| funny|[.!]|$)|you(?: are|'re|r)?${very} (?:${abuse})|your \\w+ (?:is|are)${very} (?:${abuse})`,
    ),
  ],
  ['insult', new RegExp(`^(?:${abuse})[.! ]*$`)],
  [
    'self',
    words(
      'are you (?:a|an|really|real|human|alive|chat ?bot|bot|ai)|who are you|what are you(?= really|[?!. ]*$)|about yourself|your (?:name|age|job|home|house|family|friends?|life|favou?rite|hobby|hobbies|secret)|how old are you|where (?:do|are) you|(?:chat ?)?bot|a\\.?i|robot|language model|chat ?gpt|system prompt|(?:ignore|forget) (?:all|your|the|previous).*(?:instructions|rules)|what do you (?:do|like|want|think)|do you like|are you (?:happy|sad|tired|okay|ok|afraid|scared|busy|angry)',
    ),
  ],
  ['love', /[❤💕💖💗💘💙💚💛💜🖤😍😘🥰💋😻]|<3/u],
  [
    'love',
    words(
      `love|loves|loved|luv|xoxo|kiss|kisses|kissing|marry|marriage|wedding|hugs?|cuddle|(?:a|our|first) date|date (?:me|night)|romance|romantic|sweetheart|darling|my (?:heart|dear|sweet)|gorgeous|beautiful|handsome|i (?:like|need|adore|missed?|want) you|you(?: are|'re| look| smell)${very} (?:${praise})|be mine|crush|dance|flirt|boyfriend|girlfriend|forever|together`,
    ),
  ],
  ['love', /(?:^|[,.!?] ?)honey(?=[,.!?]|$)/],
  [
    'food',
    words(
      'eat|eating|ate|food|hungry|hunger|starving|dinner|supper|lunch|breakfast|brunch|snack|meal|cook|cooking|kitchen|recipe|baked?|waffles?|onions?|soup|stew|cakes?|cookies?|biscuits?|pies?|bread|cheese|chocolate|candy|sugar|fish|milk|tea|coffee|ale|drinks?|thirsty|restaurant|pizza|tasty|delicious|feast|picnic',
    ),
  ],
  [
    'greeting',
    words(
      "hell+o+|hi+|hey+|hiya|howdy|yo|hola|bonjour|ciao|greetings|good (?:morning|evening|day|afternoon)|what'?s up|sup|how (?:are|have) you|how are things|how(?:'s| is) it going|how do you do|nice to (?:meet|see) you|long time no see",
    ),
  ],
  ['greeting', /^(?:morning|evening|afternoon)(?![a-z])/],
];

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\byoure\b/g, "you're"],
  [/\bim\b|\bi am\b/g, "i'm"],
  [/\bdont\b/g, "don't"],
  [/\bwhats\b/g, "what's"],
];

/** The intent of `message`; `undefined`, before anything was said, is the opening. */
export function intentOf(message: string | undefined): Intent {
  if (message === undefined) return 'opening';
  const plain = plainly(message);
  const matched = rules.find(([, pattern]) => pattern.test(plain));
  if (matched) return matched[0];
  if (isNonsense(plain)) return 'nonsense';
  return isQuestion(plain) ? 'question' : 'other';
}

/** In lower case, without accents and the commonest shorthand. */
function plainly(message: string): string {
  const plain = message.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
  return shorthand.reduce((text, [short, long]) => text.replace(short, long), plain);
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${alternatives})(?![a-z])`);
}

/** No Latin letters, or mostly words that no mouth could say. */
function isNonsense(plain: string): boolean {
  const spoken = plain.match(/[a-z']+/g) ?? [];
  const mashed = spoken.filter((word) => /[bcdfghjklmnpqrstvwxz]{5}|(.)\1{3}|asd|qwe|zxc|jkl|hjk|dfg/.test(word));
  return spoken.length === 0 || mashed.length * 2 > spoken.length;
}

function isQuestion(plain: string): boolean {
  return (
    plain.includes('?') ||
    /^(who|what|where|when|why|how|which|whose|is|are|am|do|does|did|can|could|will|would|should|shall|have|has)\b/.test(
      plain,
    )
  );
}
