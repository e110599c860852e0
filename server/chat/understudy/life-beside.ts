// What a message tells by the way of the visitor's day, in forms of their own: the rain, an age, a mum who says the same, where one lives.
import { characterNames } from '../../../cast/characters.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { fearIn } from './no-sorrow.ts';
import { isBad } from './said-beside.ts';
import { relatives } from './told-words.ts';

/** What a relative does that nobody has to be sorry for. */
const harmless =
  '(?:used to |always |just |also |would )?(?:says?|said|say|loves?|likes?|laugh(?:s|ed)?|is laughing|sings?|sang|cooks?|bakes?|tells?|calls? me|reads?|plays?|dances?|snores?|knits?|does (?:that|the same|it too)|has (?:one|the same|that)|taught me|(?:will|would|must) be (?:so |very )?(?:proud|pleased|jealous|happy|delighted)|is (?:so |very )?(?:proud|jealous)|thinks (?:so|the same)|agrees|is (?:just )?the same|would love)';
const kinDoes = new RegExp(`\\b(?:my|our) (${relatives}) ${harmless}\\b`, 'i');
const weathers: Readonly<Record<string, string>> = {
  raining: 'rain',
  pouring: 'rain',
  snowing: 'snow',
  hailing: 'hail',
  foggy: 'fog',
  stormy: 'a storm',
  windy: 'wind',
};
const weather = new RegExp(`\\bit(?:['’]?s| is)(?: still| just)? (${Object.keys(weathers).join('|')})\\b`, 'i');
const food = 'toast|rice|soup|dinner|lunch|porridge|pasta|onions|pancakes|pizza|biscuits|cake|bread|milk|potatoes';
const burnt = new RegExp(`\\b(?:i|we) (?:just )?burn(?:t|ed) (?:my|the|our|all the) (${food})\\b`, 'i');
const leak =
  /\b(?:my|our) (?:(?:new|old|own|kitchen|bathroom|bedroom) ){0,2}(roof|tap|ceiling|tent|boat|kettle|gutter|boiler|shower|sink|window) (?:still |always |just )?(leaks?|drips?|is leaking|is dripping|keeps leaking|keeps dripping)\b/i;
const late =
  /\b(?:my|the|our) (train|bus|tram|ferry|flight|plane) (?:is|['’]s|was) (?:running )?(?:very |so |always )?late\b/i;
const aged = /\bi(?:['’]?m| am) ([2-9]\d)(?! ?(?:%|percent|minutes?|seconds?|hours?|miles?|km|years? (?:in|at|on)))\b/i;
const lives =
  /\b(?:here in|live in|living in|lives? near|i['’]?m from|i am from|based in|moving to|moved to|(?:bus|train|flight) to|(?:raining|snowing) in) (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?)(?!['’\p{L}])/u;
const notAPlace =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Far|Duloc)\b/;
const isOfTheCast = (name: string) => characterNames.some((it) => it.split(' ').includes(name.split(' ')[0] ?? ''));

/** What `part` tells of, as it may stand alone in a reply: "rain", "burnt toast", "your mum", "Bremen"; null if it tells of nothing of the kind. */
export function lifeBeside(part: string): string | null {
  const town = lives.exec(part)?.[1];
  if (town && !notAPlace.test(town) && !isOfTheCast(town) && isRepeatable(town)) return town;
  const sky = weather.exec(part)?.[1]?.toLowerCase();
  if (sky) return weathers[sky] ?? null;
  const crust = burnt.exec(part)?.[1];
  if (crust) return `burnt ${crust.toLowerCase()}`;
  const [, wet, how = ''] = leak.exec(part) ?? [];
  if (wet) return `a ${how.includes('leak') ? 'leaky' : 'dripping'} ${wet.toLowerCase()}`;
  const fear = fearIn(part);
  if (fear) return fear;
  const vehicle = late.exec(part)?.[1];
  if (vehicle) return `a late ${vehicle.toLowerCase()}`;
  if (isBad(part)) return null;
  const kin = kinDoes.exec(part)?.[1];
  if (kin) return `your ${kin.toLowerCase()}`;
  return aged.exec(part)?.[1] ?? null;
}
