// Stands in the head of every page and runs before anything is painted: it sees to it that a visitor reads the language that they chose,
// or else, once a visit, that Spanish speakers do not begin with English. Without storage nobody is sent anywhere, because what
// cannot be remembered could not be stopped.
import { base, language, other, otherBase } from '#texts/language.ts';
import { prefix } from './kept/store.ts';

{
  /** Written as app/kept/store.ts writes, whose code is too much to stand in every page. */
  const key = `${prefix}language`;
  const seen = `${key} seen`;
  const { pathname, hash } = location;
  const query = new URLSearchParams(location.search);
  const asked = query.get('language');
  if (asked) history.replaceState(history.state, '', pathname + hash);

  // Whom the visitor talks with stands in the history's state, which a link to the other language leaves behind and a reload does not.
  addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || history.state === null || button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    // not the router's own, which would look for the other language's page in this one
    History.prototype.replaceState.call(history, history.state, '', link.href);
    location.reload();
  });

  // Then Back may lead to a page of the other language without loading it.
  addEventListener('popstate', () => {
    if (/^\/es(\/|$)/.test(location.pathname) !== (language === 'es')) location.reload();
  });

  try {
    if (asked === language) localStorage.setItem(key, JSON.stringify({ version: 1, value: language }));
    const chosen = (JSON.parse(localStorage.getItem(key) ?? 'null') as { value?: unknown } | null)?.value;
    const isFirst = sessionStorage.getItem(seen) === null;
    sessionStorage.setItem(seen, '1');
    const spoken = navigator.languages.find((it) => /^(en|es)\b/i.test(it))?.slice(0, 2);
    const isWished =
      chosen === 'en' || chosen === 'es' ? chosen === other : isFirst && language === 'en' && spoken === 'es';
    // A friend's word and a fortune that somebody sent (sent-fortune.ts) are of their own language.
    if (isWished && !hash.startsWith('#friend') && !query.has('f')) {
      document.documentElement.style.visibility = 'hidden';
      const page = (otherBase + pathname.slice(base.length)).replace(/\/$/, '') || '/';
      location.replace(page + (asked ? '' : location.search) + hash);
    }
  } catch {
    // forbidden
  }
}
