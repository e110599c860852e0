// What people did, and how it is asked about and given back: "I fell over" - "why did you fall over?" - "Falling over? ..."

const irregular: ReadonlyMap<string, string> = new Map(
  `lied:lie died:die tied:tie ate:eat began:begin bent:bend bet:bet bit:bite blew:blow bought:buy broke:break brought:bring built:build burnt:burn came:come
  caught:catch chose:choose cut:cut dealt:deal did:do dreamt:dream drank:drink drew:draw drove:drive dug:dig fed:feed fell:fall felt:feel fled:flee
  flew:fly forgot:forget fought:fight found:find froze:freeze gave:give got:get grew:grow heard:hear held:hold hid:hide hit:hit hung:hang
  kept:keep knelt:kneel knew:know laid:lay leapt:leap learnt:learn led:lead left:leave lent:lend let:let lit:light lost:lose made:make meant:mean met:meet
  paid:pay put:put ran:run rang:ring read:read rode:ride rose:rise said:say sang:sing sank:sink sat:sit saw:see sent:send set:set sewed:sew shook:shake
  shot:shoot showed:show shut:shut slept:sleep slid:slide sold:sell spent:spend spilt:spill spoke:speak spun:spin stole:steal stood:stand stuck:stick
  swam:swim swept:sweep swore:swear taught:teach thought:think threw:throw told:tell took:take tore:tear tried:try understood:understand went:go
  woke:wake won:win wore:wear wound:wind wrote:write`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** What loses an "e" before "-ed" and "-ing". */
const keepsE =
  /(?:[^aeiou][aiou](?:[bcdgkmptvz]|s|l|r|n)|^[aiou](?:[bcdgkmptvz]|l)|rs|nc|ng|rg|rv|lv|ns|pl|bl|kl|gl|tl|dl|zl|[aeiou]{2}[sv]|th|qu|u|dg)$/;
const keepsDouble = /(?:ll|ss|ff|zz)$/;
const noVerb = /^(?:need|bed|red|feed|seed|speed|indeed|hundred|tired|scared|married|bored)$/;
/** They end like "stare", and like "listen". */
const withoutE =
  /(?:en|er|or|on|an|in|it|ow|aw|ew|ay|oy|ar|ur|op|ip|ed|rn|lm|rk|nk|sk|st|nt|mp|lp|sh|ch|ck|ft|lt|rt|pt|xt|ct|nd|ld|rd|eam|ain|ait|ail|oil|ool|oop|ook|eep|eel|eer|eat|oat|oan|oar|our|oud|out|ow|x|w|y)$/;
const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/;

/** The verb of which `past` is what somebody did, in small letters; null if it is none. */
export function infinitiveOf(past: string): string | null {
  const known = irregular.get(past);
  if (known) return known;
  if (!/[a-z]{2,}ed$/.test(past) || noVerb.test(past)) return null;
  const stem = past.slice(0, -2);
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`;
  if (/([bdgkmnprt])\1$/.test(stem) && !keepsDouble.test(stem)) return stem.slice(0, -1);
  return keepsE.test(stem) && !withoutE.test(stem) ? `${stem}e` : stem;
}

/** "Falling", of "fall". */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb.length > 2) return `${verb.slice(0, -1)}ing`;
  return doubled.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
