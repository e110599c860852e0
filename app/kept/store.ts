// The one way to keep something on the visitor's device. Whatever is wrong with the storage, nobody sees an error: nothing is kept then.

/** All our keys begin with it: other sites may share the origin. */
export const prefix = 'swampheart ';

export type Kept<Value> = {
  /** `null` where nothing is kept, or nothing that can be read. */
  read(): Value | null;
  /** Returns whether it is kept now: not where the storage is full or forbidden, or where a newer release has written. */
  write(value: Value): boolean;
  remove(): void;
};

type Options<Value> = {
  readonly name: string;
  /** Of what is written now. */
  readonly version: number;
  /** The value that `version` or an older one wrote; `null` where it is not what it should be. */
  readonly readAs: (value: unknown, version: number) => Value | null;
  /** A function, because where it is forbidden the mere mention of it throws. */
  readonly storage?: () => Storage;
};

/** What cannot be read is set aside under a key of its own, once, and what is written next begins anew. */
export function keep<Value>({ name, version, readAs, storage = () => localStorage }: Options<Value>): Kept<Value> {
  const key = prefix + name;
  const entry = () => entryIn(storage().getItem(key));

  return {
    read() {
      return quietly(() => {
        const written = entry();
        if (!written || written.version > version) return null;
        const value = readAs(written.value, written.version);
        if (value === null) setAside(storage(), key);
        return value;
      }, null);
    },
    write(value) {
      return quietly(() => {
        if ((entry()?.version ?? 0) > version) return false;
        storage().setItem(key, JSON.stringify({ version, value }));
        return true;
      }, false);
    },
    remove() {
      quietly(() => storage().removeItem(key), undefined);
    },
  };
}

type Entry = { readonly version: number; readonly value: unknown };

/** What is no entry at all is one of version 0, which no reader knows. */
function entryIn(text: string | null): Entry | null {
  if (text === null) return null;
  const entry: unknown = quietly(() => JSON.parse(text), null);
  const isEntry = typeof entry === 'object' && entry !== null && 'version' in entry && 'value' in entry;
  return isEntry && typeof entry.version === 'number'
    ? { version: entry.version, value: entry.value }
    : { version: 0, value: null };
}

function setAside(storage: Storage, key: string): void {
  const text = storage.getItem(key);
  storage.removeItem(key);
  if (text !== null) storage.setItem(`${key} aside`, text);
}

/** What `run` returns; `otherwise` where it throws. */
export function quietly<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
