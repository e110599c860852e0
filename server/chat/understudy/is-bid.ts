/** Whether `text` bids somebody do something, and tells nothing of who says it: "give him soup", "sing, for courage", and not "run with my dad on Sundays". */
export function isBid(text: string): boolean {
  return bids.test(text);
}
const bids =
  /^(?:please )?come (?:with|over|round|here|and)\b|^(?:please )?(?:give|tell|show|let|sing|bring|put|open|take|look|wait|stop|hurry|hide|run|say|read|play|pass|hand|pour) (?:me|him|her|them|us|it|the|your|up|on|at|away)\b|^(?:sing|dance|play|go|run|look|listen|wait|stop|hurry|swim|row|jump|sit|come)(?:,|$)/i;
