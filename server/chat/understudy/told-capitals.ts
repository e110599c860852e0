// Few type capital letters: "my flatmate jonas tried to lick it" speaks of Jonas.
import { isRepeatable } from '../../care/never-repeated.ts';
import { meanings } from './talk/kind-of.ts';
import { kinds } from './talk/kinds.ts';
import { pasts } from './told-clauses.ts';
import { beasts, many, relatives, size } from './told-words.ts';

/** Between kin and a verb stands a name, if it is no word that people use: "my brother always sings". */
const inSmall = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}),? (?:is |was )?(?:called |named )?)([a-z]{3,12}(?=,|[.!?]|$| (?:${pasts}|is|has|isnt|hasnt|doesnt|didnt|wont|wouldnt|wouldve|cant|can|will|would|says|and|who|\\p{L}{2,}(?:ed|es|s|ing))\\b)|[a-z]{2,11}[a-rt-z](?= (?:in|on|at|with|to|from|just|too|always|never|again|when|because|cos)\\b))`,
  'giu',
);
/** "My hamster turbos bath": a name with what is its own, and no verb. */
const owningInSmall = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}) )([a-z]{3,11})'?s (?!(?:an?|the|my|our|his|her|its|it|me|him|us|them|you|so|too|very|all|every|whenever|and|but|or|if|in|on|at|for|with|to|from|by|about|when|while|like|as|up|out|off|over|back|again|around|always|never|loudly|${pasts}|[a-z]+(?:ed|s|ing))\\b)(?=[a-z]{3,})`,
  'giu',
);
/** "My cat minka wuld have died": no word that anybody knows, and no verb misspelt. */
const unknownOfABeast = new RegExp(`\\b((?:my|our) ${size}(?:${beasts}) )([a-z]{3,12})(?= [a-z])`, 'giu');
const misspelt = /^(?:wo?u?l?d|c(?:ou|u)l?d|sh(?:ou|u)l?d|al+wa?ys|\p{L}+(?:nt|s))$/iu;

/** The same, of a name that many have, whatever stands behind it. */
const commonInSmall = new RegExp(
  `\\b((?:my|our|an?) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}),? )([a-z]{2,12})\\b`,
  'giu',
);
/** "Ive got a stick insect called steve". */
const calledInSmall = new RegExp(
  `\\b((?:an?|the|this|one) (?:[a-z-]+ )??(?:${relatives}|${beasts}),? (?:called|named) )([a-z]{2,12})(?=,|[.!?]|$| (?:and|who|that|which|but|so|cos|because)\\b)`,
  'giu',
);
/** "My dog pickle ate a sock": a beast's name may be any word, if something that it did stands behind it. */
const ofABeast = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${beasts}) )([a-z]{3,11})(?= (?:${pasts}|(?:is|was) [a-z]+ing|would|will|only|just|always|never|still|does|did|has|loves|likes|hates|says|thinks|wants|keeps|eats|sleeps|follows)\\b)`,
  'giu',
);
const noneOfABeast =
  /^(?:\p{L}+(?:ly|ed|ing)|food|litter|bed|basket|hair|fur|house|tree|flap|breath|pen|tank|trainer|groomer|bite|thing|hutch|cage|collar|lead|toy|bowl|walker|sitter|show|who|that|which|just|also|always|never|still|even|often|sometimes|now|then|once|first|here|there|today|yesterday|too|and|but|not|only|already|finally|suddenly|last|again|and|has|had|is|was)$/iu;
/** "Sounds like my cat admiral, he's got one eye". */
const withAComma = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${beasts}) )([a-z]{3,11})(?=, (?:he|she|who|it)(?:'s|s)? )`,
  'giu',
);
/** "My friend zofia, she got a drum kit". */
const ofKinWithAComma = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${relatives}) )([a-z]{3,11})(?=,? (?:he|she)(?:'s|s|'ll)? )`,
  'giu',
);
/** "Monty is my snake". */
const beforeInSmall = new RegExp(
  `(?<=^|[.,!?] |\\b(?:and|so|but|cos|because) )([a-z]{2,12})(?= is (?:my|our) (?:[a-z-]+ )?(?:${relatives}|${beasts})\\b)`,
  'g',
);
/** "My brothers milan and petr". */
const twoInSmall = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${many}),? (?:are |called |named )?)([a-z]{3,12}) and ([a-z]{3,12})\\b`,
  'giu',
);
const messages = kinds.flatMap((kind) => kind.messages);
/** Words of the messages that visitors were thought to write, and those of them that are names there. */
const inSmallLetters: ReadonlySet<string> = new Set(messages.flatMap((it) => it.match(/\b[a-z']+/g) ?? []));
const names: ReadonlySet<string> = new Set(
  messages
    .flatMap((it) => it.match(/(?<=[a-z,] )\p{Lu}\p{Ll}{2,}/gu) ?? [])
    .map((name) => name.toLowerCase())
    .filter((name) => !inSmallLetters.has(name)),
);
/** Common ones that stand in other texts of the house too. */
const common: ReadonlySet<string> = new Set(
  'ron reg sid bert stu vic baz abby adam al alan alba alex alfie ali alice alma amir amy ana andy anna anne arlo arthur asha ava bea ben bella betty bo bob bruno carla carlos carmen cara callum clara dan dana daisy dave david di dora doug ella elsa emil emily emma enzo ethan eva evan evie eve felix finn fiona fran freddie freya fred gary george gina greta gus hana hannah hans harry hattie heidi helen henry holly hugo ian ida ines ingrid irene isla ivan ivy jack jake jamal jamie jan jane jasper jean jenny jen jess jim jo joanna joe john jon jose juan judy julia kai karen karl kate kathy katie ken kev kevin kim kit kurt lara laura lea lena leo leon lewis liam lily lisa liz lola lotte lottie lou louis louise lucas lucy luis luke lulu mabel maggie mara marco maria marie mario mark marta mary matt max maud maya meg megan mel mia mike mila mira mo molly moritz nadia nell nelly ned nick nico nina noah noor nora olga ola oscar otto pablo pam pat patrick paul peggy penny percy pete peter phil pia priya rachel raj rita rob robin rory rosa rosie rose ruby ruth sadie sally sam sami sandra sara sarah sean simon sofia sonia sophie stan stella steve sue susan ted tess tessa theo thomas tilly tim tina toby tom toni trudy una uma vera vi victor viola wanda wendy wilma yara yusuf zara zoe agnes albert amelia annie archie arnold barnaby barney beatrix bertha bertie bertram betsy bridget bruce caspar casper cecil chester chloe clyde colin cynthia dexter dolly doreen dorothy douglas edgar edith edna edward eleanor elmer elvis enid ernest ernie esther ethel eugene fergus flora florence frank gerald gertrude gilbert gladys gloria grace gregor harold harriet hector hilda horace hubert humphrey igor irma isabel ivor jasmine jerome joan josie joyce kenneth lionel lloyd lorna luna lydia lynn magda maisie marjorie martha martin maureen maurice melvin mildred milo minnie monica monty morris muriel myrtle nancy neville nigel norman olive oliver olivia oswald pamela patsy pauline pearl phoebe phyllis polly quentin ralph ramona raymond reggie reginald roger ronald roy rufus rupert ruthie samson sergio sheila shirley sidney sylvia thelma tilda trevor ursula valerie vernon vincent virginia walter wendell wilbur wilf wilfred willa winifred winston yvonne zelda danny jimmy johnny tommy billy bobby sammy timmy kenny benny lenny manny ronnie donnie terry barry larry jerry kerry connor tyler ryan kyle kayla leah mason logan jayden aaron adrian alec alexa alexander alison andre andrea andrej angela angus anita antonio aoife beth bethany becky carl caroline cathy chris christina claire claudia craig darren declan deborah denise derek diana dominic dylan eamon eileen ellen ellie emilia erica erin fatima gareth gavin gemma geoff graham ibrahim imran jasmin jason jeff jeremy jessica joanne joel jordan julian julie karim kathleen keith kelly kieran kirsty linda lorraine lucia luka marcus mariam marion melissa michael michelle miguel miriam mohammed monique nadine natalie nathan neil niall niamh nicola omar owen pedro petra rafael rebecca rhys ricardo richard robert roisin rosalind sabrina samantha saoirse sharon shaun sinead siobhan sonja stacey stefan stephen steven stuart suzanne tariq tanya tomaz tony tracey vanessa vikram wayne william xavier yasmin zainab zac'.split(
    ' ',
  ),
);
/** Words with these endings say how somebody is. */
const ending = /(?:ed|ing|ish|ous|ful|less|able|ible|ive|ic|ese|ean|ary|ant|ent|ly|ist|er|iac|ian)$/;

/** Whether `word`, in small letters, may be somebody's name. */
export function isName(word: string): boolean {
  const small = word.toLowerCase();
  if (!isRepeatable(small)) return false;
  const isWord = inSmallLetters.has(small) || meanings.words.rows.has(small) || ending.test(small);
  return common.has(small) || names.has(small) || !isWord;
}

export function isCommonName(word: string): boolean {
  return common.has(word.toLowerCase());
}

/** Of two, the other may be a word that the house knows, such as a town's. */
function areNames(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const isOther = (word: string) =>
    isName(word) || (isRepeatable(word) && !inSmallLetters.has(word) && !ending.test(word));
  return (isName(first) && isOther(second)) || (isName(second) && isOther(first));
}

/** `text` with a capital letter at each name of the visitor's kin and beasts. */
export function withCapitals(text: string): string {
  const capital = (before: string, name: string) => `${before}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const ofBeast = (all: string, before: string, name: string) =>
    isRepeatable(name) && !noneOfABeast.test(name) ? capital(before, name) : all;
  return text
    .replace(twoInSmall, (all, before: string, one: string, other: string) =>
      areNames(one, other) ? `${capital(before, one)} and ${capital('', other)}` : all,
    )
    .replace(commonInSmall, (all, before: string, name: string) =>
      common.has(name.toLowerCase()) ? capital(before, name) : all,
    )
    .replace(calledInSmall, ofBeast)
    .replace(ofABeast, ofBeast)
    .replace(withAComma, ofBeast)
    .replace(ofKinWithAComma, (all, before: string, name: string) => (isName(name) ? capital(before, name) : all))
    .replace(beforeInSmall, (all, name: string) => (common.has(name) || isName(name) ? capital('', name) : all))
    .replace(owningInSmall, (all, before: string, name: string) =>
      /^[a-z]/.test(name) && isName(name) && isName(`${name}s`) ? `${capital(before, name)}'s ` : all,
    )
    .replace(unknownOfABeast, (all, before: string, name: string) =>
      isName(name) && !noneOfABeast.test(name) && !misspelt.test(name) ? capital(before, name) : all,
    )
    .replace(inSmall, (all, before: string, name: string) => (isName(name) ? capital(before, name) : all));
}
