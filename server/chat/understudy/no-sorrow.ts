// What sounds sad beside something else, and is a bother, a kindness or a fear that many have.

/** Whether `clause` is one of them: a lost umbrella, a poem that nobody ever wrote. */
export function isNoSorrow(clause: string): boolean {
  return [lostAThing, isTouched, sneezes, wouldBe].some((form) => form.test(clause)) || fearIn(clause) !== null;
}

/** "I'd be sick in a bush" */
const wouldBe = /\bi(?:['’]?d| would) (?:be|have been) (?:so )?(?:sick|ill|scared|terrified|nervous)\b/i;
/** It is a bother, and no sorrow: "I lost my umbrella yesterday. Did you steal it?" */
const lostAThing =
  /\blost (?:my|our|an?|the) (?:\p{Ll}+ )?(?:umbrella|gloves?|hat|cap|scarf|socks?|pen|keys?|phone|wallet|purse|ticket|bag|earring|glasses|charger|headphones|bus pass|bet|game|match)\b/iu;
/** "I've gone a bit soft now. Nobody ever wrote me a poem. Will you carve it?" */
const isTouched =
  /\bnobody(?:['’]s| has)? ever (?:wrote|written|sang|sung|read|made|baked|cooked|bought|knitted|carved) me an? \p{L}+/iu;
/** "My tomcat sneezes like this, too" */
const sneezes = /\b(?:my|our) (?:\p{L}+ ){1,3}sneezes\b/iu;
/** "I am afraid of bridges already. What did you do up there?" wants to know that, and no comfort. */
const fears =
  /^(?:(?:and|but|so|because) )?(?:[^,]*, )?i(?:['’]?m| am) (?:so |very |really |a bit |a little |quite |also )?(?:afraid|scared|frightened|terrified) of (?:\p{L}+ )?(bridges|heights|lifts|elevators|spiders|moths|mice|geese|swans|clowns|wasps|bees|thunder|needles|snakes|cows|horses|balloons|ladders|flying|escalators|birds|pigeons|frogs|worms|crabs|jellyfish|sharks|dentists)(?=\W*$| (?:already|too|anyway|since|so|and|as)\b)/iu;

/** What many are afraid of and `clause` tells that its writer is, "bridges"; null if it tells of no such fear. */
export function fearIn(clause: string): string | null {
  return fears.exec(clause.trim())?.[1]?.toLowerCase() ?? null;
}

const people =
  '(?:granny|gran|lady|ladies|man|men|guys?|blokes?|woman|women|(?:bus |taxi |tram |train |lorry )?drivers?|wait(?:er|ress)|barista|cashier|customers?|passengers?|conductor|receptionist|postman|shopkeeper|queue|crowd|class|office|toddler|puppy|cow|pigeon)';
const place =
  '(?:,? (?:next to|opposite|behind|in front of|across from|beside|over|at|on|in) (?:me|us|there|here|(?:the|this|my) \\p{L}+(?: \\p{L}+)?)| opposite| here| there)';
const degree = '(?: (?:so|really|very|a bit|a little|quite|all|kinda|kind of|pretty|proper|dead|super|totally))*';
const seems = `(?:(?:looks?|looked|seems?|seemed|is|are|was|were|is looking|are looking|is staring at (?:me|us)|stares at (?:me|us))${degree}|is in a(?: very| really)?)`;
const mood =
  '(?:worried|sad|scared|angry|annoyed|grumpy|cross|miserable|lonely|upset|nervous|fed up|confused|shocked|unhappy|bored|stressed|frightened|terrified|tired|gloomy|sulky|moody|gutted|bad mood|foul mood)';
const beside =
  '(?: (?:on|in|at) (?:his|her|their|the) \\p{L}+| (?:of|with|about|by) (?:my|his|her|their|the) \\p{L}+| today)?';
/** Whoever else is seen, and only seen. */
const seen = new RegExp(
  `\\b(?:the|this|that|some|an?|one|every|the whole|all the) (?:\\p{L}+ )?(?:${people}${place}*|(?:kid|boy|girl|child|teenager|couple|person)${place}+) ${seems} ${mood}\\b${beside}`,
  'giu',
);
/** Then it may be somebody of theirs, or it may weigh. */
const nearer =
  /\b(?:my|our|mine|(?:i['’]?m|i am|i was)(?! (?:standing|sitting|sat|stood|on|at|in|here|just|waiting|dancing|ready|done|back|up|laughing)\b)|i feel|i felt|because of me|hates?|hits?|hurts?|follow\w*|shout\w*|touch\w*|died?|dead|ill|sick|hospital|doctor|police|crying|cries|help)\b/iu;

/** `message` without what it says of somebody who is only seen, where nothing else in it is nearer. */
export function withoutBystanders(message: string): string {
  const rest = message.replace(seen, ' ');
  return nearer.test(rest) ? message : rest;
}
