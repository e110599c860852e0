// What sounds sad beside something else, and is a bother or a kindness.

/** Whether `clause` is one of them: a lost umbrella, a poem that nobody ever wrote. */
export function isNoSorrow(clause: string): boolean {
  return lostAThing.test(clause) || isTouched.test(clause);
}

/** It is a bother, and no sorrow: "I lost my umbrella yesterday. Did you steal it?" */
const lostAThing =
  /\blost (?:my|our|an?|the) (?:\p{Ll}+ )?(?:umbrella|gloves?|hat|cap|scarf|socks?|pen|keys?|phone|wallet|purse|ticket|bag|earring|glasses|charger|headphones|bus pass|bet|game|match)\b/iu;
/** "I've gone a bit soft now. Nobody ever wrote me a poem. Will you carve it?" */
const isTouched =
  /\bnobody(?:['’]s| has)? ever (?:wrote|written|sang|sung|read|made|baked|cooked|bought|knitted|carved) me an? \p{L}+/iu;
