// Renders frames that let a puppet speak, blink and glance:  npm run art:living -- shrek donkey   (all that chat without a name)
// Needs Debian's blender, and the stills (`npm run art`). MOODS=rest,cross and SAMPLES=24 for a quick try.
// Writes sprites of patches (app/public/portraits/living/), where they lie (app/screens/chat/living.json), and for
// looking at them one strip a mood (art/.cache/strips/).
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { characterNames } from '../cast/characters.ts';
import { moods } from '../cast/portraits.ts';
import { encode } from './encode.mjs';

const here = import.meta.dirname;
const portraits = join(here, '../app/public/portraits');
const boxesFile = join(here, '../app/screens/chat/living.json');
const cache = join(here, '.cache');
const pixels = 640;
const mostBytes = 30_000;

const everyone = characterNames.map((name) => name.toLowerCase().replaceAll(' ', '-'));
const wanted = process.argv.slice(2);
const strangers = wanted.filter((who) => !everyone.includes(who));
if (strangers.length > 0)
  throw new Error(`Nobody in the chat is called ${strangers.join(', ')}. There are: ${everyone.join(', ')}.`);

/** The still as a PNG: as it was rendered where that is at hand, else as the site ships it. */
async function still(face) {
  const rendered = join(cache, 'portraits', `${face}.png`);
  if (existsSync(rendered)) return rendered;
  const png = join(cache, 'living', `${face}-still.png`);
  await sharp(join(portraits, `${face}-${pixels}.webp`))
    .png()
    .toFile(png);
  return png;
}

/** Renders the frames, packs them into `png`, and says where they lie. */
async function render(who, mood, png) {
  const { stdout } = await promisify(execFile)(
    'nice',
    [
      ...['-n', '12', 'blender', '-b', '--factory-startup', '--python-exit-code', '1'],
      ...['-P', join(here, 'puppets/living.py'), '--', who, mood, pixels, process.env.SAMPLES ?? 24].map(String),
      ...[await still(`${who}-${mood}`), png],
    ],
    { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }, maxBuffer: 1 << 26 },
  ).catch(({ stdout = '', stderr = '' }) => {
    throw new Error(`${who} ${mood}: ${/Traceback[\s\S]*/.exec(stderr + stdout)?.[0] ?? stderr}`);
  });
  process.stdout.write(`${who} ${mood}\n${stdout.match(/^FRAME .*$/gm)?.join('\n')}\n`);
  return JSON.parse(/^BOXES (.*)$/m.exec(stdout)[1]);
}

/** A strip to judge by: still, half, open, blink, glance, as the site shows them, large and at 260 pixels. */
async function strip(face, sprite, { mouth, eyes }) {
  const shown = await sharp(join(portraits, `${face}-${pixels}.avif`))
    .png()
    .toBuffer();
  const cells = [
    null,
    { box: mouth, left: 0, top: 0 },
    { box: mouth, left: mouth[2], top: 0 },
    { box: eyes, left: 0, top: mouth[3] },
    { box: eyes, left: eyes[2], top: mouth[3] },
  ];
  const page = sharp({ create: { width: 5 * pixels, height: pixels + 260, channels: 3, background: '#16302a' } });
  const pictures = [];
  for (const [i, cell] of cells.entries()) {
    const layers = [];
    if (cell) {
      const [x, y, width, height] = cell.box;
      const { left, top } = cell;
      layers.push({
        input: await sharp(sprite).extract({ left, top, width, height }).png().toBuffer(),
        left: x,
        top: y,
      });
    }
    const whole = await sharp(shown).composite(layers).png().toBuffer();
    pictures.push({ input: whole, left: i * pixels, top: 0 });
    pictures.push({ input: await sharp(whole).resize(260).png().toBuffer(), left: i * 260, top: pixels });
  }
  await page
    .composite(pictures)
    .png()
    .toFile(join(cache, 'strips', `${face}.png`));
}

/** Adds one mood's boxes to what the chat reads, in the order of the cast. */
function remember(who, mood, boxes) {
  const known = existsSync(boxesFile) ? JSON.parse(readFileSync(boxesFile, 'utf8')) : {};
  known[who] = { ...known[who], [mood]: boxes };
  const lines = everyone
    .filter((name) => known[name])
    .map((name) => {
      const faces = moods
        .filter((face) => known[name][face])
        .map((face) => {
          const { mouth, eyes } = known[name][face];
          return `    "${face}": { "mouth": [${mouth.join(', ')}], "eyes": [${eyes.join(', ')}] }`;
        });
      return `  "${name}": {\n${faces.join(',\n')}\n  }`;
    });
  writeFileSync(boxesFile, `{\n${lines.join(',\n')}\n}\n`);
}

for (const folder of [join(cache, 'living'), join(cache, 'strips'), join(portraits, 'living')])
  mkdirSync(folder, { recursive: true });
for (const who of wanted.length > 0 ? wanted : everyone) {
  for (const mood of process.env.MOODS?.split(',') ?? moods) {
    const face = `${who}-${mood}`;
    const png = join(cache, 'living', `${face}.png`);
    const boxes = await render(who, mood, png);
    const sprite = join(portraits, 'living', face);
    await encode(png, sprite, 0, mostBytes);
    if (statSync(`${sprite}.avif`).size > mostBytes) throw new Error(`${face} weighs more than ${mostBytes} bytes.`);
    remember(who, mood, boxes);
    await strip(face, `${sprite}.avif`, boxes);
  }
}
