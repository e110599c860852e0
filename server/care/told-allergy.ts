// "I can't eat peanuts tho, allergic" is no trouble with eating.

const foods =
  'nuts|peanuts|hazelnuts|almonds|walnuts|shellfish|shrimps?|prawns?|mussels|fish|eggs?|milk|cheese|cream|dairy|strawberries|kiwis?|tomatoes|mushrooms|gluten|wheat|soya?|honey|onions?|garlic';
const mustNot = new RegExp(
  `\\bi (?:really |also )?(?:can['’]?t|cannot|can not|mustn['’]?t) (?:eat|have|touch) (?:any )?(?:${foods})(?: (?:tho|though|btw|by the way|sorry))*(?=\\s*(?:[.,!;?(]|$)| (?:because|cos|bc|since) i['’]?m allergic)`,
  'giu',
);
const saysWhy = /\b(?:allerg\w*|intoleran\w*|coeliac|celiac)\b/i;

/** `message` without what its writer must not eat, where they say that it is an allergy. What else they say stays. */
export function withoutAllergy(message: string): string {
  return saysWhy.test(message) ? message.replace(mustNot, '') : message;
}
