// What a question about the visitor's life asks for, and what tells of it, where the two share no word: "which sport do I do?" and "I was
// at fencing practice".
import { hasAspect, numberWords } from './told-aspects.ts';
import { alikeTo, beasts } from './told-words.ts';

const dogs = alikeTo('dog').join('|');
const cats = alikeTo('cat').join('|');
const kin =
  'granddaughter|grandson|daughter|son|girl|boy|child|kid|kids|children|youngest|eldest|oldest|baby|twins?|little one';
const elders =
  'mum|mom|mother|dad|father|parents?|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|aunt|uncle';
const others =
  'brother|sister|cousin|nephew|niece|husband|wife|partner|flatmate|roommate|friend|mate|boss|neighbour|neighbor|colleague';
const instruments =
  'accordion|cello|guitar|piano|bass|violin|viola|drums?|flute|trumpet|ukulele|harp|clarinet|saxophone|sax|fiddle|banjo|organ|trombone|recorder|oboe|tuba|bagpipes';
const languages =
  'finnish|spanish|french|welsh|german|italian|polish|dutch|japanese|mandarin|chinese|arabic|swahili|greek|latin|irish|gaelic|turkish|portuguese|russian|korean|hindi|swedish|norwegian|danish|czech|hungarian';
const sports =
  'fencing|football|rugby|tennis|swim|swimming|climb|climbing|run|running|cycling|cricket|hockey|judo|karate|boxing|rowing|yoga|skating|basketball|netball|golf|badminton|squash|surfing|skiing|gymnastics|archery|bowling|darts';
const fruits =
  'mango|apples?|pears?|strawberr(?:y|ies)|bananas?|plums?|cherr(?:y|ies)|peach|peaches|grapes?|oranges?|lemons?|melon|figs?|kiwis?|pineapple';
const herbs = 'coriander|cilantro|parsley|basil|mint|thyme|rosemary|dill|sage|chives|oregano|tarragon';
const drinks = 'tea|coffee|beer|wine|juice|milk|cider|cocoa|water|lemonade|whisky|gin';
const vehicles =
  'tram|bus|train|bike|bicycle|car|van|motorbike|boat|lorry|truck|unicycle|scooter|taxi|plane|ferry|crane|tractor';
const colours = 'red|green|blue|yellow|purple|pink|orange|black|white|brown|grey|gray|turquoise|violet';

/** "I'm knitting a jumper for him" is no trade. */
const ofTheMoment = /^(?:i'm|im|i am) (?!working|training|studying|learning|starting)\p{L}+ing\b/iu;
const word = (words: string) => new RegExp(`\\b(?:${words})s?\\b`, 'i');
/** What the question says, and what of the visitor's statements may answer it. */
const classes: readonly (readonly [asks: RegExp, tells: RegExp | ((statement: string) => boolean)])[] = [
  [
    /\b(?:job|work|trade|profession|line of work|occupation|for a living|earn|all day)\b/i,
    (it) =>
      (hasAspect(it, 'work', []) && !ofTheMoment.test(it)) ||
      /\b(?:i am|i'm|im|being|as) an? (?:[\p{L}-]+ ){0,3}[\p{L}-]+/iu.test(it),
  ],
  [/\b(?:grade|mark|score)\b/i, word('test|exam|quiz|essay|coursework|recital')],
  [
    /\bhow old\b|\bage\b|\bbirthday\b/i,
    new RegExp(`\\b(?:turn(?:s|ed|ing)?|am|i'm|im|is|was|be) (?:\\d+|(?:${numberWords}))\\b|\\b\\d+ ?(?:yr|year)`, 'i'),
  ],
  [
    /\b(?:where|city|town|country|village|island|place)\b/i,
    (it) => hasAspect(it, 'place', []) || /\b(?:in|from|to|near|outside) \p{Lu}/u.test(it),
  ],
  [/\b(?:when|what|which) (?:day|night|evening|time|date|month)\b|\bwhen\b/i, (it) => hasAspect(it, 'time', [])],
  [/\bhow (?:many|much|often|long)\b/i, (it) => hasAspect(it, 'number', [])],
  [
    /\b(?:scared?|afraid|fright\w*|terrif\w*|fears?|phobia)\b/i,
    /\b(?:scared?|afraid|fright\w*|terrif\w*|fears?|phobia|petrified)\b|\b(?:runs?|hides?|flees?) (?:away )?(?:from|whenever|when|if)\b|\bpanics\b|\bhates?\b/i,
  ],
  [
    /\ballerg|\b(?:eat|stay away from|avoid|not get|not have|not touch|can'?t handle)\b/i,
    /\ballerg|\bcan'?t (?:eat|have|touch)\b|\bthroat\b|\bswell\b|\bonly drink\b|\bmakes? me (?:feel|ill|sick)\b|\b(?:vegan|vegetarian|coeliac|intolerant)\b/i,
  ],
  [
    /\b(?:hate|dislike|can'?t stand|can'?t bear|(?:don'?t|do not|didn'?t) (?:i )?(?:like|want)|do i not like)\b/i,
    /\b(?:hate|dislike|can'?t (?:stand|bear)|don'?t like|dont like)\b/i,
  ],
  [
    /\b(?:love|favourite|favorite|like|prefer|fond of)\b/i,
    /\b(?:favourite|favorite|love|prefer|any day|fond of|crazy about|obsessed)\b/i,
  ],
  [
    /\b(?:hobby|weekends?|spare time|free time|for fun|practi[cs]e)\b/i,
    /\b(?:sat|saturdays?|sundays?|weekends?)\b|\bi (?:also )?(?:play|sing|knit|paint|climb|run|swim|dance|collect|keep|garden|bake|sew)\b|\btook up\b|\bpractice\b|\blearning\b|\bin an? (?:[\p{L}-]+ )?(?:band|choir|quartet|team|club)\b/iu,
  ],
  [
    /\b(?:subject|course|study|studying|learn(?:ing)?)\b/i,
    /\b(?:teach|taught|study|studying|learn(?:ing)?|course|class|degree|student|year (?:of|at|in))\b/i,
  ],
  [/\bpets?\b|\banimals?\b|\bbeasts?\b/i, word(`${beasts}|bees|beekeeper|hives|shepherd`)],
  [/\bfish(?:es)?\b/i, word('goldfish|fish|guppy|guppies|koi')],
  [/\bbirds?\b/i, word('parrot|budgie|canary|cockatiel|cockatoo|parakeet|pigeon|gull|owl|hen|duck')],
  [word(dogs), word(dogs)],
  [word(cats), word(cats)],
  [word(kin), word(kin)],
  [word(elders), word(elders)],
  [word(others), word(others)],
  [/\b(?:lost|lose|left behind|leave behind|missing)\b/i, /\b(?:lost|left|can'?t find|missing|forgot)\b/i],
  [/\b(?:find|found)\b/i, /\bfound\b/i],
  [/\b(?:saving|putting .*money|money .*for)\b/i, /\bsaving\b/i],
  [/\bsecret\b/i, /\bcan'?t\b|\bcannot\b|\bnever told\b|\bnobody knows\b|\bonly (?:you|we|i)\b/i],
  [
    /\bnews\b/i,
    /\b(?:expecting|pregnant|got the|got a|new job|engaged|passed|won|moving|baby|grandfather|grandmother|been told|going to be)\b/i,
  ],
  [/\b(?:low|sad|upset|down)\b/i, /\b(?:let go|bad day|died|lost|broke|fired|failed)\b/i],
  [
    /\b(?:off to|trip|fly(?:ing)?|travel\w*|journey|holiday|going)\b/i,
    /\b(?:fly(?:ing)?|going to|go to|off to|trip|mov(?:e|ing) to|holiday|visiting)\b/i,
  ],
  [
    /\b(?:make|making|knit\w*|sew\w*|build\w*|write|writing)\b/i,
    /\b(?:mak(?:e|ing)|knit\w*|sew\w*|build\w*|writ(?:e|ing)|bak(?:e|ing))\b/i,
  ],
  [/\bgames?\b/i, /\b(?:chess|cards|bingo|rummy|poker|dominoes|darts|draughts|games?)\b/i],
  [/\b(?:got|get) (?:it )?back\b/i, /\b(?:handed in|found|returned|got .+ back)\b/i],
  [/\binstruments?\b|\bwhat (?:do|did) i play\b/i, word(instruments)],
  [/\blanguages?\b/i, word(languages)],
  [/\bsports?\b/i, word(sports)],
  [/\bfruits?\b/i, word(fruits)],
  [/\bherbs?\b|\bspices?\b/i, word(herbs)],
  [/\bdrinks?\b/i, word(drinks)],
  [/\b(?:vehicle|machine|drive|ride)\b/i, word(vehicles)],
  [/\bcolou?rs?\b/i, word(colours)],
];

/** How many of the classes that `question` asks for tell in `statement`; 0 if none. */
export function classesShared(question: string, statement: string): number {
  return classes.filter(
    ([asks, tells]) => asks.test(question) && (typeof tells === 'function' ? tells(statement) : tells.test(statement)),
  ).length;
}

/** Whether `question` asks for anything of a known class. */
export function asksForAClass(question: string): boolean {
  return classes.some(([asks]) => asks.test(question));
}
