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

const rules: readonly (readonly [Intent, RegExp])[] = [
  [
    'parting',
    words(
      'bye|goodbye|bye bye|farewell|good ?night|see (you|ya)|cya|so long|take care|(have|got|need) to (go|leave)|gotta go|i( am|m)? (leaving|off)|ttyl|adios',
    ),
  ],
  [
    'insult',
    words(
      "(i )?hate|stupid|idiot|dumb|ugly|moron|loser|shut up|go away|get lost|boring|you (suck|stink|smell)|smelly|disgusting|gross|liar|jerk|fool|worst|(don't|do not|dont) (like|love) you|useless|pathetic|lame|rude|coward",
    ),
  ],
  [
    'self',
    words(
      '(are|r) (you|u) (a|an|really|real|human|alive|chat ?bot|bot|ai)|who (are|r) (you|u)|what (are|r) (you|u)( really)?$|about yourself|your (name|age|job|home|house|family|friends?|life|favou?rite|hobby|hobbies|secret)|how old (are|r) (you|u)|where (do|are) you|(chat ?)?bot|a\\.?i|robot|language model|chat ?gpt|system prompt|(ignore|forget) (all|your|the|previous).*(instructions|rules)|what do you (do|like|want|think)|do you like|are you (happy|sad|tired|okay|ok|afraid|scared|busy|angry)',
    ),
  ],
  [
    'love',
    words(
      'love|loves|loved|luv|kiss|kisses|kissing|marry|marriage|wedding|hug|hugs|cuddle|date|romance|romantic|sweetheart|darling|honey|beautiful|handsome|pretty|cute|gorgeous|miss(ed)? you|my heart|be mine|crush|dance|flirt|boyfriend|girlfriend|husband|wife|forever|together',
    ),
  ],
  [
    'food',
    words(
      'eat|eating|ate|food|hungry|hunger|starving|dinner|supper|lunch|breakfast|brunch|snack|meal|cook|cooking|kitchen|recipe|bake|waffles?|onions?|soup|stew|cake|cakes|cookies?|biscuits?|pie|bread|cheese|chocolate|candy|sugar|fish|milk|tea|coffee|ale|drink|drinks|thirsty|restaurant|pizza|tasty|delicious|feast|picnic',
    ),
  ],
  [
    'greeting',
    words(
      "hello+|hell+o|hi+|hey+|hiya|howdy|yo|hola|bonjour|ciao|greetings|good (morning|evening|day|afternoon)|morning|evening|what'?s up|sup|how (are|r) (you|u|things)|how('?s| is) it going|how do you do|how have you been|nice to (meet|see) you|long time",
    ),
  ],
];

/** The intent of `message`; `undefined`, before anything was said, is the opening. */
export function intentOf(message: string | undefined): Exclude<Intent, never> {
  if (message === undefined) return 'opening';
  const plain = message.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
  const matched = rules.find(([, pattern]) => pattern.test(plain));
  if (matched) return matched[0];
  if (isNonsense(plain)) return 'nonsense';
  return isQuestion(plain) ? 'question' : 'other';
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${alternatives})(?![a-z])`);
}

/** No Latin letters, or mostly words that no mouth could say. */
function isNonsense(plain: string): boolean {
  const spoken = plain.match(/[a-z']+/g) ?? [];
  const mashed = spoken.filter((word) =>
    /[bcdfghjklmnpqrstvwxz]{5}|(.)\1{3}|^[bcdfghjklmnpqrstvwxz]{3,}$|(asd|qwe|zxc|jkl|hjk|dfg)/.test(word),
  );
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
