// Riddles that people ask everywhere, by what they say, and what each means.

/** All of `clues` stand in the riddle. The closer ones first. */
const riddles: readonly (readonly [answer: string, ...clues: readonly RegExp[]])[] = [
  ['the letter M', /\bonce in (?:a|every) minute/i, /\btwice in (?:a|every) moment/i],
  ['a cello', /\b(?:four|4) strings\b/i, /\b(?:knees|legs|wood\w*|belly|bow|low|sit)\b/i],
  ['a violin', /\b(?:four|4) strings\b/i, /\b(?:chin|shoulder)\b/i],
  ['a guitar', /\b(?:six|6) strings\b/i],
  ['a piano', /\bkeys?\b/i, /\b(?:lock|locks|door|doors|open)\b/i],
  ['a clock', /\b(?:hands|face)\b/i, /\b(?:clap|arms|legs|tick|eyes|fingers|wave|hold)\b/i],
  [
    'an echo',
    /\b(?:speak|talk|voice|answer|repeat|say)\w*\b/i,
    /\b(?:without|no) (?:a )?(?:mouth|tongue|body|ears)\b/i,
  ],
  ['a river', /\b(?:bed|mouth|run|runs)\b/i, /\bnever (?:sleeps?|eats?|walks?|talks?)\b/i],
  ['footsteps', /\bthe more you take\b/i, /\bleave behind\b/i],
  ['a hole', /\b(?:the more you take|take away)\b/i, /\b(?:bigger|larger|grows?)\b/i],
  ['a towel', /\bdr(?:y|ies|ying)\b/i, /\bwet(?:ter)?\b/i],
  ['a candle', /\btall\b/i, /\b(?:young|short|old)\b/i],
  ['an egg', /\b(?:break|broken|crack)\b/i, /\b(?:use|eat|open|shell|golden)\b/i],
  ['a needle', /\b(?:one|an|1) eye\b/i, /\b(?:see|blind|thread)\b/i],
  ['a comb', /\bteeth\b/i, /\b(?:bite|eat|chew|hair)\b/i],
  ['a bottle', /\bneck\b/i, /\bhead\b/i],
  ['a coin', /\bhead\b/i, /\btail\b/i],
  ['a sponge', /\bholes\b/i, /\b(?:water|hold)\b/i],
  ['a shadow', /\b(?:follow|follows|behind you)\b/i, /\b(?:sun|light|dark|day|night|touch|catch)\b/i],
  ['a stamp', /\bcorner\b/i, /\b(?:travel\w*|world)\b/i],
  ['a map', /\b(?:cities|rivers|mountains|forests)\b/i, /\b(?:no|without) (?:houses|water|fish|trees|people)\b/i],
  ['a secret', /\bif you (?:have|share|tell|keep)\b/i, /\b(?:share|tell)\b/i],
  ['silence', /\b(?:say|speak|name)\b/i, /\b(?:break|broken|gone|disappear\w*|vanish\w*)\b/i],
  ['your name', /\b(?:yours|belongs to you)\b/i, /\b(?:others?|friends|people|everyone|everybody)\b/i],
  ['your breath', /\blight as (?:a )?feather\b/i],
  ['fire', /\bfe(?:ed|d)\b/i, /\b(?:drink|water|wet)\b/i],
  ['your age', /\b(?:goes|go) up\b/i, /\bnever\b.*\bdown\b/i],
  ['stairs', /\b(?:goes|go) up and down\b/i, /\b(?:move|moving|still)\b/i],
  ['an umbrella', /\b(?:goes|go) up\b/i, /\brain\b/i],
  ['a promise', /\bbroken?\b/i, /\b(?:touch|held|hold|keep)\b/i],
  ['an onion', /\b(?:cry|weep|tears)\b/i, /\b(?:peel|skin|layers|cut|coats?)\b/i],
  ['a table', /\b(?:four|4) legs\b/i, /\b(?:walk|move|run)\b/i],
  ['a bed', /\b(?:four|4) legs\b/i, /\b(?:sleep|night|pillow)\b/i],
  ['a broom', /\b(?:corner|floor|sweep\w*|dust)\b/i, /\bstand\w*\b/i],
  ['a snail', /\b(?:house|home)\b/i, /\b(?:back|carry)\b/i],
  ['rain', /\bfalls?\b/i, /\bnever (?:gets? )?(?:hurt|breaks?|climbs?)\b/i],
  ['tomorrow', /\b(?:always|never)\b.*\b(?:coming|comes|arrives?|here)\b/i],
  ['a mushroom', /\b(?:one|1) (?:leg|foot)\b/i, /\b(?:hat|cap)\b/i],
  ['a glove', /\b(?:five|5|four) fingers\b/i, /\b(?:bones?|alive|flesh|no)\b/i],
  ['a book', /\b(?:leaves|spine|pages)\b/i, /\b(?:tree|tells?|stories|speak|back)\b/i],
];

/** What the riddle in `message` means, with its article; null if nobody here knows it. */
export function riddleAnswer(message: string): string | null {
  return riddles.find(([, ...clues]) => clues.every((clue) => clue.test(message)))?.[0] ?? null;
}
