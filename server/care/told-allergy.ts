// "I can't eat peanuts tho, allergic" is no trouble with eating.

/** What people commonly must not eat. */
export const foods =
  'nuts|peanuts|hazelnuts|almonds|walnuts|shellfish|shrimps?|prawns?|mussels|fish|eggs?|milk|cheese|cream|dairy|strawberries|kiwis?|tomatoes|mushrooms|gluten|wheat|soya?|honey|onions?|garlic|liquorice';
const mustNot = new RegExp(
  `\\bi (?:really |also )?(?:can['’]?t|cannot|can not|mustn['’]?t) (?:eat|have|touch) (?:any )?(?:${foods})(?: (?:tho|though|btw|by the way|sorry))*(?=\\s*(?:[.,!;?(]|$)| (?:because|cos|bc|since) i['’]?m allergic)`,
  'giu',
);
const saysWhy = /\b(?:allerg\w*|intoleran\w*|coeliac|celiac)\b/i;

/** "Did you get it this time, what can't I eat?" asks whether somebody listened. */
const asksBack =
  /\bwhat (?:(?:is it |it is )?(?:that )?i can['’]?t|can['’]?t i) (?:eat|have)(?: again)?(?=\W*$|\?)|\b(?:guess|remember) (?:what|which) (?:food |thing |foods |things )?i (?:do(?:n['’]?t| not)|can(?:['’]?t|not)|never|must(?:n['’]?t| not)) eat(?: again)?(?=\W*$|[.?!])|\b(?:what|which) (?:food|thing)s? (?:do|must|should|can) i (?:not|never) eat(?: again)?(?=\W*$|[.?!])/giu;

/** `message` without what its writer must not eat, where they say that it is an allergy or ask after it. What else they say stays. */
export function withoutAllergy(message: string): string {
  const said = message.replace(asksBack, '');
  return saysWhy.test(said) ? said.replace(mustNot, '') : said;
}
