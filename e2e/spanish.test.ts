import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { kingHarold } from '../app/texts/es/fortunes/king-harold.ts';
import { accessibilityFaults } from './accessibility.ts';
import { calm, oneSize } from './size-cases.ts';
import { scrollsSideways, testSite } from './test-site.ts';

const site = testSite();
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const spanish = { locale: 'es-MX' };

/** English texts that stand in no Spanish catalogue, as they are seen; of functions what they say around their arguments. */
let english: string[] = [];

beforeAll(async () => {
  const folder = join(import.meta.dirname, '../app/texts');
  const saidIn = async (language: string) => {
    const files = globSync('*.ts', { cwd: join(folder, language) }).filter(
      (file) => !/test|language|alphabet/.test(file),
    );
    const modules: object[] = await Promise.all(files.map((file) => import(join(folder, language, file))));
    return modules.flatMap((module) => Object.values(module).flatMap(pieces));
  };
  const [own, spanish] = await Promise.all([saidIn('en'), saidIn('es')]);
  english = own.filter((text) => !spanish.includes(text));
  expect(english.length).toBeGreaterThan(150);
});

/** The strings of a text, in any depth; of a function those around its arguments. Names are the same in both. */
function pieces(text: unknown): string[] {
  if (typeof text === 'function') return text('|', '|', '|', '|').split(/[|\n]/).map(tidy).filter(isTelling);
  if (typeof text === 'string') return [tidy(text)].filter(isTelling);
  if (typeof text !== 'object' || text === null) return [];
  const { name: _, loveInterest: __, ...words } = text as Record<string, unknown>; // the cards' names
  return Object.values(words).flatMap(pieces);
}
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isTelling = (text: string) => /\p{L}{3}/u.test(text);

/** All that can be read or heard in the page, but what is marked as English. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const walk = (node: Node) => {
      if (node instanceof Text) said.push(node.data);
      if (!(node instanceof Element)) return void node.childNodes.forEach(walk);
      if (node.matches('[lang="en"], script, style, noscript')) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(node.getAttribute(name) ?? '');
      node.childNodes.forEach(walk);
    };
    walk(document.body);
    return said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** Whole texts, and long ones within others: "Back" is no English in a longer Spanish text. */
async function expectSpanish(page: Page): Promise<void> {
  const said = await saidOn(page);
  const isLeft = (text: string) => said.some((one) => one === text || (text.length > 12 && one.includes(text)));
  expect(english.filter(isLeft)).toEqual([]);
}

describe('the way through the Spanish site', () => {
  it('has no English word left, adds no fault, and leads from screen to screen', async () => {
    const { page, complaints } = await site.open(calm);
    const arrive = async (path: string, heading: string) => {
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await pathOf(page)).toBe(path);
      expect(await languageOf(page)).toBe('es');
      await expectSpanish(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    };
    await page.goto(`${site.address}/es`);
    await arrive('/es', 'Swampheart');
    await page.getByRole('button', { name: 'Ajustes' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ajustes' });
    await sheet.waitFor();
    await expectSpanish(page);
    await sheet.getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('link', { name: 'Elige y charla' }).click();
    await arrive('/es/choose', 'Elige y charla');
    await page.getByRole('button', { name: 'Asno' }).click();
    await page.getByRole('article', { name: 'Sobre Asno' }).waitFor();
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Charlar con Asno' }).click();
    await page.getByText('El guion está en inglés').first().waitFor();
    await arrive('/es/chat', 'Asno');
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('quiero morir');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByText('La página dice').first().waitFor();
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Salir del pantano' }).click();
    await page.getByRole('heading', { name: 'Has salido del pantano' }).waitFor();
    await page.getByRole('button', { name: 'Hablar con Asno otra vez' }).waitFor();
    await expectSpanish(page);

    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await page.getByRole('link', { name: 'Ayuda y apoyo' }).click();
    await arrive('/es/care', 'Ayuda');
    await page.getByRole('link', { name: 'Atrás' }).click();
    await page.getByRole('link', { name: 'Licencia MIT' }).click();
    await arrive('/es/licence', 'Licencia');
    await page.getByRole('link', { name: 'Atrás' }).click();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    expect(await pathOf(page)).toBe('/es');
    expect(complaints).toEqual([]);
  });

  it('plays hangman with ñ, and tells Spanish fortunes', async () => {
    const { page, complaints } = await site.open(calm);
    await page.goto(`${site.address}/es/minigame`);
    await page.getByRole('button', { name: 'ñ', exact: true, disabled: false }).waitFor();
    await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ñ', bubbles: true })));
    await page.getByRole('button', { name: /^ñ, (acierto|fallo)$/ }).waitFor();
    await page.getByRole('button', { name: 'Tus partidas' }).click();
    await page.getByRole('dialog', { name: 'Tus partidas' }).waitFor();
    await expectSpanish(page);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${site.address}/es/fortune-teller`);
    await page.getByRole('button', { name: 'Revela mi destino pantanoso' }).click();
    await page.getByText('¡Elige primero un personaje de Shrek!').waitFor();
    await page.getByRole('button', { name: 'Gato con Botas' }).click();
    await page.getByRole('button', { name: 'Revela mi destino pantanoso' }).click();
    await page.getByRole('button', { name: 'Guardarla' }).click();
    await page.getByText('Ya está en tu caja.').waitFor();
    await page.getByRole('button', { name: /^Mi caja/ }).click();
    await page.getByRole('dialog', { name: 'Tu caja de fortunas' }).waitFor();
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByRole('button', { name: 'Postal' }).click();
    await page.getByRole('dialog', { name: 'Tu postal' }).waitFor();
    await expectSpanish(page);
    expect(complaints).toEqual([]);
  });

  it.each(oneSize)('has no key under the button for sounds at $width px', async (viewport) => {
    const { page } = await site.open({ ...calm, viewport });
    await page.goto(`${site.address}/es/minigame`);
    await page.getByRole('button', { name: 'ñ', exact: true, disabled: false }).waitFor();
    await page.locator('.sound-hangman').waitFor();
    const covered = await page.evaluate(() => {
      const sound = document.querySelector('.sound-hangman')?.getBoundingClientRect();
      const keys = [...document.querySelectorAll('fieldset > button')];
      if (!sound || keys.length !== 27) return null;
      const isBelow = (key: DOMRect) =>
        key.right > sound.left && key.left < sound.right && key.bottom > sound.top && key.top < sound.bottom;
      return keys.filter((key) => isBelow(key.getBoundingClientRect())).map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
  });

  it('shows a Spanish fortune that somebody sent, and links to it and to a challenge say so elsewhere', async () => {
    const { page, complaints } = await site.open(calm);
    const text = kingHarold[2] ?? '';
    const head = await (await fetch(`${site.address}/es/fortune-teller?f=king-harold-2`)).text();
    expect(head).toContain('<meta property="og:title" content="Rey Harold: una fortuna para ti · Swampheart">');
    expect(head).toContain(`<meta name="description" content="«${text}»">`);
    const challenge = await (await fetch(`${site.address}/es/minigame?friend`)).text();
    expect(challenge).toContain('<meta property="og:title" content="Alguien te manda una palabra · Swampheart">');
    await page.goto(`${site.address}/es/fortune-teller?f=king-harold-2`);
    await page.getByText('Una fortuna que alguien te envía.').waitFor();
    expect(await page.locator('main > output').textContent()).toBe(`“${text}”`);
    await expectSpanish(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (copied) => void Object.assign(globalThis, { copied });
    });
    await page.getByRole('button', { name: 'Copiar', exact: true }).click();
    await expect.poll(() => page.evaluate('copied')).toContain(`${site.address}/es/fortune-teller?f=`);
    expect(complaints).toEqual([]);
  });

  it('stays with whom one talks, when a chat’s page changes its language', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.getByRole('button', { name: 'Chat with Doris' }).click();
    await page.getByRole('heading', { name: 'Doris' }).waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'Español' }).click();
    await page.getByText('Esta noche eres').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Doris');
    expect(await pathOf(page)).toBe('/es/chat');
  });
});

describe('the language of a visit', () => {
  it('is Spanish for who reads Spanish before English, once, and the link goes back for good', async () => {
    const { page, complaints } = await site.open(spanish);
    await page.goto(`${site.address}/care?from=elsewhere#lines-here`);
    await expect.poll(() => pathOf(page)).toBe('/es/care?from=elsewhere#lines-here');
    expect(await languageOf(page)).toBe('es');
    await page.goto(`${site.address}/es`);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Pick & Chat' }).waitFor();
    expect(await pathOf(page)).toBe('/');
    await page.goto(`${site.address}/es/licence`); // a choice that was made wins on every page
    await page.getByRole('heading', { name: 'Licence' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('stays what an address says for who reads English, and changes by the link', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/es`);
    await page.getByRole('link', { name: 'Elige y charla' }).waitFor();
    expect(await languageOf(page)).toBe('es');
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'Elige y charla' }).waitFor();
    expect(await pathOf(page)).toBe('/es');
    await page.goto(`${site.address}/minigame#friend=abc`); // a friend's word is one of its own language
    await page.getByRole('heading', { name: 'Hangman: Swamp Edition' }).waitFor();
    await page.goto(`${site.address}/fortune-teller?f=king-harold-2`); // so is a fortune
    await page.getByText('A fortune somebody sent you.').waitFor();
  });

  it('is the address’s where the storage is forbidden', async () => {
    const { page } = await site.open(spanish);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Pick & Chat' }).waitFor();
    expect(await pathOf(page)).toBe('/');
  });

  it('is switched by the link without JavaScript too, and unknown addresses are lost in it', async () => {
    const { page } = await site.open({ ...spanish, javaScriptEnabled: false });
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'Elige y charla' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/es');
    const response = await page.goto(`${site.address}/es/nowhere`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Sin rumbo en el pantano' }).waitFor();
  });
});

describe('without a network', () => {
  const own = testSite(async () => ({ OFFLINE: 'on' }));

  it('the Spanish screens go on, and nothing of another language was fetched for that', async () => {
    const { page } = await own.open();
    await page.goto(`${own.address}/es`);
    const kept = () => page.evaluate(async () => (await caches.match('/kept-build-es'))?.status ?? 0).catch(() => 0);
    await expect.poll(kept, { timeout: 45_000 }).toBe(200);
    await page.context().setOffline(true);
    await page.goto(`${own.address}/es/minigame`);
    await page.getByRole('button', { name: 'ñ', exact: true, disabled: false }).waitFor(); // there is a word
    const pages = await page.evaluate(async () => {
      const requests = await (await caches.open('swampheart-pages')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(pages.filter((path) => !path.startsWith('/es') && !/kept-build|webmanifest/.test(path))).toEqual([]);
    expect(pages).toContain('/es/care');
  });
});
