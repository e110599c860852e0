// Byte ranges of a file, as video players request them (RFC 9110, 14). A request for several ranges gets the whole file.

/** The first and the last byte, counted from 0. */
export type Part = { readonly first: number; readonly last: number };

/** The bytes that the header `range` requests of a file of `size` bytes; an invalid header requests the whole file. */
export function readRange(range: string | undefined, size: number): Part | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes ?= ?(\d*) ?- ?(\d*)$/i.exec(range ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from !== '' && to !== '' && Number(from) > Number(to)) return 'whole';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first < size ? { first, last } : 'unsatisfiable';
}
