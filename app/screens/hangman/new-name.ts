/** A name that no other game has, by which it is counted once. Not `randomUUID`, which pages without TLS lack. */
export function newName(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
