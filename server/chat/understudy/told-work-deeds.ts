// Work that is told by what somebody does, without "I am a": "been driving my lorry since 5am", "pulling pints all night".

const wheels =
  '(?:lorr(?:y|ies)|truck|bus|ferry|coach|tram|train|taxi|cab|van|forklift|ambulance|tractor|digger|crane|hgv|minibus)';
const several =
  'monkeys|apes|elephants|lions|penguins|seals|animals|post|mail|newspapers|pots|pans|dishes|plates|glasses|shelves|pints|pallets|parcels|packages|letters|burgers|kebabs|pizzas|chips|tables|cows|goats|sheep|hair|clocks|watches|bikes|cars|engines|boats|roofs|offices|wards|rooms|bedrooms|teeth|coffees?|beers?|bread|loaves|bricks|tiles|boxes|spruces|trees|pines|oaks|hedges|windows|floors|pipes|kids|children|toddlers|pupils|students|customers|patients|orders|crates|fences|walls|houses|shoes|suits|curtains|cakes|homework|essays|vegetables|potatoes|apples|grapes';
const verbs =
  'look after|stack|pull|teach|measure|milk|cut|plant|deliver|mend|fix|clean|flip|serve|sweep|paint|bake|weld|load|unload|pack|sort|fry|brew|fell|shear|herd|mop|mark|lay|dig|groom|wait|repair|mind|nurse|pick|wash|ice|drill|carry|scrub|trim|count|plaster|polish';
const stem = (verb: string) => verb.replace(/e$/, '').replace(/(?<=[aiu])([bgpt])$/, '$1$1?');
const doing = `(?:looking after|${verbs.split('|').map(stem).join('|')})ing`;
const does = `(?:${verbs})`;
const counted = `(?:on )?(?:(?:up|down) )?(?:(?:the|\\d+|other people'?s|peoples?'?|a class of|a lot of|loads of|so many|[a-z]+ty|two|three|four|five|six|seven|eight|nine|ten|twelve) )?(?:[a-z]+ )?(?:${several})`;
const subject =
  "(?:i|we)(?:'m|'ve|m|ve|'re| am| have| was| were| are)?(?: just| only| still| been| always| usually| finished)*";
const deeds = `(?:driving (?:(?:my|an?|the) )?(?:[a-z]+ )?${wheels}\\b(?! (?:to|home|into|past|across)\\b)|${doing} ${counted}\\b)`;

/** Begun without a subject, and no subject of its own: "cleaning teeth is boring". */
const leftOut = new RegExp(
  `(?<=^|[.!?,] )(?:(?:just|still|been|was|finished|just finished) )*(?=${deeds}(?![^.!?,]* (?:is|are|was|were|can|must|makes?|would|sounds?)\\b))`,
  'giu',
);
/** "12 hrs of frying chips today" */
const hoursOf = new RegExp(
  `(?<=^|[.!?,] )(?:on my (?:legs|feet) )?(?:\\d+|all those|so many) (?:hrs?|hours)(?: of)? (?=${deeds})`,
  'giu',
);
const drove = new RegExp(`(?<=^|[.!?,] )drove (?=(?:my|the) (?:[a-z]+ )?${wheels}\\b)`, 'giu');
/** What is done all day is work; once it may be anything. */
const allDay = '(?= all (?:day|night|morning|week)\\b| since \\p{L}| (?:un)?till? \\p{L}| for \\d+ hours)';
const did = '(?:taught|cut|dug|laid|(?:[a-z]{2,10}ed))';
/** "Carried post all day" */
const leftDid = new RegExp(`(?<=^|[.!?,] )(?=${did} ${counted}\\b${allDay})`, 'giu');
const ofWork = new RegExp(
  `^${subject} (?:${deeds}|${does} ${counted}\\b|${did} ${counted}\\b${allDay}|drove (?:my|the) (?:[a-z]+ )?${wheels}(?: again| all (?:day|night)| since \\p{L}+| today| tonight| last night)*$)`,
  'iu',
);

/** `text` with "I've been" where somebody says only what they did all day. */
export function withWorkersNamed(text: string): string {
  return text
    .replace(/(?<=^|[.!?,] )mine was (?=[a-z]{3,}ing\b)/giu, 'i was ')
    .replace(hoursOf, '')
    .replace(drove, 'i $&')
    .replace(leftDid, 'i ')
    .replace(leftOut, "i've been ");
}

export function isWorkDeed(statement: string): boolean {
  return ofWork.test(statement);
}
