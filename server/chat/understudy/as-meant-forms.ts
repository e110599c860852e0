// What messages say beside what they mean, in the order in which it is taken out: emphasis, what is regretted, a name that one is
// called. What weighs stays: each form that takes something out is about a thing that does not.
import { makesIll } from './told-allergies.ts';

/** `meant` stands in the message in place of what `said` finds, as `String.replace` takes it. */
export const asMeantForms: readonly (readonly [said: RegExp, meant: string])[] = [
  // "Who on earth is Keith?" asks who he is
  [/\b(who|what|where|why|how|when) (?:on earth|in the world|the heck)\b/gi, '$1'],
  // "Nuts make me ill" is an allergy
  [new RegExp(makesIll, 'giu'), "I'm allergic to $1"],
  // "Rovers lost 6-0 yesterday, im in mourning" is no sorrow.
  [
    /(?<=\b(?:lost|beaten|thrashed|hammered)\b[^.!?]{0,30}\d+(?: ?[-–:] ?| to | )(?:\d+|nil|zero)\b[^.!?]{0,24}?),?(?: and)? (?:i['’]?m|i am|im|we are|we['’]?re) (?:so |all |still )?(?:in mourning|devastated|heartbroken|dying|gutted|destroyed|crying)\b/giu,
    '',
  ],
  // "I have a first date on Friday and I'm nervous, what do I do": no trade is asked for.
  [
    /^((?!.*\b(?:remember|remind|quiz|test|again)\b).*\b(?:nervous|scared|afraid|worried|stuck|late|broken|date|angry|a fight|a row|terrified|burnt|burned|forgot|ruined|hates me|spilled|spilt|stuck)\b.*[,.!] (?:so |now )?)what (?:do|can) i do(?=\W*$)/iu,
    '$1what should i do',
  ],
  // "Hide from music, are you mad? Let him come" asks after no anger.
  [/(?<=\S+ \S+[,.!] )are you (?:quite |completely )?mad\?+(?= \S+ \S+)/giu, ''],
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
  // "I'm afraid I only know how to make toast" fears nothing; what is regretted stays.
  [
    /\bi(?:['’]?m| am) afraid,? (?:that )?(?=(?:i|we) (?:only|can only|know only|have only|don['’]?t (?:have (?:an?|any)|know (?:how|what|any|much|the))|have no|never learn\w*|can['’]?t (?:cook|bake|sing|dance|swim|draw|whistle|knit|ride))\b|(?:i['’]?m|i am) (?:no|not much of an?)\b|(?:i['’]ve|we['’]ve) (?:only|no)\b)/giu,
    '',
  ],
  // "Nobody reads signs"
  [/\bnobody (?:ever |even )?(?:reads|buys|uses|wears|eats|cleans) (?:the |those |these |any )?\p{L}+s\b[,.]?/giu, ''],
  // "Can i leave out the milk? it kills my stomach"
  [
    /[.!?,]? ?\b(?:it|that|milk|cheese|cream|dairy) (?:always |really )?kills my (?:stomach|tummy|belly|guts)\b/giu,
    '?',
  ],
  // "i sell buttons now, sorry not sorry"
  [/,? ?\bsorry,? not sorry\b/giu, ''],
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
  // "Did anyone see you?" is no goodbye, and "I'm not going to bed!!" no good night.
  [
    /\b((?:did|has|does|could|would|will|can|might) (?!(?:i|we)\b)(?:\p{L}+ ){1,2}(?:ever |really )?see) you\b/giu,
    '$1',
  ],
  [/\bi(?:['’]?m| am) not (?:going|off) to (?:bed|sleep)(?: yet)?\b[!.,]*/gi, ''],
  // "Wish me luck for my exam, its at nine"
  [/\b(wish me luck)\b(?: (?:for|with|on|in|at|today|tomorrow)\b[^.?!]*)/gi, '$1'],
  // "Did you get any shrimp, you sniffling fraud?" cries for nobody.
  [
    /(?<=\S+ \S+ \S+), you (?:\p{L}+ ){0,2}(?:fraud|rogue|thief|scoundrel|rascal|thing|fool|goose|devil|softie|charmer|show-off|cheat|menace|creature|biscuit)(?=\s*(?:[.!?]|$))/giu,
    '',
  ],
  // "It drips on my pillow all night long" says no good night.
  [
    /(?<=\b(?:drip|drips|dripping|rain|rains|raining|bark|barks|snore|snores|sing|sings|play|plays|leak|leaks|work|works|working|dance|danced|talk|talked|howl|howls|creak|creaks)\b[^.?!]{0,25}) all night(?: long)?\b/giu,
    '',
  ],
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
  // "Do I have to go lower?" takes no leave.
  [
    /\b(do|did|must|should|will|don['’]t) i (?:have|need) to go (?=(?:lower|higher|left|right|up|down|in|into|through|under|round|back|past|first|deeper|further)\b)/giu,
    '$1 i move ',
  ],
  // "He must have had a hard time at school", of a coachman called Greta, is nobody's sorrow.
  [
    /\b(he|she|they|that man|the man) must have had an? (?:hard|difficult|tough|bad|rough|terrible) (?:time|day|life|childhood)(?: (?:at|in|with) \p{L}+)?/giu,
    '$1 had an odd time',
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
  // "You do the talking and I'll do the sad face", "lifts scare me to death": no sorrow
  [/\b((?:do|make|makes|pull|pulls|put on|did|made|pulled) (?:the|a|my|his|her|your) )sad face\b/giu, '$1long face'],
  [/\b(scares?|scared|frightens?|frightened|bores?|bored) me to death\b/giu, '$1 me'],
  // "And how do we get home now handsome": who asks calls somebody so
  [
    /(?<=(?:^|[.!?,] )(?:(?:and|but|so|ok|lol|haha|well) )*(?:who|what|where|when|why|how|did|do|was|were)\b[^.!?]{6,}?)(?<!\b(?:so|how|very|you|u|the|my|a|too|as|that|always|really|look|looking|such|hello|hi|hey|be|are|is|and|or|with|in|of|no|for|to|make|give|first|true)),? (?:handsome|gorgeous|beautiful|sexy|cutie|babe|hun|darling|sweetheart|my (?:love|dear|darling))(?=\W*$)/giu,
    '',
  ],
  // "My mother! no ok, a spoon" guesses once
  [/^[^.!?]{2,40}[.!?]+ (?:no|nah),? (?:ok|okay|wait|hang on|fine),? (?=(?:is it )?(?:an?|the|my) \p{L}+\W*$)/iu, ''],
  // "I look like a man with a headache" has none
  [/\b(?:i |you |we )?(?:look|looks|feel|feels|sound|sounds) like an? \p{L}+ with an? \p{L}+/giu, 'i look odd'],
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
  // "So im half asleep, rod bends like crazy" is no morning
  [/\b(?:i['’]?m|i am|was|i was) half[- ]asleep\b/giu, "i'm drowsy"],
  // "Did you bring a date?" asks for none
  [/\b(?:bring|brought) a date\b/giu, 'bring somebody'],
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
