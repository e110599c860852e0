// What is told of family and beasts as a matter of course, in no word of sorrow: it has to sound sadder than else to be taken for it.

/** "My sister comes on Friday", "my son calls every Sunday", "we got a puppy, she's called Noodle". */
const ofCourse =
  /\b(?:my|our) (?:\w+ ){1,3}(?:comes|is coming|are coming|visits|is visiting|calls|rings|phones|writes|arrives|is staying|plays|sings|teaches|works|lives|bakes|cooks|loves|likes|wants) \b|\bmy (?:dad|father|mum|mom|mother|brother|sister|gran|nan|grandma|grandad|aunt|uncle|boss|friend|daughter|son)(?: \p{L}+)? (?:just |only |has just )?(?:rang|rings|called|phoned|texted)\b|\b(?:moves|moving|is coming to live) (?:in )?with (?:me|us)\b|\bi (?:just |have |'ve )?dropped (?:off )?(?:my|the) (?:\w+ ){1,3}(?:off )?(?:at|to) |\b(?:on|in|at) my \w+\b.*\bwho (?:would love|would like|loves|likes|wants|sings|plays) |\b(?:i|we)(?:'ve| have)? (?:got|bought|adopted|have) an? (?:new )?(?:puppy|kitten|dog|cat|hen|rabbit|pony|hamster|goldfish)\b|\b(?:he|she)(?:'s| is) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b.*\balways \w+s\b|\bfavou?rite (?:one )?is\b|\b(?:sister|brother|daughter|son|kid|niece|nephew)s? (?:\p{L}+ )?(?:is|are) (?:\d+|obsessed|mad about|crazy about|into)\b/iu;
const sorrow =
  /\b(?:no|not|never|nobody|nothing|none|without|alone|lonely|anymore|miss|missed|missing|gone|empty|left|ill|sick|hurt|hurts|pain|cry|cried|cries|sad|lost|died|dead|death|hospital|funeral|grave|scared|afraid|worried|sorry|hate|hates|angry|fight|fights|shout|shouts|leaving|leave|used to|wish|hard|tired|bad|dark|drunk|drinks|drinking|forgett?(?:s|ing)? (?:me|my|who|us|our)|disappoint\w*|locked|stopped|ignores?|ignored|somebody else|someone else)\b|n't\b/i;

const kin =
  '(?:(?:my|our) (?:\\p{L}+ ){0,2}(?:dad|father|mum|mom|mother|brother|sister|gran|granny|nan|grandmother|grandma|grandpa|grandad|grandfather|aunt|uncle|cousin|niece|nephew|boss|friend|flatmate|roommate|neighbour|neighbor|daughter|son|wife|husband|girlfriend|boyfriend|partner|twins|kids)(?: \\p{Lu}\\p{L}+)?)';
const lately = '(?:also |always |just |still |once |often |has just |have just |has |have |is |are )?';
/** What they do that needs no comfort; what stands behind it may: "makes me", "sent me away", "moved in with her boss". */
const deeds = [
  '(?:sends?|sent) me (?!away|home|out|to\\b)',
  '(?:draws?|drew|makes?|made) (?!me\\b(?! an? )|us\\b|fun|him|her|them)',
  'keeps? (?:\\p{L}+ )?(?:hens|bees|ducks|fish|birds|rabbits|chickens|snakes?|goats)',
  'grows? (?:\\p{L}+ )?(?!up)',
  'mov(?:ed|es|ing) in(?! with (?!me\\b|us\\b))',
  'cheats? at|tells the same joke|taught me|learn(?:s|ed|t) to',
  'dyed|paint(?:s|ed)|collects?|dance[sd]?|repairs?|buil(?:ds?|t)|knits?|irons|snores?|inspects|baked?|sang|won|named',
].join('|');
/** "My sister dyed her hair green", "my wife and I met on a bus", "I taught my niece to whistle", "my daughter Amy's crafty". */
const ofTheirs = [
  `${kin} ${lately}(?:${deeds})`,
  `${kin} and (?:i|me) (?:met|live (?:by|in|on|above|near|next|together|upstairs|downstairs)|cook|dance|sing|built|play|made|make)`,
  `i (?:always |often )?(?:teach|taught|show|showed) ${kin} (?:how|to)`,
  `${kin}['’]s (?:so |very |just |pretty )?(?:crafty|clever|funny|silly|cheeky|tall|loud|bossy|messy|stubborn|greedy|fast|brilliant|great)`,
];
const lightDeeds = new RegExp(`\\b(?:${ofTheirs.join('|')})\\b`, 'iu');

/** "My sister Rita has just moved in with me" sounds sadder yet, and is no more. */
export const movesIn = /\bmov(?:ed|es|ing) in with (?:me|us)\b/i;

export function isPlainNews(message: string): boolean {
  return (ofCourse.test(message) || lightDeeds.test(message)) && !sorrow.test(message);
}
