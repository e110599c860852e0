/** Where the page asks for the owner's own help lines: GET, a JSON list of `HelpLine`, empty if there are none. */
export const helpLinesPath = '/api/help-lines';

/** People to turn to, by telephone or at an address; `region` is a country as in `navigator.languages` ("GB"), absent for everywhere. */
export type HelpLine = { readonly name: string; readonly region?: string } & (
  | { readonly number: string; readonly url?: never }
  | { readonly url: string; readonly number?: never }
);
