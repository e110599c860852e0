import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const app = join(import.meta.dirname, '../app');
const list = 'ui/props/props.css';
/** Why it has no AVIF stands in props.css. */
const webpAlone = ['tag', 'tag-low'];
const sheets = globSync('**/*.css', { cwd: app }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => (existsSync(join(app, file)) ? readFileSync(join(app, file), 'utf8') : '');
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '').sort();

/** The names in props.css whose addresses are those of files called likewise. */
const plain = names(read(list), /--picture-([\w-]+): url\("\/ui\/props\/\1\.webp"\);/g);
const typed = names(
  read(list),
  /--picture-([\w-]+): image-set\(\s*url\("\/ui\/props\/\1\.avif"\) type\("image\/avif"\),\s*url\("\/ui\/props\/\1\.webp"\) type\("image\/webp"\)\s*\);/g,
);

describe('a picture that a stylesheet paints', () => {
  it('is named in props.css alone', () => {
    expect(sheets).toContain(list);
    expect(sheets.filter((file) => file !== list && /\.(avif|webp|png|jpg)\b|image-set/.test(read(file)))).toEqual([]);
  });

  it('is named after its files: once as WebP, once as AVIF with WebP to fall back on', () => {
    expect(plain.length).toBeGreaterThan(10);
    expect(new Set(plain).size).toBe(plain.length);
    expect(typed).toEqual(plain.filter((name) => !webpAlone.includes(name)));
    expect(names(read(list), /(--picture-[\w-]+):/g)).toHaveLength(plain.length + typed.length);
  });

  it('is there in both formats', () => {
    const files = plain.flatMap((name) => [`ui/props/${name}.avif`, `ui/props/${name}.webp`]);
    expect(files.filter((file) => !existsSync(join(app, file)))).toEqual([]);
  });

  it('is named where it is used, and used where it is named', () => {
    const used = sheets.flatMap((file) => names(read(file), /var\(--picture-([\w-]+)\)/g));
    expect([...new Set(used)].sort()).toEqual(plain);
  });
});
