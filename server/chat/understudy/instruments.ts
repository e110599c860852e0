// Which instrument somebody plays.
const instruments =
  'drums?|drum ?kit|guitar|piano|violin|fiddle|cello|trumpet|flute|ukulele|bass|saxophone|sax|harp|clarinet|accordion|banjo|trombone|recorder|oboe|tuba|viola|bagpipes';
const players: Readonly<Record<string, string>> = {
  drummer: 'drums',
  guitarist: 'guitar',
  pianist: 'piano',
  violinist: 'violin',
  cellist: 'cello',
  trumpeter: 'trumpet',
  flautist: 'flute',
  bassist: 'bass',
  saxophonist: 'saxophone',
};
const plays = new RegExp(
  `\\b(?:i(?:'m|m| am|'ve| have)? (?:[a-z]+ ){0,3}?(?:play|played|playing|learn|learning|practi[sc]ed?|practi[sc]ing|do) (?:the |my |a )?|my (?:old |new )?)(${instruments})\\b|\\bi(?:'m|m| am) an? (?:[a-z]+ )?(${Object.keys(players).join('|')})\\b`,
  'i',
);

/** Of "i play trumpet", "my drum kit rattles", "im a drummer"; null if it says nothing of the kind. */
export function instrumentIn(text: string): string | null {
  const [, played, player = ''] = plays.exec(text) ?? [];
  const instrument = (players[player.toLowerCase()] ?? played)?.toLowerCase();
  return instrument?.replace(/^drum ?kit$|^drum$/, 'drums') ?? null;
}
