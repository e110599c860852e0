/** Adds the styles of a part that comes late: every page carries the styles of all screens, but not these. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  if (document.documentElement.dataset.motion) globalThis.settle?.(); // its rules about motion
}
