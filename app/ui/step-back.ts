let isStepping = false;

/** Goes back in the history. Calls before the browser has done so are ignored, so a double click goes back once. */
export function stepBack(steps = 1): void {
  if (isStepping) return;
  isStepping = true;
  // `popstate` ends a step within this document; `pageshow` comes when the visitor returns after leaving it.
  for (const event of ['popstate', 'pageshow']) addEventListener(event, hasStepped);
  history.go(-steps);
}

function hasStepped() {
  isStepping = false;
  for (const event of ['popstate', 'pageshow']) removeEventListener(event, hasStepped);
}

/**
 * How many steps back in the history the page `path` is, if it is the previous page; else 0. A page may have several
 * entries in a row, as Choose has with an open card: the first of them counts. Also 0 in browsers without the
 * Navigation API: https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API
 */
export function stepsBackTo(path: string): number {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  const pathAt = (index: number) => {
    const url = navigation?.entries()[index]?.url;
    return url && new URL(url).pathname;
  };
  let index = here - 1;
  while (pathAt(index) === location.pathname) index -= 1;
  if (pathAt(index) !== path) return 0;
  while (pathAt(index - 1) === path) index -= 1;
  return here - index;
}
