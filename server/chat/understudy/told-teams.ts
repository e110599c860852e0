// What theirs is called, behind a comma: "my under-twelves, the Badgers, would love you", "my band, Wet Socks".
const named =
  /(\b(?:[Mm]y|[Oo]ur|coach an?|in an?) (?:[a-z-]+ ){0,2}?(team|under-[a-z]+|band|club|choir|boat|pub|shop)(?: called)?), ((?:[Tt]he )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[,.!?]|$)/gu;

/** `text` with the name of their team, band or boat in a sentence of its own. */
export function withTeams(text: string): string {
  return text.replace(
    named,
    (_, before: string, noun: string, called: string) =>
      `${before}. My ${noun.startsWith('under') ? 'team' : noun} is called ${called}`,
  );
}
