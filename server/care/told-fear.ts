// "I am afraid of bridges" is a fear that many have, and no danger. What may be one stays as it is said.

/** With any of these a bridge may be meant otherwise. */
const mayWeigh =
  /\b(?:jump\w*|fall\w*|fell|edge|over (?:it|the)|think\w*|thought\w*|thinking|urge|pull\w*|draw\w*|drawn|die|dying|dead|death|end|alone|dark|hurt\w*|kill\w*|harm\w*|myself|anymore|any more|want\w*|wanna|wish|might|temp\w*|scared of me|trust|near (?:it|one)|stand\w*|stood|standing|off|safe|live|life|never again|goodbye|bye|cry\w*|cried|sad|tired|voices?)\b|n['’]t\b/i;
const highPlaces = '(?:(?:high|tall|big|long|all|those|these|old|wobbly|rope) )?(?:bridges|heights|high places|cliffs)';
const isAfraid = new RegExp(
  `\\b(i['’]?m|i am) ((?:so |very |really |a bit |a little |quite |just )?(?:afraid|scared|frightened|terrified)) of ${highPlaces}`,
  'iu',
);
const noneOfThem = new RegExp(`\\b(?:but )?no ${highPlaces}(?: please| pls)?(?=\\s*(?:[.,!?;]|$))`, 'giu');

/** `message` with a plain fear of heights in other words, where nothing in it may mean more. */
export function withoutFearOfHeights(message: string): string {
  if (mayWeigh.test(message) || !isAfraid.test(message)) return message;
  return message.replace(isAfraid, '$1 $2 of spiders').replace(noneOfThem, '');
}
