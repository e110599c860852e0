// The chat's room out of focus, for the first paint: node art/glimpse.mjs, after room and room-tall.
// So few bytes for so many pixels that browsers do not take it for the page's main content (less than 0.05 bits a pixel).
import sharp from 'sharp';

const folder = new URL('../app/ui/props/', import.meta.url).pathname;
for (const [room, name, width, quality, further] of [
  ['room', 'glimpse', 128, 40, 300], // with boards that go on, as the room's do (room.tsx)
  ['room-tall', 'glimpse-tall', 48, 30, 0],
]) {
  const whole = await sharp(`${folder}${room}.webp`).extend({ bottom: further, extendWith: 'mirror' }).png().toBuffer();
  const picture = sharp(whole).resize(width).blur(0.5);
  const avif = await picture.clone().avif({ quality, effort: 9 }).toFile(`${folder}${name}.avif`);
  const webp = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toFile(`${folder}${name}.webp`);
  process.stdout.write(`${name} ${avif.size} ${webp.size}\n`);
}
