// "What would you do with an angry goose on the road?", "what would an ogre do about a trombone?", "what would you bring him to cheer him up?"
import { graveWords } from '../../care/grave-words.ts';
import { isHeavy } from './heavy.ts';
import { plainly, written } from './plain.ts';
import { stuff, thingsOfLife } from './things-of-life.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const someone = '(?:you|an? (?:\\w+ )?(?:ogre|king|queen|cat|donkey|knight|princess|innkeeper|baker|thief|biscuit))';
const doing = new RegExp(`\\bwhat would ${someone} do (?:with|about|against|if) (.*)$`);
const doAbout =
  /\bwhat (?:can|should|shall|do|could) (?:i|we) do (?:about|with|against) (?:that|the|his|her|my|our|this) (.*)$/;
/** The nuisance stands before: "my husband plays the trombone every evening. What would an ogre do?" */
const doingThen = new RegExp(
  `\\bwhat would ${someone} do(?: then| there| in my place| with him| with her| about it| about him| about her)? $`,
);
/** Who needs a home is no nuisance. */
const unwanted = /\b(?:nobody|no one|wants?|stray|unwanted|abandoned|homeless|lost|old|rescued?) /;
const noise =
  /\b(?:plays|practises|practices|hums|snores|breaks|leaks|rattles|squeaks|smells|has|have|keeps) ((?:on )?(?:the|an?|his|her|my|our) .*)$/;
const snores = /\bsnor(?:es|ing) /;
/** Then there is more to it than a nuisance. */
const harm = /\b(?:drink|drunk|hit|beat|shout|yell|hurt|threat|touch|scare|afraid|kick|push|punch|slap|steal)/;
const bringing =
  /\bwhat (?:would|should|could|can|shall) (?:you|i|we) (?:bring|get|give|buy|send|take|make) (?:him|her|them|it|my \w+(?: \w+)?|for \w+)(?: \w+)? (?:to cheer|so (?:he|she|they) (?:is|are|feels?|will)|when (?:he|she|they) (?:is|are)|for a present|as a present)/;

const [, , beasts = [], things = []] = thingsOfLife;
const names = (nouns: readonly string[]) => new RegExp(`^(?:\\w+ ){0,3}?(?:${nouns.join('|')})(?:s|es)? `, 'i');
const beast = names(beasts);
const thing = names([...things, ...stuff]);

/** A course of action that can do no harm to what stands on a list of harmless beasts and things; null for whatever else is asked. */
export function wouldDo(turn: Turn): Act | null {
  const text = written(plainly(turn.message));
  if (turn.memory.feeling === 'sad' || isHeavy(turn.message) || plainly(turn.message).some((it) => graveWords.has(it)))
    return null;
  if (harm.test(text)) return null;
  if (bringing.test(text)) return fromPool(turn, 'would bring');
  if (snores.test(text) && doingThen.test(text)) return fromPool(turn, 'would do thing');
  const about =
    doing.exec(text)?.[1] ?? doAbout.exec(text)?.[1] ?? (doingThen.test(text) ? noise.exec(text)?.[1] : undefined);
  if (about === undefined || unwanted.test(about)) return null;
  if (beast.test(about)) return fromPool(turn, 'would do beast');
  return thing.test(about) ? fromPool(turn, 'would do thing') : null;
}
