import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testSite } from './test-site.ts';

const site = testSite();
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const spanish = { locale: 'es-MX' };

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
    const { page } = await site.open();
    await page.goto(`${site.address}/es`);
    await page.getByRole('link', { name: 'Elige y charla' }).waitFor();
    expect(await languageOf(page)).toBe('es');
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'Elige y charla' }).waitFor();
    expect(await pathOf(page)).toBe('/es');
    await page.goto(`${site.address}/minigame#friend=abc`); // a friend's word is one of its own language
    await page.getByRole('heading', { name: 'Hangman: Swamp Edition' }).waitFor();
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
