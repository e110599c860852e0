import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { characterNames } from '../cast/characters.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { moods, portraitAddress, portraitWidths, tempers } from '../cast/portraits.ts';

/** Throws if a portrait of anybody is missing below `folder`, the site's public files, and names all that are. */
export function checkPortraits(folder: string): void {
  const puppets = [...new Set([...characterNames, ...fortuneTellers])];
  const faces = [
    ...puppets.flatMap((who) => moods.map((mood) => ({ who, face: mood }))),
    ...tempers.map((temper) => ({ who: 'Shrek', face: `temper-${temper}` }) as const),
  ];
  const missing = faces.flatMap(({ who, face }) =>
    portraitWidths.flatMap((width) =>
      (['avif', 'webp'] as const)
        .map((format) => join(folder, portraitAddress(who, face, width, format)))
        .filter((file) => !existsSync(file))
        .map((file) => ({ who, file })),
    ),
  );
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(({ who }) => who.toLowerCase().replaceAll(' ', '-')))].join(' ');
  throw new Error(
    `Portraits are missing:\n${missing.map(({ file }) => `  ${file}\n`).join('')}Render them with \`npm run art -- ${names}\` (art/README.md), or put pictures of your own there.`,
  );
}
