// Starts the two programs that WebKitGTK needs: a virtual display (Xvfb) and WebKitWebDriver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp, { type Region } from 'sharp';
import type { Size } from './visitor.ts';

export type Display = Awaited<ReturnType<typeof openDisplay>>;

/** Screenshots are read from the file in which Xvfb keeps its display: those of the driver hang without a graphics card. */
export async function openDisplay({ width, height }: Size) {
  const folder = await mkdtemp(join(tmpdir(), 'swampheart-webkit-'));
  // MiniBrowser's toolbar would keep its window from being as narrow as a phone.
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }');
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-fbdir', folder];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(xvfb.stdio[3] as Readable, 'data');

  return {
    environment: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: folder,
      // no graphics card
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    async picture(path: string, region: Region) {
      const { data, info } = pixels(await readFile(join(folder, 'Xvfb_screen0')));
      await sharp(data, { raw: info })
        .removeAlpha()
        .recomb([
          [0, 0, 1],
          [0, 1, 0],
          [1, 0, 0],
        ])
        .extract(region)
        .png()
        .toFile(path);
    },
    async close() {
      xvfb.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The pixels of an X window dump, four bytes each: blue, green, red, unused. https://www.x.org/releases/current/doc/man/man1/xwd.1.xhtml */
function pixels(dump: Buffer) {
  const field = (index: number) => dump.readUInt32BE(index * 4);
  const [headerBytes, width, height, colours] = [field(0), field(4), field(5), field(19)];
  const start = headerBytes + colours * 12;
  return { info: { width, height, channels: 4 as const }, data: dump.subarray(start, start + width * height * 4) };
}

export async function openDriver({ environment }: Display) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (driver.exitCode === null && !(await isReady(address))) await new Promise((resolve) => setTimeout(resolve, 50));
  return { address, close: () => driver.kill() };
}

const isReady = (address: string) =>
  fetch(`${address}/status`).then(
    (response) => response.ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
