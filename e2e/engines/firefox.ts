import { type KeyInput, launch } from 'puppeteer-core';
import type { Size, Visitor } from './visitor.ts';

/** Firefox has WebDriver BiDi built in, so it needs no driver process. */
export async function visitInFirefox(size: Size): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? 'firefox-esr',
    defaultViewport: size,
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  return {
    go: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: (xpath) => page.locator(`xpath/${xpath}`).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    read: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    complaints: async () => complaints,
    leave: () => browser.close(),
  };
}
