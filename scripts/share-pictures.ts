// The picture that a link to a screen shows elsewhere: 1200 x 630 (https://ogp.me), composed of the site's own art.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { titles as en } from '../app/texts/en/share-pictures.ts';
import { titles as es } from '../app/texts/es/share-pictures.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { type Mood, type Puppet, portraitAddress, type Temper } from '../cast/portraits.ts';
import { baseOf, type Language, languages } from '../contract/languages.ts';
import { lettering } from './lettering.ts';
import { fortunePicture, friendPicture } from './previews.ts';

const width = 1200;
const height = 630;
const cream = '#f3e7c9';
const props = 'app/ui/props';

/** A puppet of `size` pixels, cut off by the picture's lower edge. */
type Seat = readonly [who: Puppet, face: Mood | Temper, left: number, size: number];
type Scene = {
  readonly seats: readonly Seat[];
  readonly prop?: readonly [string, number, number, number];
};

/** What is written on the pictures. */
const letterings: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es };

/** Those of what somebody sends: scripts/previews.ts. */
const sentScenes: Record<string, Scene> = {
  [friendPicture]: { seats: [['Shrek', 'temper-4', 650, 550]] },
  ...Object.fromEntries(
    fortuneTellers.map((teller): [string, Scene] => [
      fortunePicture(teller),
      { seats: [[teller, 'smitten', 110, 370]], prop: ['onion-3', 640, 90, 520] },
    ]),
  ),
};

const scenes: Record<string, Scene> = {
  choose: {
    seats: [
      ['Dragon', 'rest', 860, 400],
      ['Donkey', 'smitten', 640, 360],
      ['Puss in Boots', 'rest', 0, 400],
      ['Fiona', 'smitten', 200, 420],
      ['Shrek', 'rest', 400, 440],
    ],
  },
  chat: { seats: [['Shrek', 'smitten', 660, 540]] },
  hangman: { seats: [['Shrek', 'temper-9', 650, 550]] },
  'fortune-teller': {
    seats: [['Puss in Boots', 'smitten', 0, 330]],
    prop: ['onion-3', 620, 60, 540],
  },
  licence: { seats: [['King Harold', 'rest', 640, 540]] },
  care: { seats: [['Queen Lillian', 'rest', 640, 540]] },
  lost: { seats: [['Donkey', 'rest', 620, 570]] },
  ...sentScenes,
};

/** Throws if one of `screens` has no picture, or no lettering for it in one of the languages. Home's is its film, with the title in clay. */
export function checkSharePictures(screens: readonly string[]): void {
  const missing = screens.filter((name) => name !== 'home' && !scenes[name]);
  if (missing.length > 0) {
    throw new Error(
      `No share picture for: ${missing.join(', ')}. Add a scene for each to \`scenes\` in scripts/share-pictures.ts.`,
    );
  }
  for (const language of languages) {
    const bare = screens.filter((name) => name !== 'home' && !letterings[language][name]);
    if (bare.length > 0)
      throw new Error(
        `No lettering for the share picture of: ${bare.join(', ')}, in app/texts/${language}/share-pictures.ts.`,
      );
  }
}

/**
 * Writes `share/{name}.jpg` for each of `screens` and of what somebody sends below `site`, and one for each other language below that; throws if a
 * screen has no picture.
 */
export async function writeSharePictures(site: string, screens: readonly string[]): Promise<void> {
  checkSharePictures(screens);
  for (const language of languages) {
    const folder = join(site, 'share', baseOf[language]);
    await mkdir(folder, { recursive: true });
    for (const name of [...screens, ...Object.keys(sentScenes)]) {
      const scene = scenes[name];
      const picture = scene ? await compose(scene, letterings[language][name] ?? '') : await homePicture();
      await writeFile(join(folder, `${name}.jpg`), picture);
    }
  }
}

async function compose({ seats, prop }: Scene, title: string): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  if (prop) {
    const [name, left, top, size] = prop;
    layers.push({ input: await sharp(`${props}/${name}.webp`).resize(size).png().toBuffer(), left, top });
  }
  for (const [who, face, left, size] of seats) {
    const file = `app/public${portraitAddress(who, face, 640, 'webp')}`;
    layers.push({ input: await sharp(file).resize(size).png().toBuffer(), left, top: height - size });
  }
  layers.push({ input: lettering(title, title.includes('\n') ? 90 : 110, cream), left: 60, top: 50 });
  return finish(sharp(`${props}/backdrop.webp`).resize(width, height, { fit: 'cover' }), layers);
}

/** The film's first picture under the clay title. */
async function homePicture(): Promise<Buffer> {
  const title = await sharp(`${props}/title-960.webp`).resize(720).png().toBuffer();
  const film = sharp('app/screens/home/film/poster.webp').resize(width, height, { fit: 'cover', position: 'bottom' });
  return finish(film, [{ input: title, left: (width - 720) / 2, top: 30 }]);
}

function finish(ground: Sharp, layers: OverlayOptions[]): Promise<Buffer> {
  return ground.composite(layers).flatten({ background: '#0d1b16' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
