// Within one reply the same words are looked at many times, by each layer anew: what they come to is worked out once.
let isReplying = false;
const answers: Map<string, unknown>[] = [];

/** Does `work`, which replies to somebody; nothing of what they wrote is kept behind its end. */
export function replying<T>(work: () => T): T {
  isReplying = true;
  try {
    return work();
  } finally {
    isReplying = false;
    for (const known of answers) known.clear();
  }
}

/** `find`, which for equal texts finds equal things that nobody changes: within a reply it is asked once for each text. */
export function onceAReply<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  answers.push(known);
  return (text) => {
    if (!isReplying) return find(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Found;
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
