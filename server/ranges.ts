// Parts of a file, as players ask for them (RFC 9110, 14): one part at a time; whoever asks for several gets the whole.

/** The first and the last byte, counted from 0. */
export type Part = { readonly first: number; readonly last: number };

/** What `range`, the header, asks for of a file of `size` bytes. What cannot be understood asks for the whole. */
export function readRange(range: string | undefined, size: number): Part | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from !== '' && to !== '' && Number(from) > Number(to)) return 'whole';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first < size ? { first, last } : 'unsatisfiable';
}
