// Names that only say who is spoken to.
import { written } from './plain.ts';

const nicknames: Readonly<Record<string, readonly string[]>> = {
  Gingerbread: ['gingy', 'gingie'],
  'King Harold': ['harry', 'king', 'your majesty'],
  'Queen Lillian': ['lilian', 'lily', 'queen', 'your majesty'],
  'Suzy Sugar': ['susie', 'suzie'],
};
/** After these words the name is what the message is about; elsewhere it only addresses the listener. */
const aboutName = /\b(?:about|like|love|of|is|are|with|than|not|to|as|am|by|for|called|was|my|the|a|and) $/;

/** Removes the listener's name where it only addresses them: "hi Shrek" becomes "hi", "what about Shrek" stays. A name alone is a greeting. */
export function withoutName(words: readonly string[], listener: string): readonly string[] {
  const names = [listener, ...listener.split(' ').filter((part) => part.length > 3), ...(nicknames[listener] ?? [])];
  let left = written(words);
  for (const name of names.map((known) => known.toLowerCase())) {
    left = left.replace(new RegExp(`(?<!\\S)${name} `, 'g'), (found, at: number, whole: string) =>
      aboutName.test(whole.slice(0, at)) ? found : '',
    );
  }
  return left === '' && words.length > 0 ? ['hello'] : (left.match(/\S+/g) ?? []);
}
