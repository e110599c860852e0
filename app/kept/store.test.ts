import { describe, expect, it } from 'vitest';
import { type Kept, keep } from './store.ts';

/** A storage that holds so many letters, as browsers do. */
class SmallStorage implements Storage {
  [name: string]: unknown;
  #entries = new Map<string, string>();
  #most: number;
  constructor(mostLetters = 1000) {
    this.#most = mostLetters;
  }
  get length() {
    return this.#entries.size;
  }
  key = (place: number) => [...this.#entries.keys()][place] ?? null;
  getItem = (key: string) => this.#entries.get(key) ?? null;
  removeItem = (key: string) => void this.#entries.delete(key);
  clear = () => this.#entries.clear();
  setItem = (key: string, text: string) => {
    const others = [...this.#entries]
      .filter(([one]) => one !== key)
      .flat()
      .join('').length;
    if (others + key.length + text.length > this.#most) throw new DOMException('', 'QuotaExceededError');
    this.#entries.set(key, text);
  };
}

const words = (storage: () => Storage, version = 1): Kept<string> =>
  keep({
    name: 'words',
    version,
    storage,
    readAs: (value, written) => {
      if (typeof value !== 'string') return null;
      return written < 2 && version >= 2 ? value.toUpperCase() : value;
    },
  });

describe('what is kept', () => {
  it('is there again, and gone when removed', () => {
    const storage = new SmallStorage();
    expect(words(() => storage).read()).toBeNull();
    expect(words(() => storage).write('onion')).toBe(true);
    expect(words(() => storage).read()).toBe('onion');
    words(() => storage).remove();
    expect(words(() => storage).read()).toBeNull();
  });

  it.each([
    '',
    'onion',
    '{',
    '[]',
    'null',
    '7',
    '{"version":1}',
    '{"version":"1","value":"x"}',
    '{"version":1,"value":7}',
  ])('is set aside where it is %j, and begins anew', (text) => {
    const storage = new SmallStorage();
    storage.setItem('swampheart words', text);
    expect(words(() => storage).read()).toBeNull();
    expect(storage.getItem('swampheart words')).toBeNull();
    expect(storage.getItem('swampheart words aside')).toBe(text);
    expect(words(() => storage).write('onion')).toBe(true);
    expect(words(() => storage).read()).toBe('onion');
  });

  it('survives a new release, which reads what the older one wrote', () => {
    const storage = new SmallStorage();
    words(() => storage, 1).write('onion');
    expect(words(() => storage, 2).read()).toBe('ONION');
  });

  it('is left alone by a tab of an older release', () => {
    const storage = new SmallStorage();
    words(() => storage, 2).write('newer');
    expect(words(() => storage, 1).read()).toBeNull();
    expect(words(() => storage, 1).write('older')).toBe(false);
    expect(words(() => storage, 2).read()).toBe('newer');
  });

  it('is nothing where the storage is full, and what was there stays', () => {
    const storage = new SmallStorage(60);
    expect(words(() => storage).write('onion')).toBe(true);
    expect(words(() => storage).write('onion'.repeat(10))).toBe(false);
    expect(words(() => storage).read()).toBe('onion');
  });

  it('is nothing where the storage is forbidden', () => {
    const forbidden = words(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(forbidden.read()).toBeNull();
    expect(forbidden.write('onion')).toBe(false);
    forbidden.remove();
  });
});
