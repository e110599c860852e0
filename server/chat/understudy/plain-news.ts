// What is told of family and beasts as a matter of course, in no word of sorrow: it has to sound sadder than else to be taken for it.

/** "My sister comes on Friday", "my son calls every Sunday", "we got a puppy, she's called Noodle". */
const ofCourse =
  /\b(?:my|our) (?:\w+ ){1,3}(?:comes|is coming|are coming|visits|is visiting|calls|rings|phones|writes|arrives|is staying|plays|sings|teaches|works|lives|bakes|cooks|loves|likes|wants) \b|\bmy (?:dad|father|mum|mom|mother|brother|sister|gran|nan|grandma|grandad|aunt|uncle|boss|friend|daughter|son)(?: \p{L}+)? (?:just |only |has just )?(?:rang|rings|called|phoned|texted)\b|\b(?:moves|moving|is coming to live) (?:in )?with (?:me|us)\b|\bi (?:just |have |'ve )?dropped (?:off )?(?:my|the) (?:\w+ ){1,3}(?:off )?(?:at|to) |\b(?:on|in|at) my \w+\b.*\bwho (?:would love|would like|loves|likes|wants|sings|plays) |\b(?:i|we)(?:'ve| have)? (?:got|bought|adopted|have) an? (?:new )?(?:puppy|kitten|dog|cat|hen|rabbit|pony|hamster|goldfish)\b|\b(?:he|she)(?:'s| is) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b.*\balways \w+s\b|\bfavou?rite (?:one )?is\b|\b(?:sister|brother|daughter|son|kid|niece|nephew)s? (?:\p{L}+ )?(?:is|are) (?:\d+|obsessed|mad about|crazy about|into)\b/iu;
const sorrow =
  /\b(?:no|not|never|nobody|nothing|none|without|alone|lonely|anymore|miss|missed|missing|gone|empty|left|ill|sick|hurt|hurts|pain|cry|cried|cries|sad|lost|died|dead|death|hospital|funeral|grave|scared|afraid|worried|sorry|hate|hates|angry|fight|fights|shout|shouts|leaving|leave|used to|wish|hard|tired|bad|dark|drunk|drinks)\b|n't\b/i;

export function isPlainNews(message: string): boolean {
  return ofCourse.test(message) && !sorrow.test(message);
}
