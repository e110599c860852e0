// The message as it is meant, without what would be taken for something else: emphasis, tears over onions, sorrow about a match.
import type { Question } from '../../../contract/chat.ts';
import { graveWords } from '../../care/grave-words.ts';
import { plainly } from './plain.ts';
import { makesIll } from './told-allergies.ts';

/** "Who on earth is Keith?" asks who he is, and what stands behind "did you hear me about Noor?" is what should be heard. */
export function asMeant(question: Question): Question {
  const message = question.message
    ?.replace(emphasis, '$1')
    .replace(everyMakesIll, (_, thing: string) => `I'm allergic to ${thing}`)
    .replace(atALoss, '')
    .replace(adviceBehind, '$1what should i do')
    .replace(areYouMad, '')
    .replace(noWait, '')
    .replace(tooMuchFor, '')
    .replace(regretted, '')
    .replace(leadIn, '')
    .replace(calledNames, '')
    .replace(allNight, '')
    .replace(meanwhile, '')
    .replace(theirNames, 'what are my $1 called')
    .replace(goesSomewhere, '$1 i move ')
    .replace(hardTime, '$1 had an odd time')
    .replace(really, '')
    .replace(addressed, '')
    .replace(supposing, (all) => (plainly(all).some((word) => graveWords.has(word)) ? all : ''))
    .replace(justSoYouKnow, '')
    .replace(jealousOf, '$1?')
    .replace(didYouHear, '')
    .replace(endsTheTale, '')
    .replace(isOfOnions(question) ? tears : /$^/, '');
  return message === undefined ? question : { ...question, message: withWhoItIs(message, question) };
}
/** "There's a Margaret? Who is she, should I be jealous?" asks who Margaret is, of whom the last line spoke. */
function withWhoItIs(message: string, { history = [] }: Question): string {
  const last = history.at(-1)?.message ?? '';
  const [, name = ''] = spokenOf.exec(message) ?? [];
  return name && last.includes(name) ? message.replace(whoIsIt, `who is ${name}`) : message;
}
const spokenOf =
  /\S+ (\p{Lu}\p{Ll}{2,})[^.!?]*[.!?] (?:[^.!?]{0,40}, )?(?:(?:and|but|so) )*who(?:['’]s| is) (?:he|she)\b/u;
const whoIsIt = /\bwho(?:['’]s| is) (?:he|she)\b(?: then| anyway)?(?=[,.?!])/i;
const everyMakesIll = new RegExp(makesIll, 'giu');
/** "Rovers lost 6-0 yesterday, im in mourning" is no sorrow. */
const atALoss =
  /(?<=\b(?:lost|beaten|thrashed|hammered)\b[^.!?]{0,30}\d+(?: ?[-–:] ?| to | )(?:\d+|nil|zero)\b[^.!?]{0,24}?),?(?: and)? (?:i['’]?m|i am|im|we are|we['’]?re) (?:so |all |still )?(?:in mourning|devastated|heartbroken|dying|gutted|destroyed|crying)\b/giu;
/** "I have a first date on Friday and I'm nervous, what do I do": no trade is asked for. */
const adviceBehind =
  /^((?!.*\b(?:remember|remind|quiz|test|again)\b).*\b(?:nervous|scared|afraid|worried|stuck|late|broken|date|angry|a fight|a row|terrified)\b.*[,.!] (?:so |now )?)what (?:do|can) i do(?=\W*$)/iu;
/** "Give me a hint! no wait, is it a clock?" guesses. */
const noWait =
  /^(?:(?:give me|i need|i want) a hint|a hint|i give up|no idea|(?:i )?(?:don['’]?t|dont) know|dunno|pass)(?: please| pls)?[!.,]+ (?:no|oh|but) wait,? (?=\S+ \S+)/iu;
/** "In by the laundry, I'm too heavy for ivy" names what is not chosen. */
const tooMuchFor =
  /(?<=\S+ \S+), (?:i['’]?m|i am|im) too (?:heavy|big|small|short|tall|slow|clumsy|wide|stiff|round|long) for (?:the |that |an? )?\p{L}+(?=[.!?,]|$)/giu;
/** "I'm afraid I only know how to make toast" fears nothing; what is regretted stays. */
const regretted =
  /\bi(?:['’]?m| am) afraid,? (?:that )?(?=(?:i|we) (?:only|can only|know only|have only|don['’]?t (?:have (?:an?|any)|know (?:how|what|any|much|the))|have no|never learn\w*|can['’]?t (?:cook|bake|sing|dance|swim|draw|whistle|knit|ride))\b|(?:i['’]?m|i am) (?:no|not much of an?)\b|(?:i['’]ve|we['’]ve) (?:only|no)\b)/giu;
/** "I'm allergic to peanuts just so u know" */
const justSoYouKnow = /(?<=\S),? (?:just )?so (?:you|u|ya|you all) know(?=\W*(?:$|[.!,]))/giu;
/** "But I must ask the most important thing: was somebody in it?" */
const leadIn =
  /\b(?:but |and |so )?i (?:must|have to|need to|want to|wanted to) (?:just )?ask(?: (?:you|this|that))?(?: (?:the|one|a|something) (?:most |very |really )?(?:important|silly|big|small|little|stupid)? ?(?:thing|question)?)?\s*[:,]\s*(?=\p{L}+ \p{L}+)/giu;
/** "He must have had a hard time at school", of a coachman called Greta, is nobody's sorrow. */
const hardTime =
  /\b(he|she|they|that man|the man) must have had an? (?:hard|difficult|tough|bad|rough|terrible) (?:time|day|life|childhood)(?: (?:at|in|with) \p{L}+)?/giu;
/** "The twins, Fiona. What are their names?" */
const theirNames =
  /\b(?:the|my|our) (twins|kids|children|boys|girls|cats|dogs|hens|goldfish|daughters|sons|sisters|brothers)\b[^?]{0,20}[.,!] (?:so |and |but )?what(?:['’]?s| is| are| were) (?:their|the) names?\b/giu;
/** "Do I have to go lower?" takes no leave. */
const goesSomewhere =
  /\b(do|did|must|should|will|don['’]t) i (?:have|need) to go (?=(?:lower|higher|left|right|up|down|in|into|through|under|round|back|past|first|deeper|further)\b)/giu;
/** "And while you're tying, do you remember ..." */
const meanwhile =
  /\b(?:and |but |so )?while (?:you|we|i)(?:['’]re|['’]m| are| am) \p{L}+ing(?: (?:at it|it|that|there))?, (?=(?:do|can|could|tell|what|who|where|when|which)\b)/giu;
/** "Did you get any shrimp, you sniffling fraud?" cries for nobody. */
const calledNames =
  /(?<=\S+ \S+ \S+), you (?:\p{L}+ ){0,2}(?:fraud|rogue|thief|scoundrel|rascal|thing|fool|goose|devil|softie|charmer|show-off|cheat|menace|creature|biscuit)(?=\s*(?:[.!?]|$))/giu;
/** "It drips on my pillow all night long" says no good night. */
const allNight =
  /(?<=\b(?:drip|drips|dripping|rain|rains|raining|bark|barks|snore|snores|sing|sings|play|plays|leak|leaks|work|works|working|dance|danced|talk|talked|howl|howls|creak|creaks)\b[^.?!]{0,25}) all night(?: long)?\b/giu;
/** "How tall are you really" */
const really =
  /(?<=\bhow \p{L}+ (?:are|were|is|was) (?:you|he|she|it|they)),? (?:really|actually|exactly|anyway|then|tho|though)(?=\W*$)/giu;
/** "What comes next, teacher?" asks for no school. */
const addressed =
  /(?<=\b(?:what(?:['’]?s| is| comes| do i do| happens)? next|and then|what now|go on|next step)),? (?:my )?(?:dear )?(?:teacher|maestro|captain|chef|boss|professor|master|cook|sergeant|doctor)\b/giu;
/** "If I save a spoon for you, do you come tonight?" */
const supposing =
  /(?<=^|[.!?] )(?:and |but |so )?if (?:i|we) [^.?!,]{3,60}, (?=(?:do|will|would|can|could) you (?:come|visit|join|dance|sing|stay|teach|show|eat|try|share|marry)\b)/giu;
/** "Who's Sir Oswin, should I be jealous?" asks who he is. */
const jealousOf =
  /(\bwho(?:['’]?s| is| was) [^,.?!]{2,30}?)[,?!]+ (?:should|must|do) i (?:be|get|need to be|have to be) jealous\b(?: of \p{L}+)?\s*\?*/giu;
/** "Hide from music, are you mad? Let him come" asks after no anger. */
const areYouMad = /(?<=\S+ \S+[,.!] )are you (?:quite |completely )?mad\?+(?= \S+ \S+)/giu;
const didYouHear =
  /\b(?:[Bb]ut |[Aa]nd )?[Dd]id (?:you|u) (?:even )?hear (?:me|that|what i said) about (?:my \p{Ll}+ )?\p{Lu}\p{L}+\?+ (?=\p{L})/gu;
const endsTheTale =
  /\blet'?s (?:end|finish|hear the end of) (?:the|that|your|our) (?:story|tale|song|poem)(?: then| now)?[:,]\s*(?=\p{L})/giu;
/** "They make me cry all the same. Sliced, what's next?" where onions are peeled is no sorrow. */
const tears =
  /\b(?:they|onions|these|it'?s (?:only |just )?the onions that) (?:\p{L}+ )?makes? me (?:\p{L}+ )?(?:cry|weep)\b(?: all the same)?/giu;
function isOfOnions({ message = '', history = [] }: Question): boolean {
  // Alone it is what a button of the recipe says.
  const isBeside = /\p{L}{3}/u.test(message.replace(tears, ''));
  return isBeside && (onions.test(message) || onions.test(history.at(-1)?.message ?? ''));
}
const onions = /\bonions?\b/i;
const emphasis = /\b(who|what|where|why|how|when) (?:on earth|in the world|the heck)\b/gi;
