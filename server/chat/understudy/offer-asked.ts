// An offer is taken and asked about in one breath, "haha ok whats in the tin tho": the tale begins behind "Wait for it."
import { points } from './about-line.ts';
import { behindAWord } from './act-scene.ts';
import { inPassing } from './beside.ts';
import { teases } from './flirts.ts';
import { partsOf } from './parts-of.ts';
import { plainly, written } from './plain.ts';
import { restOf } from './rest.ts';
import { happened, kindOf } from './scene-order.ts';
import { type Act, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const tales: ReadonlySet<string> = new Set(['story', 'adventure', 'song', 'poem']);
const withinIt = /\b(?:inside|in there|in it) /;
const opening = /^(?:(?:haha|lol|ok|okay|sure|yes|yeah|fine|well|aww?|oh)[\s,]+)+/i;
const ofThemself = /\b(?:i|me|my|mine|we|us|our) /;

const byTheWay = 'haha lol ok okay sure yes yeah fine well then tho though';

/** `act`, the beginning of what was offered, with a word before it for what else was said or asked, if there is room. */
export function begunBehind(turn: Turn, act: Act): Act {
  const said = inPassing(turn, act) ?? act;
  const { place } = act.progress;
  if (said.hasNodded || !place) return said;
  if (teases(turn.message)) return behindAWord(turn, said, 'beside teased');
  return tales.has(kindOf(turn, place)) && asksOfIt(turn) ? behindAWord(turn, said) : said;
}

function asksOfIt(turn: Turn): boolean {
  const last = lastReplyOf(turn);
  return partsOf(turn.message).some((each) => {
    const part = each.replace(opening, '');
    const words = plainly(part);
    const text = written(words);
    if (!isQuestion(part, words) || ofThemself.test(text)) return false;
    return points(words) || withinIt.test(text) || happened.test(text) || restOf(words, [last, byTheWay]).length === 0;
  });
}
