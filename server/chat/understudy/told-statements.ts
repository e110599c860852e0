// The sentences in which a visitor tells of themself and theirs, one fact each, with names for "she" and a subject for each.
import { heardLetters } from './plain.ts';
import { days, hasAspect, months } from './told-aspects.ts';
import { inEnglish } from './told-in-spanish.ts';
import { beasts, relatives, size } from './told-words.ts';

/** Somebody the visitor spoke of: "sister", and "Martha" if a name was told. */
export type Person = { readonly noun: string; readonly name: string | null };

const fillers =
  /(?:,?\s*\b(?:btw|lo+l|lmao|omg|tbh|ngl|haha+|hehe|by the way|u know|you know|i guess|i mean)\b[,!]*)+/gi;
const softeners = /\s*\b(?:honestly|literally|actually|kinda|sorta|basically|finally)\b/gi;
/** "My sister's a chef", and not "my sister's wedding". */
const contracted =
  /\b((?:my|our) (?:[a-z]+ )?\p{L}+)'s (?=(?:an?|the|in|at|on|not|from|very|so|really|also|just|allergic|afraid|pregnant|married|engaged|called|(?!(?:wedding|ring|king|thing|evening|morning|clothing|building|painting|earring|string|ceiling|wing|swing|spring|sibling|darling|meeting|opening|housewarming)\b)\p{L}+ing)\b)/giu;
/** "Got a ticket" without who did. */
const subjectless =
  /^(?:(?:just|finally|also|even) )?(?:got|lost|found|broke|won|had|bought|saw|met|spent|made|went|forgot|caught|missed|fell|passed|failed|finished|started|baked|moved|cooked|painted|ordered|ate|wrote|planted|adopted)\b(?! (?:it|you|u|that|me|to go)\b)/i;
const sentenceEnds = /(?<=[.!?…])(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+|\.\.+|\n+|\s+[-–—]+\s+|;\s*|\s*\*[^*]*\*\s*/;
const joints = /(,?\s+(?:but|and|so|because|cause|cuz|coz|since|though|although|while|then|or)\s+|,\s+|:\s+)/i;
const asksFirst =
  /^(?:(?:and|but|so|well|hey|ok|okay|oh|do you think|plus) )*(?:who|whos|who's|what|whats|what's|where|wheres|where's|when|why|how|hows|which|whose|should|could|can|would|will|do|does|did|is|are|am|was|were|have you|has|shall|don't|dont|isn't|aren't|won't|may i)\b/i;
const lead =
  /^(?:(?:and|but|so|well|oh|ok|okay|yes|yeah|no|nope|also|listen|anyway|hey|hi|hello|aw+|um+|hm+|ha|guess what|plus|like|just|then|because|cause|cuz|since|look|you see|i (?:just |already )?(?:said|told you|did tell you)|i have news(?: too)?|good news|big news|any (?:tips|advice)[\w ]*|by the way|did (?:i|you) (?:tell you|know)(?: that)?|careful|sorry|ugh|what a day|i think|i'm afraid(?! of))\b[\s,:!.-]*)+/i;
const pasts =
  'was|were|had|did|went|got|took|made|saw|came|gave|found|lost|broke|bought|brought|caught|stole|ate|fell|met|won|wrote|drove|flew|hid|kept|knew|left|paid|ran|sold|sent|sang|slept|spoke|swam|taught|told|thought|threw|wore|built|felt|fought|forgot|grew|heard|drew|drank|chose|dug|put|cut|hurt|burnt|spent|became|began|hit|bit|sewed|quit|spilt';
const finite = new RegExp(
  `\\b(?:${pasts}|is|am|are|has|have|will|would|can|could|might|may|must|should|does|do|isn't|can't|won't|doesn't|don't|dont|didn't|didnt|wasn't|im|ive|shes|hes)\\b|\\p{L}(?:'s|'re|'ve|'ll|'d|'m)\\b|\\b\\p{L}{2,}(?:ed|lt|pt)\\b`,
  'iu',
);
const subjectI = /^(?:i|i'm|im|i've|ive|i'll|i'd|we|we're|we've|we'll|they|they're|they've)\b/i;
const ownSubject =
  /^(?:i|we|my|our|she|he|they|it|her|his|their|the|a|an|some|someone|somebody|one of|both|this|that|everyone|nobody)\b|^(?:i'm|im|i've|ive|she's|shes|he's|hes|it's|its)\b/i;
const past = new RegExp(`^(?:just |also |then |even |finally )?(?:${pasts}|\\p{L}{2,}ed)\\b`, 'iu');
const preposition = /^(?:at|in|with|for|on|near|to|from|by|under|behind|as)\b/i;
const ofMine = /\b(?:i|i'm|im|i've|ive|i'll|me|my|mine|we|we're|us|our|myself)\b/i;
/** Of this talk and not of one's life: "i must go", "i asked you", "i love it". */
const ofTheTalk =
  /^i(?:'m|m| am| must| have to| gotta| got to| just| only| did| was)?\s*(?:off|back|go|going to go|gonna go|gotta|asked|asking|ask|meant|mean|said|told|tell|know|knew|think|guess|love (?:it|that|you|u|this)|like (?:it|that|you|u|this|how)|listening|ready|see|remember|forget|wonder|bet|hope|wish|swear|promise|dunno|don't know|dont know)\b|^i(?:'ll| will)\b(?! be \p{L}+ing\b(?<!going|being))|^i(?: must| have to| gotta|'d| would)\b|^(?:if|unless|let|let's|please|tell|show|give|maybe|perhaps)\b|^i'?m (?:sure|sorry|glad|here|all ears|curious|waiting|kidding|joking|asking)\b/iu;
const mostLettersOfASentence = 120;
const mostStatements = 8;

/** What `message` states, in the first person; `before` are earlier statements, which tell who "she" is. */
export function statementsIn(message: string, before: readonly string[]): readonly string[] {
  const text = inEnglish(message.slice(0, heardLetters).replaceAll('’', "'"))
    .replace(/\p{Extended_Pictographic}|\p{M}(?=\s)/gu, ' ')
    .replace(softeners, '')
    .replace(fillers, ',')
    .replace(/([.!?…])\s*,/g, '$1 ')
    .replace(/,\s*(?=[.!?…])/g, '')
    .replace(/\s+/g, ' ')
    .replace(contracted, '$1 is ')
    .replace(/\b((?:my|our) \p{L}+)'s (?=been\b|had\b|got\b)/giu, '$1 has ');
  const said: string[] = [];
  for (const each of text.split(sentenceEnds).slice(0, mostStatements)) {
    const sentence = (each ?? '').replace(/^[\s,]+/, '').trim();
    if (!sentence) continue;
    const stated = sentence.includes('?') || asksFirst.test(sentence) ? presupposed(sentence) : [sentence];
    for (const it of stated) {
      const bare = it
        .replace(lead, '')
        .replace(/[\s,.!…]+$/, '')
        .replace(subjectless, 'i $&');
      const previous = said.at(-1);
      // "I got a job today! at the blacksmith's, I start on monday": the place belongs to the job.
      const [fragment = ''] = preposition.test(bare) ? bare.split(/,\s+/) : [];
      if (fragment && previous && !finite.test(fragment.replace(/'s\b/g, '')) && fragment.split(' ').length <= 5)
        said.push(`${previous} ${fragment}`);
      for (const clause of clausesOf(fragment ? bare.slice(fragment.length + 2) : bare)) {
        const whole = withNames(clause, [...before, ...said]);
        if (whole && isWorthKeeping(whole, [...before, ...said])) said.push(whole);
      }
    }
  }
  return [...new Set(said)];
}

/** The parts of a sentence that have a subject and a verb of their own, and the whole sentence if it has several. */
function clausesOf(sentence: string): readonly string[] {
  const pieces = sentence.split(joints);
  const clauses: string[] = [];
  // "I play the flute, my teacher is Mr. Fig" are two facts; "because" and "and" hold one together.
  let isJoined = true;
  for (let i = 0; i < pieces.length; i += 2) {
    const joint = pieces[i - 1] ?? '';
    const part = pieces[i] ?? '';
    const previous = clauses.at(-1) ?? '';
    const begins = ownSubject.test(part) || /^\p{Lu}/u.test(part);
    if (i === 0) clauses.push(part);
    // "Long day, i wash dishes": what stands before says nothing.
    else if (
      i === 2 &&
      begins &&
      isClause(part) &&
      !isClause(previous) &&
      /^,/.test(joint) &&
      !hasAspect(previous, 'time', [])
    )
      clauses[0] = part;
    else if (begins && isClause(part) && isClause(previous)) {
      clauses.push(part);
      isJoined &&= /[a-z]/i.test(joint);
    } else if (past.test(part) && !ownSubject.test(part) && / (?:and|but|then) /.test(joint))
      clauses.push(`${subjectOf(previous)} ${part}`.trim());
    else clauses[clauses.length - 1] = `${previous}${joint}${part}`;
  }
  const tidy = clauses.map((it) => it.replace(lead, '').replace(/^[\s,]+|[\s,.!…]+$/g, ''));
  const whole = (clauses.length > 1 ? sentence : (clauses[0] ?? '')).replace(/[\s,.!…]+$/, '');
  const short = tidy.map((it) => it.replace(/,.*$/, '')).filter((it) => isClause(it) && it.split(' ').length > 2);
  return [...new Set([...(tidy.length > 1 && isJoined ? [whole] : []), ...tidy, ...short])].filter(
    (it) => it.length <= mostLettersOfASentence && it.split(' ').length > 1,
  );
}

function isClause(part: string): boolean {
  return (
    subjectI.test(part) ||
    finite.test(part.replace(/^(?:my|our) \S+'s\b/i, '')) ||
    /^(?:my|our|she|he|\p{Lu}\p{L}+)\b.* \p{L}{2,}s\b/u.test(part)
  );
}

/** "I" of "i fell in the mud", "my sister" of "my sister fell". */
function subjectOf(clause: string): string {
  const [, subject = ''] = /^((?:my |our |the )?\S+(?: \p{Lu}\p{L}+)?) /u.exec(clause) ?? [];
  return /^i(?:'m|'ve|m|ve)$/i.test(subject) ? 'i' : subject;
}

/** What a question takes for granted: "should i quit my job as a lawyer?", "did i tell you i won?", "what do i wear to my exam on friday?" */
function presupposed(question: string): readonly string[] {
  const text = question.replace(/[?!.\s]+$/, '');
  const job =
    /\b(?:my (?:\w+ )?(?:job|work|career|life)|to work|working) as (an? [a-z]+(?: [a-z]+)?)(?= (?:and|or|to|for|so|at|in|if|because)\b|[,.]|$)/i.exec(
      text,
    )?.[1];
  const event = new RegExp(
    `\\bmy ((?:[a-z]+ )?(?!sister|brother|mother|father)[a-z]+) ((?:is )?(?:(?:on|this|next) (?:${days})|tomorrow|tonight|in (?:${months})|next (?:week|month|year)))`,
    'i',
  ).exec(text);
  const told =
    /^(?:(?:and|but|so|hey|oh|btw) )*(?:did i (?:tell|mention|say)(?: to)?(?: you| u)?(?: yet)?|did (?:you|u) (?:know|hear)|do (?:you|u) know|can (?:you|u) believe|would (?:you|u) believe|is it (?:ok|okay|bad|weird|strange|silly)|guess what|you know)(?: that| if)?,? ((?:i|i'm|im|my|we)\b.+)$/i.exec(
      text,
    )?.[1];
  const parts = asksFirst.test(text) ? [] : text.split(/,\s+/).slice(0, -1);
  const because = /\b(?:because|since|now that|cuz|but|and) ((?:i'm|im|i am|my|i have|i work|i live|i)\b .+)$/i.exec(
    text,
  )?.[1];
  const that = /\bthat ((?:i|i'm|im|i've|we're|my \S+ (?:is|has|was))\b .+)$/i.exec(text)?.[1];
  const somebody = new RegExp(
    `\\b(?:my|our) ((?:[a-z]+ )?${size}(?:${relatives}|${beasts})) (\\p{Lu}\\p{Ll}+)(?!\\p{L})`,
    'u',
  ).exec(text);
  return [
    somebody && `my ${somebody[1]} is called ${somebody[2]}`,
    !told && that,
    job && `i'm ${job}`,
    event && `my ${event[1]} is ${event[2]?.replace(/^is /, '')}`,
    told,
    parts.length > 0 && !asksFirst.test(parts.join(', ')) ? parts.join(', ') : null,
    !told && because && !asksFirst.test(because) && asksFirst.test(text) ? because : null,
  ].filter((it): it is string => typeof it === 'string' && it !== '');
}

function isWorthKeeping(clause: string, before: readonly string[]): boolean {
  const isJourney =
    /^(?:i'm|im|i am) (?:off|going) to (?:the |my )?\p{L}/iu.test(clause) &&
    (/ to \p{Lu}/u.test(clause) || hasAspect(clause, 'time', []));
  if ((ofTheTalk.test(clause) && !isJourney) || asksFirst.test(clause)) return false;
  if (/^(?:that|this|these|those|there|here)\b/i.test(clause) || inSpanish.test(clause)) return false;
  if (
    /\b(?:you|u|your|ur) (?:are|r|were|have|had|can|could|will|would|know|look|said|told|love|make|made|think)\b/i.test(
      clause,
    )
  )
    return false;
  const names = peopleIn(before).flatMap(({ name }) => name ?? []);
  return ofMine.test(clause) || names.some((name) => new RegExp(`^${name}\\b`, 'iu').test(clause));
}

const inSpanish = /(?:^|\s)(?:y|es|soy|que|muy|pero|con|mi|tu|en|una|vivo|mis)(?=\s|$)/i;
const female =
  /^(?:mother|mom|mum|sister|daughter|niece|aunt|grandmother|grandma|gran|granny|nana|wife|girlfriend|fiancee)$/;
const male = /^(?:father|dad|brother|son|nephew|uncle|grandfather|grandpa|grandad|husband|boyfriend|fiance)$/;

/** "She's a vet" with the name of whom it is about; null if nobody knows. */
function withNames(clause: string, before: readonly string[]): string | null {
  const [, pronoun = ''] = /^(she|he|her|his|it)(?:'s|s)?\b/i.exec(clause) ?? [];
  if (!pronoun) return clause;
  if (/^it$/i.test(pronoun)) return withThing(clause, before.at(-1) ?? '');
  const isHer = /^(?:she|her)$/i.test(pronoun);
  const who = peopleIn(before).findLast(({ noun }) => !(isHer ? male : female).test(noun));
  const previous = before.at(-1);
  if (!who && /^(?:her|his) name is /i.test(clause) && previous) return `${previous} and ${clause}`;
  if (!who) return ofMine.test(clause) ? clause : null;
  const name = `my ${who.noun}${who.name ? ` ${who.name}` : ''}`;
  if (/^(?:her|his) /i.test(clause)) {
    return /^(?:her|his) name\b/i.test(clause) ? null : clause.replace(/^(?:her|his) /i, `${name}'s `);
  }
  return clause
    .replace(/^(?:she|he)(?:'s|s) (?=been|got|gone|had|become|\p{L}+ed\b)/iu, `${name} has `)
    .replace(/^(?:she|he)(?:'s|s) /i, `${name} is `)
    .replace(/^(?:she|he)'ll\b/i, `${name} will`)
    .replace(/^(?:she|he)\b/i, name);
}

/** "It's on friday" behind "i have an exam". */
function withThing(clause: string, before: string): string | null {
  const rest =
    /^it(?:'s|s| is) ((?:on|at|in|tomorrow|today|tonight|next|this|from|called|about|for|near|by)\b.*)$/i.exec(
      clause,
    )?.[1];
  const things = [
    ...before.matchAll(
      /\b(?:an?|my|our) ((?:[a-z'-]+ )?[a-z-]+)(?= (?:on|at|in|for|with|to|from|about|and|as|tomorrow|today|next|this|by)\b|,|$)/gi,
    ),
  ];
  const thing = things.at(-1)?.[1]?.replace(/^(?:new|nice) /, '');
  if (!rest || !thing || new RegExp(`^(?:${relatives})$`).test(thing)) return null;
  return `my ${thing} is ${rest}`;
}

const spokenOf = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|(?:have|got|'ve) an?|old) (?:[a-z-]+ )?${size}((?:${relatives}|${beasts}))(?:s|'s)?(?:,? (?:called |named |is called |is )?(\\p{Lu}\\p{L}+))?(?![\\p{L}])`,
  'gu',
);

/** Whom the statements are of, the last named last; one with a name stands for an earlier one without. */
export function peopleIn(statements: readonly string[]): readonly Person[] {
  const people: Person[] = [];
  for (const statement of statements) {
    for (const [, noun = '', name] of statement.matchAll(spokenOf)) {
      const named = name && !dayOrMonth.test(name) ? name : null;
      const known = people.findIndex(
        (it) => it.noun === noun && (named === null || it.name === null || it.name === named),
      );
      const [old] = known >= 0 ? people.splice(known, 1) : [];
      people.push({ noun, name: named ?? old?.name ?? null });
    }
    const last = people.findLast(({ name }) => name && new RegExp(`^${name}\\b`, 'u').test(statement));
    if (last) people.push(...people.splice(people.indexOf(last), 1));
  }
  return people;
}
const dayOrMonth = new RegExp(`^(?:${days}|${months}|I)$`, 'i');
