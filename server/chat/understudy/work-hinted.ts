// Who never said what they are, but told of their work by the way, is given that back: "8 hrs delivering letters" - "Something with letters, wasn't it?"
import { ownsUp } from './answers-recall.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const asksForWork =
  /\b(?:what(?:['’]?s| is| was| are)? my (?:job|work|trade|profession)|what my (?:job|work|trade|profession) (?:is|was)|what (?:do|did) i (?:work as|do)(?: all day| for (?:a living|work|my job|money))?(?: again)?(?=[ ,]*(?:[?.!]|$|guess|then|btw|do you|remember|when (?:i|we)))|my job\?|where (?:do )?i work|and the job|what i do (?:for (?:a living|work)|all day)|what job i (?:have|do|got))/i;
const ofOthers =
  /\b(?:my|his|her|their) (?:sister|brother|husband|wife|mum|mom|mother|dad|father|son|daughter|friend|flatmate|boyfriend|girlfriend|cousin|uncle|aunt|gran|nan|grandad)\b/i;
/** Nobody's trade. */
const ofTheBody =
  /\b(?:cut|cutting|washed|washing|brushed|brushing|lost) my (?:own )?(?:hair|teeth)\b|\bmy (?:own )?(?:kitchen|garage|garden|bike|boiler|dogs?|kids)\b/i;
const vehicles = 'ferry|tram|bus|train|lorry|truck|taxi|cab|van|ambulance|coach|tractor|crane';
const places =
  'bakery|pharmacy|museum|zoo|fire station|police station|cinema|theatre|library|ward|hospital|nursery|school|garage|kitchen|cafe|pub|bar|hotel|post office|supermarket|factory|warehouse|bank|farm|lab|studio|salon|workshop|call cent(?:re|er)|airport|stables';
const people = 'customers?|pupils|patients|passengers|clients|residents|toddlers|first graders|year \\w+s';
const things =
  'letters|post|mail|parcels?|packages|coffees|hair|shirts|shelves|boilers|pipes|cows|sheep|dogs|essays|pills|teeth|tickets|ceilings|walls|floors|windows|roofs|phones|engines|bikes|cakes|bread|loaves|pizzas|burgers|plates|pots|tables|bricks|trees|hedges|boxes|shoes|curtains|homework|invoices|spreadsheets|emails|kids';
const atWork =
  '(?:all (?:day|night|morning|week|afternoon)|since \\w+|till \\w+|until \\w+|for \\w+ hours?|\\d+ ?h(?:ou)?rs?|hours|my shift|at work|at the|today|tonight|lately|long day|just (?:finished|closed|back from))';
/** What of a remark tells of work, each with what it is told of: the second group of the article, or the thing itself. */
const forms: readonly (readonly [RegExp, (thing: string) => string])[] = [
  [new RegExp(`\\b(?:my|the|a|our) (${people})\\b`, 'i'), (thing) => thing.replace(/^customer$/i, 'customers')],
  [
    new RegExp(
      `\\b(?:drove|drive|driving|my|the|on) (?:my |the |a )?(${vehicles})\\b(?=.*\\b${atWork})|^(?=.*\\b${atWork}).*\\bmy (${vehicles})\\b`,
      'i',
    ),
    withArticle,
  ],
  [new RegExp(`\\b(?:at|in|from|on|closed|opened) (?:the |my |our |a )(?:\\w+ )?(${places})\\b`, 'i'), withArticle],
  [
    new RegExp(
      `^(?=.*\\b${atWork}).*\\b(?:\\w{3,}ing|\\w{3,}ed|cut|sold|taught|carried|drove|out with|last)(?: \\w+){0,2} (${things})\\b`,
      'i',
    ),
    (thing) => thing,
  ],
  [
    new RegExp(
      `\\b(?:i (?:fold|stack|fix|mend|sell|deliver|clean|walk|milk|cut|paint|sort|pack|teach)|folding|stacking|fixing|delivering|milking|grading|selling|cutting|answering|walking)(?: \\w+){0,2} (${things})\\b`,
      'i',
    ),
    (thing) => thing,
  ],
];

function withArticle(thing: string): string {
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;
}

/** `known`, or where nothing of their work is known, what they told of it by the way. */
export function orWork(turn: Turn, known: Act | null): Act | null {
  return known === null || ownsUp(turn, known) ? (workHinted(turn) ?? known) : known;
}

/** Null where no work is asked for, or none was told of. */
function workHinted(turn: Turn): Act | null {
  const { message, remarks, told } = turn;
  if (!asksForWork.test(message) || told.some(({ kind }) => kind === 'job')) return null;
  const said = remarks.filter(({ category }) => category === 'user').map((remark) => remark.message);
  for (const remark of said.toReversed()) {
    if (ofOthers.test(remark) || remark.includes('?') || ofTheBody.test(remark)) continue;
    for (const [form, asSaid] of forms) {
      const thing = form.exec(remark)?.slice(1).find(Boolean);
      if (thing) return fromPool(turn, 'recalls work', { thing: asSaid(thing.toLowerCase()) });
    }
  }
  return null;
}
