// Who introduces themself in a row, says everything of "I am": "i'm Lou by the way, 28, librarian, allergic to bees".
import { nameTold } from './memory.ts';
import { withNameApart } from './named-by-the-way.ts';
import { withWhatIsLeftOut } from './told-in-haste.ts';
import { jobs, noTrades } from './told-words.ts';

/** What ends like a trade in a row, and says something else of them: "im mia, forever hungry". */
const noneEither =
  '(?:for)?ever|however|whatever|never|over|after|later|other|another|under|weather|dinner|supper|winter|summer|camper|bitter|clever|sober|eager|super|hyper|tender|proper|former|minor|major|error|terror|horror|sooner|rather|either|together|paper|water|letter|matter|order|silver|butter|pepper|ginger|finger|shoulder|corner|river|flower|power|shower|burger|hunger|anger|spider|tiger|hamster|lobster|riser|sitter|swimmer|runner|hiker|spotter';
const saysHow =
  'an?|the|not|no|so|very|too|such|bit|total|totally|complete|big|bad|good|great|huge|real|happy|slow|late|early|heavy|light|fast|poor|proper|serial|keen|born|one|my|your|his|her|our|i|we|you|he|she|and|but';
/** "Piano tuner", "dog groomer", "bee keeper". */
export const otherTrade = `(?:(?!(?:${saysHow})\\b)[a-z]{3,12} )?(?!(?:${noTrades}|${noneEither})\\b)[a-z]{2,12}(?:er|or|ist|ian|smith|wright)|[a-z]{3,12} ?keeper`;
const one = [
  '\\d{1,2}(?: years old)?',
  `(?:an? )?(?:(?!(?:i|we|my|you|he|she)\\b)\\p{L}+ ){0,1}?(?:${jobs})(?:'s \\p{L}+)?(?: (?:in|at|from|for|on) (?:an? |the )?\\p{L}+(?: \\p{L}+)?)?`,
  `(?:an? )?(?:${otherTrade})`,
  'allergic to [\\p{L} ]{3,24}?',
  'from \\p{L}+',
  '(?:an? )?only child',
  '(?:happily |newly )?(?:single|married|divorced|engaged|widowed)',
].join('|');
const row = new RegExp(
  `\\b(?:i'm|i am|im|my name is|my name's|name's) (\\p{L}{2,15})(?: here|,? by the way|,? btw)?((?:,? and |, )(?:${one}))+(?=[.!?,;]|$| (?:so|but|tho|lol|haha|and)\\b)`,
  'giu',
);
const behindAllergies =
  / in my [\p{L} ]+?(?= pls\b| please\b|$)| (?:pls|please|full stop)\b| so (?:be )?(?:very )?careful\b| so no (?:\p{L}+ ){0,3}?\p{L}+(?= (?:pls|please)\b|$|[.,!?])| so no \p{L}+\b| but (?:never|not|no) [^.?!]*/giu;
const needsAnArticle = new RegExp(`^(?:\\p{L}+ )?(?:${jobs})\\b|^only child|^(?:${otherTrade})$`, 'iu');

/** `text` with each of them in a sentence of its own. */
export function withListsApart(text: string): string {
  return withWhatIsLeftOut(withNameApart(text.replaceAll('’', "'")))
    .replace(row, (all, name: string) => {
      const said = nameTold(`I'm ${name}`);
      const parts = all
        .split(/,? and |, /)
        .slice(1)
        .filter((it) => !/^(?:by the way|btw)$/i.test(it));
      const isSure = said !== null || parts.some((it) => /^\d/.test(it)); // "I'm sorry, doctor"
      return isSure ? [`I'm ${said ?? name}`, ...parts.map((it) => `I'm ${articled(it)}`)].join('. ') : all;
    })
    .replace(/\b(I'm \d{1,2}), (?=(?:bad|terrible|awful|dodgy|sore|stiff|rotten|horrible|achy|weak) )/g, '$1. ') // told-ailments.ts
    .replace(/\ballergic to [^.?!]*/gi, (all) => all.replace(behindAllergies, ''));
}

function articled(part: string): string {
  const bare = part.replace(/^an? /i, '');
  if (!needsAnArticle.test(bare)) return part;
  return `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
}
