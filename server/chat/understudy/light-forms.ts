// What sounds like sorrow, illness, anger or a goodbye and is none of them. What weighs stays: each form that takes something out is about a
// thing that does not.

/** `meant` stands in the message in place of what `said` finds, as `String.replace` takes it. */
export const lightForms: readonly (readonly [said: RegExp, meant: string])[] = [
  // "Rovers lost 6-0 yesterday, im in mourning" is no sorrow.
  [
    /(?<=\b(?:lost|beaten|thrashed|hammered)\b[^.!?]{0,30}\d+(?: ?[-–:] ?| to | )(?:\d+|nil|zero)\b[^.!?]{0,24}?),?(?: and)? (?:i['’]?m|i am|im|we are|we['’]?re) (?:so |all |still )?(?:in mourning|devastated|heartbroken|dying|gutted|destroyed|crying)\b/giu,
    '',
  ],
  // "Hide from music, are you mad? Let him come" asks after no anger.
  [/(?<=\S+ \S+[,.!] )are you (?:quite |completely )?mad\?+(?= \S+ \S+)/giu, ''],
  // "I'm afraid I only know how to make toast" fears nothing; what is regretted stays.
  [
    /\bi(?:['’]?m| am) afraid,? (?:that )?(?=(?:i|we) (?:only|can only|know only|have only|don['’]?t (?:have (?:an?|any)|know (?:how|what|any|much|the))|have no|never learn\w*|can['’]?t (?:cook|bake|sing|dance|swim|draw|whistle|knit|ride))\b|(?:i['’]?m|i am) (?:no|not much of an?)\b|(?:i['’]ve|we['’]ve) (?:only|no)\b)/giu,
    '',
  ],
  // "Nobody reads signs"
  [/\bnobody (?:ever |even )?(?:reads|buys|uses|wears|eats|cleans) (?:the |those |these |any )?\p{L}+s\b[,.]?/giu, ''],
  // "Can i leave out the milk? it kills my stomach"
  [
    /(?<=\b(?:milk|cheese|cream|dairy|butter|lactose)\b[^.!?]{0,16})[.!?,]* ?\b(?:it|that) (?:always |really )?kills my (?:stomach|tummy|belly|guts)\b/giu,
    '?',
  ],
  // "i sell buttons now, sorry not sorry"
  [/,? ?\bsorry,? not sorry\b/giu, ''],
  // "Did anyone see you?" is no goodbye, and "I'm not going to bed!!" no good night.
  [
    /\b((?:did|has|does|could|would|will|can|might) (?!(?:i|we)\b)(?:\p{L}+ ){1,2}(?:ever |really )?see) you\b/giu,
    '$1',
  ],
  [/\bi(?:['’]?m| am) not (?:going|off) to (?:bed|sleep)(?: yet)?\b[!.,]*/gi, ''],
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
  // "You do the talking and I'll do the sad face", "lifts scare me to death": no sorrow
  [/\b((?:do|make|makes|pull|pulls|put on|did|made|pulled) (?:the|a|my|his|her|your) )sad face\b/giu, '$1long face'],
  [/\b(scares?|scared|frightens?|frightened|bores?|bored) me to death\b/giu, '$1 me'],
  // "I look like a man with a headache" has none
  [/\b(?:i |you |we )?(?:look|looks|feel|feels|sound|sounds) like an? \p{L}+ with an? \p{L}+/giu, 'i look odd'],
  // "So im half asleep, rod bends like crazy" is no morning
  [/\b(?:i['’]?m|i am|was|i was) half[- ]asleep\b/giu, "i'm drowsy"],
  // "Did you bring a date?" asks for none
  [/\b(?:bring|brought) a date\b/giu, 'bring somebody'],
];
