// What messages say beside what they mean, in the order in which it is taken out: emphasis, a name that one is called, what is asked in
// other words. What weighs stays: each form that takes something out is about a thing that does not.
import { makesIll } from './told-allergies.ts';

/** `meant` stands in the message in place of what `said` finds, as `String.replace` takes it. */
export const asMeantForms: readonly (readonly [said: RegExp, meant: string])[] = [
  // "Who on earth is Keith?" asks who he is
  [/\b(who|what|where|why|how|when) (?:on earth|in the world|the heck)\b/gi, '$1'],
  // "Nuts make me ill" is an allergy
  [new RegExp(makesIll, 'giu'), "I'm allergic to $1"],
  // "I have a first date on Friday and I'm nervous, what do I do": no trade is asked for.
  [
    /^((?!.*\b(?:remember|remind|quiz|test|again)\b).*\b(?:nervous|scared|afraid|worried|stuck|late|broken|date|angry|a fight|a row|terrified|burnt|burned|forgot|ruined|hates me|spilled|spilt)\b.*[,.!] (?:so |now )?)what (?:do|can) i do(?=\W*$)/iu,
    '$1what should i do',
  ],
  // "Give me a hint! no wait, is it a clock?" guesses.
  [
    /^(?:(?:give me|i need|i want) a hint|a hint|i give up|no idea|(?:i )?(?:don['’]?t|dont) know|dunno|pass)(?: please| pls)?[!.,]+ (?:no|oh|but) wait,? (?=\S+ \S+)/iu,
    '',
  ],
  // "In by the laundry, I'm too heavy for ivy" names what is not chosen.
  [
    /(?<=\S+ \S+), (?:i['’]?m|i am|im) too (?:heavy|big|small|short|tall|slow|clumsy|wide|stiff|round|long) for (?:the |that |an? )?\p{L}+(?=[.!?,]|$)/giu,
    '',
  ],
  // "But I must ask the most important thing: was somebody in it?"
  [
    /\b(?:but |and |so )?i (?:must|have to|need to|want to|wanted to) (?:just )?ask(?: (?:you|this|that))?(?: (?:the|one|a|something) (?:most |very |really )?(?:important|silly|big|small|little|stupid)? ?(?:thing|question)?)?\s*[:,]\s*(?=\p{L}+ \p{L}+)/giu,
    '',
  ],
  // "Ok recite, as long as it's short" takes it.
  [
    /(?<=\S),? (?:as long as|if|but only if|provided) (?:it|that|this)(?:['’]?s| is)(?: not)? (?:too |really |very )?(?:short|quick|long|sad|scary|funny|clean|brief)\b(?: enough)?/gi,
    '',
  ],
  // "Wish me luck for my exam, its at nine"
  [/\b(wish me luck)\b(?: (?:for|with|on|in|at|today|tomorrow)\b[^.?!]*)/gi, '$1'],
  // "And while you're tying, do you remember ..."
  [
    /\b(?:and |but |so )?while (?:you|we|i)(?:['’]re|['’]m| are| am) \p{L}+ing(?: (?:at it|it|that|there))?, (?=(?:do|can|could|tell|what|who|where|when|which)\b)/giu,
    '',
  ],
  // "The twins, Fiona. What are their names?"
  [
    /\b(?:the|my|our) (twins|kids|children|boys|girls|cats|dogs|hens|goldfish|daughters|sons|sisters|brothers)\b[^?]{0,20}[.,!] (?:so |and |but )?what(?:['’]?s| is| are| were) (?:their|the) names?\b/giu,
    'what are my $1 called',
  ],
  // "How tall are you really"
  [
    /(?<=\bhow \p{L}+ (?:are|were|is|was) (?:you|he|she|it|they)),? (?:really|actually|exactly|anyway|then|tho|though)(?=\W*$)/giu,
    '',
  ],
  // "What comes next, teacher?" asks for no school.
  [
    /(?<=\b(?:what(?:['’]?s| is| comes| do i do| happens)? next|and then|what now|go on|next step)),? (?:my )?(?:dear )?(?:teacher|maestro|captain|chef|boss|professor|master|cook|sergeant|doctor)\b/giu,
    '',
  ],
  // "I'm allergic to peanuts just so u know"
  [/(?<=\S),? (?:just )?so (?:you|u|ya|you all) know(?=\W*(?:$|[.!,]))/giu, ''],
  // "Who's Sir Oswin, should I be jealous?" asks who he is.
  [
    /(\bwho(?:['’]?s| is| was) [^,.?!]{2,30}?)[,?!]+ (?:should|must|do) i (?:be|get|need to be|have to be) jealous\b(?: of \p{L}+)?\s*\?*/giu,
    '$1?',
  ],
  // What stands behind "did you hear me about Noor?" is what should be heard
  [
    /\b(?:[Bb]ut |[Aa]nd )?[Dd]id (?:you|u) (?:even )?hear (?:me|that|what i said) about (?:my \p{Ll}+ )?\p{Lu}\p{L}+\?+ (?=\p{L})/gu,
    '',
  ],
  // "Let's end the story: ..." ends it by itself
  [
    /\blet'?s (?:end|finish|hear the end of) (?:the|that|your|our) (?:story|tale|song|poem)(?: then| now)?[:,]\s*(?=\p{L})/giu,
    '',
  ],
  // "And how do we get home now handsome": who asks calls somebody so
  [
    /(?<=(?:^|[.!?,] )(?:(?:and|but|so|ok|lol|haha|well) )*(?:who|what|where|when|why|how|did|do|was|were)\b[^.!?]{6,}?)(?<!\b(?:so|how|very|you|u|the|my|a|too|as|that|always|really|look|looking|such|hello|hi|hey|be|are|is|and|or|with|in|of|no|for|to|make|give|first|true)),? (?:handsome|gorgeous|beautiful|sexy|cutie|babe|hun|darling|sweetheart|my (?:love|dear|darling))(?=\W*$)/giu,
    '',
  ],
  // "My mother! no ok, a spoon" guesses once
  [/^[^.!?]{2,40}[.!?]+ (?:no|nah),? (?:ok|okay|wait|hang on|fine),? (?=(?:is it )?(?:an?|the|my) \p{L}+\W*$)/iu, ''],
  // "Ok my turn: a guy came in" tells
  [/\b(?:ok |okay |now )?(?:it['’]?s )?my turn[:,.!]+ (?!one\b|now\b|first\b)(?=\p{L}+ \p{L}+ \p{L}+)/giu, ''],
  // "Who is winning at chess these days"
  [/\bwho(?:['’]?s| is) (?:winning|ahead) at chess\b[^?.!]*/giu, 'who won at chess'],
  // "Ok last time i ask, was Percival eaten?"
  [/\b(?:ok |okay )?(?:for the )?last time (?:i ask|i['’]?m asking|asking)[,:]? (?=\p{L}+ \p{L}+)/giu, ''],
  // "I dont want the net i want you to hold me"
  [/\bi (?:don['’]?t|do not) want (?:the|that|your|any) \p{L}+,? (?=(?:but )?i (?:want|need|just)\b)/giu, ''],
  // "So whats in the big pot then?" and "what are we eating" ask for supper
  [
    /\bwhat(?:['’]?s| is) (?:cooking|(?:in|inside) (?:the|that|your) (?:big |old |black )?(?:pot|pan|cauldron)(?: tonight| then)?)(?=\W*$|[?!.])|\bwhat are we (?:eating|having)(?: for (?:supper|dinner))?(?=\W*$|[?!.])/giu,
    "what's for supper",
  ],
  // "It's a cello, by the way" is one's own
  [/\bit['’]?s (an? \p{L}+(?: \p{L}+)?),? (?:by the way|btw)\b/giu, 'I have $1'],
  // "Starving mate, been up since 5" and "go on then mate" call somebody so
  [
    /(?<=\b(?:starving|hungry|tired|knackered|yes|yeah|yep|no|nah|nope|ok|okay|then|thanks|cheers|ta|please|pls|hi|hey|hello|alright|sorry|sure|right|good|great|same|true|lol|haha|well|done|back|bored|lovely|nice one|ready)),? mate\b(?!['’]?s\b)/giu,
    '',
  ],
  // "Haha very nearly? so the aunt cheats or you just lost" asks which
  [/^[^?.!,]{2,24}\?+ (?=so [^?.!]{4,40} or (?:did )?(?:you|u) (?:just|only|simply|really) \p{L}+\W*$)/iu, ''],
];
