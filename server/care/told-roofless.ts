// "The platform has no roof" is of a platform. Whoever has none says so of themself, or of where they live.
const things =
  'platform|station|bus stop|stop|shelter|stage|stand|stall|market|terrace|balcony|garden|courtyard|stadium|pitch|pool|boat|cart|carriage|coach|car|van|jeep|tower|ruin|bandstand|beer garden|car park|track';
const isOpen = new RegExp(
  `\\b((?:the|this|that|our|my|a|its)? ?(?:${things})) (has|had|have|got|with)(?: got)? no roof(?: (?:at all|here|lol|haha|btw))*(?=\\s*(?:[.,!?;]|$|(?:so|and|but) (?:it|the rain)\\b))`,
  'giu',
);
/** With any of these more may be meant. */
const mayWeigh =
  /\b(?:sleep\w*|slept|live|living|homeless|home|night|tonight|freez\w*|jump\w*|die|dying|dead|hurt\w*|nowhere|kick\w*|alone|food|hungry|starv\w*)\b/i;

/** `message` with what stands in the open in other words, where nothing in it may mean more. */
export function withoutRoofless(message: string): string {
  return mayWeigh.test(message) ? message : message.replace(isOpen, '$1 $2 no clock');
}
