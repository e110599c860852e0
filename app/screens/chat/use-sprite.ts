import { type RefObject, useEffect, useState } from 'react';
import { type Mood, moods, type Puppet } from '../../../cast/portraits.ts';
import boxesAddress from './living.json?url';
import { type Boxes, type Patches, patchesOf, spriteAddress } from './patches.ts';

/** Sprites of faces that are not shown come with their stills (puppet.tsx), and not before. */
const otherSpritesMs = 3000;

type Device = { readonly connection?: { readonly saveData?: boolean } };
export type Sprite = { readonly address: string; readonly patches: Patches };

/** The frames over this face's still, once they can be painted; `null` until then, and where it has none. Save-Data fetches none. */
export function useSprite(
  view: RefObject<HTMLElement | null>,
  who: Puppet,
  mood: Mood,
  isWanted: boolean,
): Sprite | null {
  const [sprites, setSprites] = useState<Readonly<Partial<Record<Mood, Sprite>>>>({});
  const mayFetch = isWanted && !(navigator as Device).connection?.saveData;

  useEffect(() => {
    if (!mayFetch) return;
    const fetchOne = async (one: Mood) => {
      const patches = patchesOf(await boxes(), who, one);
      const still = view.current?.parentElement?.querySelector('img');
      if (!patches || !still) return;
      const address = spriteAddress(who, one, still.currentSrc);
      await paintable(address);
      setSprites((known) => (known[one] ? known : { ...known, [one]: { address, patches } }));
    };
    const fetchQuietly = (one: Mood) => void fetchOne(one).catch(() => {}); // the still does without
    if (mood !== 'rest') fetchQuietly(mood);
    const timer = setTimeout(() => moods.forEach(fetchQuietly), otherSpritesMs);
    return () => clearTimeout(timer);
  }, [view, who, mood, mayFetch]);

  return sprites[mood] ?? null;
}

/** Kept, so that none is fetched or decoded twice. */
const pictures = new Map<string, HTMLImageElement>();

async function paintable(address: string): Promise<void> {
  const picture = pictures.get(address) ?? new Image();
  if (!picture.src) picture.src = address;
  await picture.decode();
  pictures.set(address, picture);
}

let known: Boxes | undefined;

async function boxes(): Promise<Boxes> {
  known ??= (await (await fetch(boxesAddress)).json()) as Boxes;
  return known;
}
