// Divides a message into its sentences and clauses: a wish beside a cry ("kiss me. he hits me") must not outweigh it.

/** Where a clause ends. Laughter and emoji divide like a full stop. */
const borders =
  /[.,;:!?¿¡…\n]+|\p{Extended_Pictographic}+|\b(?:and|but|because|cause|cuz|bc|so|then|lol|lmao|haha(?:ha)*|anyway|btw|y|pero|porque|entonces|asi que|jaja(?:ja)*)\b/iu;
/** A longer message is looked at by its beginning and its end. */
const mostClauses = 12;
const fewestWords = 2;

/** The clauses of `message` as they stand there, none if it has only one. */
export function clausesOf(message: string): readonly string[] {
  const clauses = message
    .split(borders)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= fewestWords);
  if (clauses.length < 2) return clauses.length === 1 && clauses[0]?.length !== message.trim().length ? clauses : [];
  if (clauses.length <= mostClauses) return clauses;
  return [...clauses.slice(0, mostClauses / 2), ...clauses.slice(-mostClauses / 2)];
}
