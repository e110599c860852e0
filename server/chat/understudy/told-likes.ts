// The forms in which visitors tell what they like and what they cannot stand.
import type { Told } from './told-forms.ts';
import { second, worth } from './told-worth.ts';

type Form = {
  readonly kind: 'like' | 'dislike';
  readonly form: RegExp;
  readonly read: (found: readonly string[]) => Told['words'] | null;
};
/** "I can't stand olives anyway" */
const saidAlong = / (?:anyway|tho|though|either|at all|you know|btw|lol|tbh|just|even|really|so much)$/i;
/** What stands in the first group, for the slot of that name. */
export const one =
  (slot: string) =>
  ([, found = '']: readonly string[]) => {
    const value = found.replace(saidAlong, '');
    return worth(value) ? { [slot]: second(value) } : null;
  };

/** `ends`: what may stand behind a thing, as a pattern. */
export const likeForms = (ends: string): readonly Form[] => [
  {
    kind: 'dislike',
    form: new RegExp(
      `(?:(?:^|[,.!?;] )(?:really )?hate|\\bi (?:really |just |absolutely )?(?:hate|dislike|don't like|do not like|dont like)|(?:\\bi (?:really |just |absolutely )?|(?:^|[,.!?;] )(?:really )?)(?:can't|cannot|cant|can not) (?:stand|bear|abide)) ((?:the )?[a-z' -]{3,24}?)${ends}`,
      'iu',
    ),
    read: one('dislike'),
  },
  {
    // "im vegan btw", which names what they do not eat
    kind: 'dislike',
    form: /\b(?:i['’]?m|i am) (?:a )?(?:vegan|vegetarian|veggie)(?=[.,!?]|$| (?:so|and|but|btw|lol|haha|tho|though|by)\b)/iu,
    read: () => ({ dislike: 'meat' }),
  },
  {
    // "No dill in it please, I can't stand it", "no olives tho, can't stand them"
    kind: 'dislike',
    form: /\bno ([a-z]{3,14})(?: (?:in|on) (?:it|that|mine|them|my \w+)\b[^.?!]{0,16}|,? (?:tho|though|please|pls|for me|i hope|thanks))?[,.!] (?:i )?(?:can't|cannot|cant|can not) (?:stand|bear|abide|eat) (?:it|them|the stuff|those)\b/iu,
    read: one('dislike'),
  },
  {
    kind: 'like',
    form: new RegExp(
      `\\b(?:i (?:really |just |absolutely |also )?(?:like|love|enjoy|adore)|i'm into|i am into|my favou?rite (?:food|colou?r|animal|book|film|movie|song|hobby|game|thing|sport|band|subject) is) ((?:the )?[a-z' -]{3,24}?)${ends}`,
      'iu',
    ),
    read: one('like'),
  },
  {
    // "Ill bring sherbet lemons, my favourite"
    kind: 'like',
    form: /\b(?:bring|bake|eat|eating|made|make|cook|with|and|want|grab|take|have|having|for|on|some) (?:you |some |the |a |my )?([a-z]{3,12}(?: [a-z]{3,12})?),? (?:it'?s |they'?re |they are )?my (?:absolute |all[ -]time )?favou?rites?(?! \p{L})/iu,
    read: one('like'),
  },
];
