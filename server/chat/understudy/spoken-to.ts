// Names that only say who is spoken to.
import { written } from './plain.ts';

const nicknames: Readonly<Record<string, readonly string[]>> = {
  Gingerbread: ['gingy', 'gingie'],
  'King Harold': ['harry', 'king', 'your majesty', 'majesty', 'your highness'],
  'Queen Lillian': ['lilian', 'lily', 'queen', 'your majesty', 'majesty', 'your highness'],
  'Suzy Sugar': ['susie', 'suzie'],
};
/** After these words the name is what the message is about; elsewhere it only addresses the listener. */
const aboutName = /\b(?:about|like|love|of|is|are|with|than|not|to|as|am|by|for|called|was|my|the|a|and) $/;

/** `message` without the listener's name behind a comma or before one, where it only says who is meant: "what do you wish for, Lillian?" */
export function withoutCalling(message: string, listener: string): string {
  if (!message.includes(',')) return message;
  const forms = calling.get(listener) ?? callingOf(listener);
  calling.set(listener, forms);
  return forms.reduce((left, form) => left.replace(form, ''), message);
}
const calling = new Map<string, readonly RegExp[]>();

function callingOf(listener: string): readonly RegExp[] {
  const names = namesOf(listener).join('|');
  return [
    new RegExp(`,\\s*(?:(?:my|dear|queen|king)\\s+)?(?:${names})(?=\\s*[,.!?…]|\\s*$)`, 'giu'),
    new RegExp(`^(?:${names}),\\s+(?=\\S)`, 'iu'),
  ];
}

function namesOf(listener: string): readonly string[] {
  return [listener, ...listener.split(' ').filter((part) => part.length > 3), ...(nicknames[listener] ?? [])].map(
    (name) => name.toLowerCase(),
  );
}

/** Removes the listener's name where it only addresses them: "hi Shrek" becomes "hi", "what about Shrek" stays. A name alone is a greeting. */
export function withoutName(words: readonly string[], listener: string): readonly string[] {
  let left = written(words);
  for (const name of namesOf(listener)) {
    left = left.replace(new RegExp(`(?<!\\S)${name} `, 'g'), (found, at: number, whole: string) =>
      aboutName.test(whole.slice(0, at)) ? found : '',
    );
  }
  return left === '' && words.length > 0 ? ['hello'] : (left.match(/\S+/g) ?? []);
}
