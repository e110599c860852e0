// How the visitor wants the site to look (docs/product.md, 17), applied before anything is painted: the build writes this script into every
// page. It is also what app/settings calls when a choice changes, so that one place decides.

/** What of the kept settings shows on a page; whatever is not one of these is as if it were not there. */
type Shown = { readonly motion?: unknown; readonly film?: unknown; readonly text?: unknown };

declare global {
  /** Shows these settings, without an argument those of the last time, and tells it by the event "settled". */
  var settle: ((shown?: Shown) => void) | undefined;
}

const root = document.documentElement;
/** The media rules that ask about motion, with what they ask. */
const asking = new Map<CSSMediaRule, string>();

function kept(): Shown {
  try {
    const { version, value } = JSON.parse(localStorage.getItem('swampheart settings') ?? '');
    return version === 1 ? Object(value) : {};
  } catch {
    return {}; // nothing is kept, or the storage is forbidden
  }
}

function find(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('reduced-motion')) {
      asking.set(rule, rule.media.mediaText);
    }
    if ('cssRules' in rule) find(rule.cssRules as CSSRuleList);
  }
}

let last = kept();

function show(what = last) {
  last = what;
  const { motion, film, text } = what;
  const isStill = motion === 'still';
  if (isStill) {
    root.dataset.motion = 'still';
    for (const sheet of [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])]) find(sheet.cssRules);
  } else delete root.dataset.motion;
  for (const [rule, asks] of asking) {
    rule.media.mediaText = isStill ? (asks.includes('reduce)') ? 'all' : 'not all') : asks;
  }
  if (film === 'on' || film === 'off') root.dataset.film = film;
  else delete root.dataset.film;
  root.style.fontSize = text === 115 || text === 130 || text === 150 ? `${text}%` : '';
  dispatchEvent(new Event('settled'));
}

show();
globalThis.settle = show;
// Another tab has chosen, or has forgotten everything.
addEventListener('storage', ({ key }: StorageEvent) => {
  if (key === null || key === 'swampheart settings') show(kept());
});

export {};
