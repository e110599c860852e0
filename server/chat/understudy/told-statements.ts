// The sentences in which a visitor tells of themself and theirs, one fact each, with names for "she" and a subject for each.
import { withNameApart } from './named-by-the-way.ts';
import { heardLetters } from './plain.ts';
import { days, hasAspect, timeIn } from './told-aspects.ts';
import { withCapitals } from './told-capitals.ts';
import { askedBehind, clausesOf, finite, lead } from './told-clauses.ts';
import { withoutContractions } from './told-contracted.ts';
import { inEnglish } from './told-in-spanish.ts';
import { withListsApart } from './told-lists.ts';
import { withNamesApart } from './told-named-late.ts';
import { ofMine, withNames } from './told-names.ts';
import { peopleIn, withKnownNames } from './told-people.ts';
import { asksFirst, eventIn, presupposed } from './told-presupposed.ts';
import { withSubjectsOnce } from './told-right-behind.ts';
import { withRoles } from './told-roles.ts';
import { withoutHaste } from './told-tidied.ts';
import { writtenOut } from './told-written-out.ts';

const fillers =
  /(?:,?\s*\b(?:btw|lo+l|lmao|omg|tbh|ngl|haha+|(?:ja){2,}|hehe|by the way|u know|you know|i guess|i mean)\b[,!]*)+/gi;
/** "Poor guys. i get lost like that" */
const pitied =
  /(?<=^|[.!?,] ?)[\s,]*(?:aww*,? |oh,? |ah,? )?poor (?:you|me|guys?|thing|him|her|them|lad|fellas?|soul)s?\b[\s,.!]*/giu;
/** "Got a ticket" without who did. */
const subjectless =
  /^(?:(?:just|finally|also|even) )?(?:got|lost|found|broke|won|had|bought|saw|met|spent|made|went|came(?= (?:off|from|back|home))|slept|drove|swam|sang|forgot|caught|missed|fell|passed|failed|finished|started|baked|moved|cooked|painted|ordered|ate|wrote|planted|adopted|taught|walked|worked|helped|built|sold|broke|burned|burnt)\b(?! (?:it|you|u|that|me|to go)\b)/i;
/** "Hate mushrooms tbh", "start Monday at the library". */
const subjectlessNow = new RegExp(
  String.raw`^(?:(?:really|still|absolutely|also) )?(?:(?:hate|adore|can'?t (?:eat|have|do|stand|bear)|cannot (?:eat|have|stand|bear)|do(?:n'|n)?t (?:like|eat|drink)) (?!(?:it|you|u|that|this|me|when|how)\b)\p{L}|(?:flying|heading|moving|driving|sailing|travelling|cycling) (?:back |home |off |over )?to \p{L}|(?:study|studying|live in|work (?:at|in|as|for|nights|weekends)|start (?:on |my (?:new )?(?:job|course)|school|work|tomorrow|next)|start (?:${days}))\b)`,
  'iu',
);
/** "About my exam, it's anatomy". */
const aboutMine =
  /(?:^|(?<=[.!?,]\s))(?:(?:now|so|and|but|ok|well) )*(?:about )my (\p{L}+),? (?:it'?s|it is) (?=\p{L})/giu;
/** "On Friday I'm taking my class there": when stands first, and is told behind. */
const timeFirst =
  /^((?:on|in|at|this|next|last|tomorrow|tonight|yesterday|today|every)\b(?: [\p{L}\d]+){0,3}?),? (?=(?:i|i'm|im|i've|i'll|we|we're|we've|my|our)\b)(.*)$/iu;
const firstJoint = /(?=,? (?:and|but|so|because|since|which|who|while) |, )|$/;
const sentenceEnds = /(?<=[.!?…])(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+|\.\.+|\n+|\s+[-–—]+\s+|;\s*|\s*\*[^*]*\*\s*/;
/** "The advice first: my sister ..." */
const announced = /^(?:[\p{L}']+ ){0,3}[\p{L}']+: (?=(?:i|i'm|im|i've|my|we|we're|our)\b)/iu;
/** "You're sweet, good news tho: i found a coin" */
const newsTold = /^(?:(?!\b(?:i|my|we|our)\b).)*\bnews(?:,? (?:though|tho|for (?:you|u)|today))?:\s+(?=\p{L})/iu;
/** "Bad news: the shop roof leaked" is of the visitor's life without a word that says so. */
const newsFirst =
  /^(?:(?:and|but|so|now|ok|okay|well)[\s,.]*)*(?:some |a bit of |the )?(?:bad|good|sad|great|big) news\b/i;
const ofTheHouse = /^(?:the|an?|somebody|someone) \p{L}/iu;
const preposition = /^(?:at|in|with|for|on|near|to|from|by|under|behind|as)\b/i;
/** Promises that somebody may be reminded of: "i'll bring the brandy". */
const carried = '(?:bring|wear|carry|bake|cook|make|buy|pack|lend|paint|knit|sew|write|play|sing)';
/** Of this talk and not of one's life: "i must go", "i asked you", "i love it". */
const ofTheTalk = new RegExp(
  String.raw`^i(?:'m|m| am| must| have to| gotta| got to| just| only| did| was)?\s*(?:off|back|go|going to go|gonna go|gotta|asked|asking|ask|meant|mean|said|told|tell|know|knew|think|guess|love (?:it|that|you|u|this)|like (?:it|that|you|u|this|how)|listening|ready|see|remember|forget|wonder|bet|hope|wish|swear|promise|dunno|don't know|dont know)\b|^i(?:'ll| will)\b(?! be \p{L}+ing\b(?<!going|being)| ${carried} (?:an?|the|some|my|our)\b)|^i(?: must| have to| gotta)\b(?! (?:give|hold|make|write|sit|take|bake|cook|sing|present|teach|work|visit|finish|hand|pay)\b)|^i(?:'d| would)\b|^(?:if|unless|let|let's|please|tell|show|give|maybe|perhaps)\b|^i'?m (?:sure|sorry|glad|here|all ears|curious|waiting|kidding|joking|asking)\b`,
  'iu',
);
/** Said to whoever listens, and nothing of one's own: "you owe me a song", "I can hear you", "I have no idea". */
const toTheListener =
  /^(?:(?:ha)+|go on|come|nor|be \p{L}+ (?:on|about|with|to)|(?:please )?(?:ask|teach|tell|show|give|sing|read|purr|hold|pass|bring|catch|roll|let|imagine|wait|look|stop|say) (?:me|us|him|her|it|them|a|an|the|that|this|to)\b|your?|you've|ur|cos|we (?:run|row|should|could))\b|^i(?:'m| am)? (?:have no idea|haven't the|vote|shall|(?:want to|wanna|need to) (?:know|hear|see)|want one|don't get|dont get|can (?:hear|see|tell)|touched|all ears|not gone)\b|^i(?:'m|m| am) \p{L}+,? not \p{Lu}?\p{L}+(?:,|$)|^i \p{L}+ (?:one|it|them|that|this)$|^(?:one|another|last) (?:more|one|round)\b|^\p{L}+, (?:darling|dear|love|honey|silly)\b/iu;
const inSpanish = /(?:^|\s)(?:y|es|soy|que|muy|pero|con|mi|tu|en|una|vivo|mis)(?=\s|$)/i;
const mostStatements = 8;

/** What `message` states, in the first person; `before` are earlier statements, which tell who "she" is. */
export function statementsIn(message: string, before: readonly string[]): readonly string[] {
  const plain = inEnglish(withCapitals(withNameApart(message.slice(0, heardLetters))).replaceAll('’', "'"))
    .replace(/\s*[:;]-?[()DP](?=\s|$)/g, '.')
    .replace(/\s*\p{Extended_Pictographic}+\uFE0F?\s*/gu, '. ') // who sends a picture has said a sentence
    .replace(/\p{M}(?=\s)/gu, ' ')
    .replace(/\bcut (?=(?:people['’]s |mens? |kids['’] )?hair\b)/gi, 'do '); // a word that is never kept
  const said = withoutHaste(plain)
    .replace(aboutMine, ' my $1 is ')
    .replace(fillers, ',')
    .replace(pitied, ' ')
    .replace(/([.!?…])\s*,/g, '$1 ')
    .replace(/,\s*(?=[.!?…])/g, '')
    .replace(/\s+/g, ' ');
  const text = writtenOut(
    withRoles(withSubjectsOnce(withNamesApart(withKnownNames(withListsApart(withoutContractions(said)), before)))),
  );
  const found: string[] = [];
  const heard = [...before];
  for (const each of text.split(sentenceEnds).slice(0, mostStatements)) {
    const sentence = (each ?? '').replace(/^[\s,]+/, '').trim();
    if (!sentence) continue;
    const stated =
      sentence.includes('?') || asksFirst.test(sentence) ? presupposed(sentence) : [sentence, eventIn(sentence) ?? ''];
    for (const it of stated) {
      const bare = it
        .replace(newsTold, '')
        .replace(lead, '')
        .replace(announced, '')
        .replace(/[\s,.!…]+$/, '')
        .replace(askedBehind, '')
        .replace(subjectless, 'i $&')
        .replace(subjectlessNow, 'i $&')
        .replace(timeFirst, (all, time: string, rest: string) =>
          hasAspect(time, 'time', []) && !hasAspect(rest, 'time', [])
            ? rest.replace(firstJoint, ` ${time.charAt(0).toLowerCase()}${time.slice(1)}`)
            : all,
        );
      const previous = found.at(-1);
      // "I got a job today! at the blacksmith's, I start on monday": the place belongs to the job.
      const [fragment = ''] = preposition.test(bare) ? bare.split(/,\s+/) : [];
      if (fragment && previous && !finite.test(fragment.replace(/'s\b/g, '')) && fragment.split(' ').length <= 5)
        found.push(`${previous} ${fragment}`);
      for (const clause of clausesOf(fragment ? bare.slice(fragment.length + 2) : bare)) {
        const whole = withNames(clause, heard);
        heard.push(whole ?? clause);
        const isNews = newsFirst.test(it) && ofTheHouse.test(whole ?? '');
        if (whole && (isNews || isWorthKeeping(whole, heard))) found.push(withTimeOf(found.at(-1), whole));
      }
    }
  }
  return [...new Set(found)];
}

/** "Noor could play that on Thursday, she has a concert": the concert is on Thursday. */
function withTimeOf(previous: string | undefined, clause: string): string {
  const when = previous && hasAnEvent.test(clause) && !hasAspect(clause, 'time', []) ? timeIn(previous) : null;
  return when ? `${clause} ${when}` : clause;
}
const hasAnEvent =
  /\b(?:have|has|'ve|got) (?:an?|my|her|his) (?:\p{L}+ )?(?:test|exam|interview|concert|gig|match|race|appointment|party|wedding|show|recital)$/iu;

function isWorthKeeping(clause: string, before: readonly string[]): boolean {
  const isJourney =
    /^(?:i'm|im|i am) (?:off|going) to (?:the |my )?\p{L}/iu.test(clause) &&
    (/ to \p{Lu}/u.test(clause) || hasAspect(clause, 'time', []));
  if ((ofTheTalk.test(clause) && !isJourney) || toTheListener.test(clause) || asksFirst.test(clause)) return false;
  const isOfSomebody = /^there(?:'s| is| are| was| were) (?:an?|two|three|some|one|no|just|only)\b/i.test(clause);
  if (
    (/^(?:that|this|these|those|there|here|thats|theres|heres|what)\b|^(?:he|she|they)(?:'d| would)\b/i.test(clause) &&
      !isOfSomebody) ||
    inSpanish.test(clause)
  )
    return false;
  if (
    /\b(?:you|u|your|ur) (?:are|r|were|have|had|can|could|will|would|know|look|said|told|love|make|made|think)\b/i.test(
      clause,
    )
  )
    return false;
  const names = peopleIn(before).flatMap(({ name }) => name ?? []);
  return ofMine.test(clause) || names.some((name) => new RegExp(`^${name}\\b`, 'iu').test(clause));
}
