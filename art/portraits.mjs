// Renders puppets anew:  npm run art -- shrek donkey      (all of them without a name)
// Needs Debian's blender. About a minute a picture on two cores; SAMPLES=24 and MOODS=rest,cross for a quick try.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from './encode.mjs';

const here = import.meta.dirname;
const pictures = join(here, '../app/public/portraits');
const cache = join(here, '.cache/portraits');
const pixels = 640;
/** The most bytes of an AVIF by its width. Eleven of 256 pixels are on the shelf at once. */
const mostBytes = { 128: 2600, 256: 6400, 384: 15_000, [pixels]: 34_000 };

/** A puppet is what can be built; the other scripts are the workshop. */
const everyone = readdirSync(join(here, 'puppets'))
  .filter((file) => file.endsWith('.py') && /^def build\(/m.test(readFileSync(join(here, 'puppets', file), 'utf8')))
  .map((file) => file.slice(0, -3).replaceAll('_', '-'));
const wanted = process.argv.slice(2);
const strangers = wanted.filter((who) => !everyone.includes(who));
if (strangers.length > 0)
  throw new Error(`No puppet is called ${strangers.join(', ')}. There are: ${everyone.join(', ')}.`);

/** Runs one of the scripts in puppets/ inside Blender. */
function blender(script, ...args) {
  return execFileSync(
    'nice',
    [
      '-n',
      '5',
      'blender',
      '-b',
      '--factory-startup',
      '--python-exit-code',
      '1',
      '-P',
      join(here, 'puppets', script),
      '--',
      ...args.map(String),
    ],
    {
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

mkdirSync(cache, { recursive: true });
mkdirSync(pictures, { recursive: true });
for (const who of wanted.length > 0 ? wanted : everyone) {
  const moods = /^MOODS (.*)$/m.exec(blender('list.py', who))[1].split(' ');
  for (const mood of process.env.MOODS?.split(',') ?? moods) {
    const png = join(cache, `${who}-${mood}.png`);
    blender('portrait.py', who, mood, pixels, process.env.SAMPLES ?? 72, png);
    if (!existsSync(png)) throw new Error(`Blender made no ${png}.`);
    for (const [width, limit] of Object.entries(mostBytes)) {
      await encode(png, join(pictures, `${who}-${mood}`), Number(width), limit);
    }
  }
}
