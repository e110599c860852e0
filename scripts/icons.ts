import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { baseOf, type Language } from '../contract/languages.ts';

const mark = 'app/icon.png';
const night = '#12261e';

/** Writes the logo as favicons and app icons below `site`, and the web app manifest that names them. */
export async function writeIcons(site: string): Promise<void> {
  const folder = join(site, 'icons');
  await mkdir(folder, { recursive: true });
  const bare = (size: number) => sharp(mark).resize(size, size).png({ palette: true });
  /** With a dark background, and within the circle that no platform's mask cuts off (https://w3.org/TR/appmanifest#icon-masks). */
  const masked = (size: number, share: number) => {
    const margin = Math.round((size * (1 - share)) / 2);
    return sharp(mark)
      .resize(size - 2 * margin, size - 2 * margin)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .flatten({ background: night })
      .png({ palette: true });
  };
  await Promise.all([
    // every page loads it: 16 colours take a quarter of the bytes, and at this size nobody sees the difference
    sharp(mark).resize(32, 32).png({ palette: true, colours: 16 }).toFile(join(folder, '32.png')),
    bare(192).toFile(join(folder, '192.png')),
    bare(512).toFile(join(folder, '512.png')),
    masked(180, 0.84).toFile(join(folder, 'apple-touch.png')),
    masked(512, 0.7).toFile(join(folder, 'maskable.png')),
  ]);
  for (const [language, description] of Object.entries(descriptions)) {
    const manifest = manifestOf(language as Language, description);
    await writeFile(join(site, baseOf[language as Language], 'site.webmanifest'), JSON.stringify(manifest));
  }
}

/** What a device says of the installed site. */
const descriptions: Readonly<Record<Language, string>> = {
  en: 'A fan-made evening in a fairy-tale swamp.',
  es: 'Una velada de fans en un pantano de cuento.',
};

const manifestOf = (language: Language, description: string) => ({
  name: 'Swampheart',
  short_name: 'Swampheart',
  description,
  ...(language !== 'en' && { lang: language, id: baseOf[language] }),
  start_url: baseOf[language] || '/',
  display: 'standalone',
  background_color: '#0d1b16',
  theme_color: '#0d1b16',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
