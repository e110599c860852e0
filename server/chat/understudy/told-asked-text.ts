// A message that may ask for what was told, without what stands beside its questions: "what's my job, if you were listening".
import { characterNames } from '../../../cast/characters.ts';
import { heardLetters } from './plain.ts';
import { foodAskedFor } from './told-asked-food.ts';
import { inEnglish } from './told-in-spanish.ts';

/** "My sister Ines, who is having a baby" asks for nobody. */
const relative =
  /(?<=\bmy \p{L}+(?: \p{Lu}\p{Ll}+)?), who (?=(?:is|was|has|had|can|will|lives|works|loves|hates|likes)\b(?! (?:she|he|it|that|this|my)\b))/giu;

/** "I'll tell the kids. Can you remember what they're called?" */
const kidsCalled = /(\b(?:the|my|our) (?:kids|children|boys|girls|twins)\b.*) what they(?:'re| are) called\b/gi;

/** "I told you the name of the boat I live on. What is it?" */
const toldAndAsked =
  /\bi(?:'ve| have)? (?:just |already )?told (?:you|u) ((?:the name of|my|our) [^.?!,]{2,40}?)(?: (?:already|before|earlier))?[.,!;:]+ (?:so |and |now )?(?:what(?:'s| is| was)|tell me) (?:it|that)\b/gi;

/** "What was his name again, suzy?" */
const addressed = new RegExp(
  `,? (?:${characterNames.flatMap((name) => [name, name.split(' ')[0] ?? name]).join('|')})(?=\\W*$)`,
  'i',
);

/** "What was the gull called, do you remember it?" */
const rememberedBehind =
  /(?<=^|[.!?,] )((?:and |but |so )?(?:what|whats|what's|who|whos|who's|where|when|which|how) [^.!?]*?),? (do (?:you|u) (?:still |even )?(?:know|remember))(?: (?:it|that|them|this))?\W*$/iu;

/** "Before I forget to ask, you clever thief, what was my parrot's name?" */
const addressedInside =
  /,\s+you (?!(?:know|see|said|told|asked|mean|think|are|were|have|had|do|did|remember|can|could)\b)(?:\p{L}+ )?\p{L}+(?=,\s)/giu;

/** "And my job? then i gotta run" */
export const bareOfMine =
  /(?<=^|[.!?…,] ?|\b(?:and|but|so) )my (job|work|trade|profession|name)(?: again| then| though)?\s*\?/giu;

/** `message` in English, with straight apostrophes and one blank between words. */
export function plainlyAsked(message: string): string {
  const said = inEnglish(message.slice(0, heardLetters).replaceAll('’', "'").replace(/[¿¡]/g, ''))
    .replace(/(?<=\p{L}) ?\p{Extended_Pictographic}+\uFE0F? (?=\p{L})/gu, '. ')
    .replace(/\s+/g, ' ')
    .replace(bareOfMine, 'what is my $1?')
    .replace(/\b(can|do|did|could|would) i not\b/gi, "$1n't i")
    .replace(/\bcann't i\b/gi, "can't i")
    .replace(
      /,?\s+(?:do|did|are|were|can) (?:you|u) (?:even |ever |at all )?(?:listen|listening|hear me|pay attention|paying attention)(?: to me| at all)?(?=\W*$)/i,
      '',
    )
    .replace(/\bwhat (?:i used to do|did i use(?:d)? to do)(?: for (?:a living|work))?\b/gi, 'what was my job')
    .replace(/\bwhat my (?:work|job|trade|profession) (?:is|was)\b/gi, 'what i do for a living')
    .replace(/\bwhat(?:['’]?s| is)? it(?: that)? i (study|do|teach|play|drive|sell|make)\b/gi, 'what do i $1')
    .replace(
      /,? ?\b(?:and )?my (\p{L}{3,12}?)(?:['’]?s)? names?,? (?:then|you know it|do you know it|you remember it|again|please|pls)(?=\W*$)/giu,
      ' what is my $1 called?',
    )
    .replace(/,?\s+while (?:you're|your|ur|we're|you are|we are) at it(?=[.?!,]|$)/gi, '')
    .replace(
      /\b(?:what(?:'s| is| was|s) (?:wrong|the matter|up) with me|(?:which|what) (?:bit|part|side) of me(?:'s| is| was) \p{L}+)\b/giu,
      'what hurts me',
    )
    .replace(/,?\s+if (?:you|u) (?:were|are|was) (?:even |really )?(?:listening|paying attention)(?=\W*$)/i, '')
    .replace(
      /,\s+(?:while|since|as|now that|seeing as|if) (?:i'm|i am|we're|we are|you're|you are) [^,.?!]{2,30}(?=\W*$)/i,
      '',
    )
    .replace(/,?\s+(?:it's )?(?:a )?trick question(?: maybe)?(?=\W*$)/i, '')
    .replace(
      /\b(?:which|what) name (?:did|have) i (?:give|given|gave)(?: (?:to )?you)? (?:for |to )?((?:my|our) [^,.?!]{2,30})/gi,
      'what is $1 called',
    )
    .replace(
      /\byes,? the (?:[a-z]+ )?([a-z]+),? but (?:what(?:'s| is| was) )?(?:his|her|its) name\b/gi,
      "what is my $1's name",
    )
    .replace(
      /\bwhat did ((?:my )?\p{L}+(?: \p{L}+)?) do to (?:himself|herself|themselves|itself)\b/giu,
      'what happened to $1',
    )
    .replace(/\bwho,? or what [^,.?!]+, is (?:my )?(\p{Lu}\p{L}+)/gu, 'who is $1')
    .replace(
      /\b(?:what|which) (?:kind of |sort of |breed of )?(?:breed|animal|creature|beast|pet)(?: of \w+)? is (?:my )?(\p{Lu}\p{L}+)/gu,
      'who is $1',
    );
  return foodAskedFor(said)
    .replace(
      /\b(names? of my|what my) (?:two|three|four|lot|little ones)(?= (?:are|were)\b|\s*[^\s\p{L}]|\s*$)/giu,
      '$1 kids',
    )
    .replace(
      /\b(?:can|could|will|would) (?:you|u) (?:still )?tell me (the names? of (?:my|our) [^,.?!]*|(?:my|our) [^,.?!]{0,20}?\bnames?\b)/gi,
      'do you remember, what are $1',
    )
    .replace(
      /\b(?:do|did|can) (?:you|u) (?:still |even )?(?:remember|know|recall) my (\p{L}+)[^.?!,]{0,16}, (?:and )?what(?:'s| is| was|s) (?:his|her|its|their) name\b/giu,
      "do you remember, what is my $1's name",
    )
    .replace(
      toldAndAsked,
      (_, it: string) => `do you remember, what is ${it.replace(/ (?:that |which )?(?:i|we) .*$/i, '')}?`,
    )
    .replace(
      /\bwhat (?:do|can) you (?:still )?(?:know|remember|recall) (?:about|of) (?=my\b)/gi,
      'what did i tell you about ',
    )
    .replace(kidsCalled, '$1 what my kids are called')
    .replace(/,\s+the one (?:who|that|which|i|we)\b[^,.?!]*/gi, '')
    .replace(relative, ' that ')
    .replace(/\byou do (?:still )?(?=remember|recall|know\b)/gi, 'do you ')
    .replace(/\b(what|who|where|when|how|why) (?:is|was) it (?:that )?(?=(?:i|my|we|our)\b)/gi, '$1 ')
    .replace(/\bthe (colou?r|age|job) of ((?:my|our) [\p{L}-]+)/giu, "$2's $1")
    .replace(
      /\bdo (?:you|u) (?:still |even )?(?:know|have|remember|recall) ((?:my|our|the) [^,.?!]{0,20}?\bnames?\b)/gi,
      'what is $1',
    )
    .replace(/\bhow (?:is|are|was|were) ((?:my|our|the) [^,.?!]{2,30}?|he|she|it|they) (?=called\b)/gi, 'what is $1 ')
    .replace(rememberedBehind, '$2 $1?')
    .replace(addressedInside, '')
    .replace(addressed, '')
    .replace(/,? ?(?:please |do |and )*remember (?:it|that|this)(?:,? (?:please|pls))?(?=\W*$)/i, '')
    .replace(/\b(what)(?:'s| is| was) (?:wrong|the matter|up) with\b/gi, '$1 happened to')
    .replace(
      /\b(\p{L}+(?:'s)?) baby (?:comes|is coming|will come|arrives|will arrive|is born|will be born)\b/giu,
      (_, whose: string) => (/'s$/.test(whose) ? `${whose.slice(0, -2)} is due` : `${whose} baby is due`),
    )
    .replace(/\bto earn my (?:bread|living|keep|crust|money)\b/gi, 'for a living')
    .replace(/\b(about) (?:again|tomorrow|tonight|today|then|next \w+)(?=\W*$)/i, '$1')
    .trim();
}
