// What sounds sad beside something else, and is a bother, a kindness or a fear that many have.

/** Whether `clause` is one of them: a lost umbrella, a poem that nobody ever wrote. */
export function isNoSorrow(clause: string): boolean {
  return lostAThing.test(clause) || isTouched.test(clause) || sneezes.test(clause) || fearIn(clause) !== null;
}

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
