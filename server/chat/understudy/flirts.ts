// A compliment or a flirt beside what else is said: "You're irresistible when you are wicked. Did they ever catch you?"
const forms = [
  /\b(?:you['’]?re|you are|ur|u r|you look|you sound|you smell|how) (?:\p{L}+ ){0,3}?(?:irresistible|gorgeous|beautiful|handsome|lovely|adorable|cute|sweet|charming|hot|wonderful|brilliant|hilarious|dashing|stunning|delightful|divine|my favou?rite)\b(?! (?:dog|cat|story|name|town|song))/iu,
  /\bi (?:really |do |just |already )?(?:love|adore|fancy) (?:you|u)\b/i,
  /\b(?:i['’]?m|i am) (?:\p{L}+ )?(?:falling for|in love with|smitten|blushing|melting|swooning)\b|\bi (?:may|might|could|think i) (?:just )?fall for (?:you|u)\b/iu,
  /\bmarry me\b|\b(?:a|one|my|the|another|our) kiss\b|\bkiss(?:es)? (?:you|u)\b|\b(?:hello|hi|hey|evening|oi),? (?:handsome|gorgeous|beautiful)\b/i,
  /\b(?:am i|are we) special\b|\b(?:with|to|for) all the (?:girls|boys|guys|ladies|lads)\b|[😘🥰😍]|(?:,|\b(?:night|bye|thanks|ta|ok|yes|morning|so),?) (?:cutie|sexy|hottie|gorgeous|handsome|beautiful)\b(?: x+)?\W*$/iu,
  /\bi(?:['’]d| would) (?:still |gladly )?(?:have )?(?:danced?|dance|kiss(?:ed)?|marry|married|cuddled?|run away|follow(?:ed)?) (?:\p{L}+ ){0,4}?(?:with )?(?:you|u)\b/iu,
  /\b(?:do|can|may|will|could|shall) (?:i|we) (?:\p{L}+ ){0,2}kiss\b/iu,
  /\bi (?:feel|felt) (?:so |very |quite )?(?:safe|warm|at home) with (?:you|u)\b|\b(?:cuddle up|come sit|snuggle) (?:with|to|by|next to|under)\b/i,
];
const not = /\b(?:not|never|n['’]t|hate|ugly|as if|no kiss)\b/i;

/** Whether a sentence of `message` flirts. */
export function flirts(message: string): boolean {
  return message.split(/(?<=[.!?…])\s+/).some((it) => forms.some((form) => form.test(it)) && !not.test(it));
}

const teasing =
  /\b(?:you(?:['’]?re| are)|ur|u r|u|you) (?:\p{L}+ ){0,3}(?:cheat|cheater|thief|liar|rascal|rogue|crook|scoundrel|show[- ]?off|fibber|trickster)\b/iu;

/** Whether a sentence of `message` calls its listener a rogue, as friends do: "i know u cheat, youre a thief right". */
export function teases(message: string): boolean {
  return teasing.test(message) && !not.test(message);
}
