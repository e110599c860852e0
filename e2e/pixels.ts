// What a page looks like, for tests that measure pixels.
import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A PNG of the window as it is painted now, a pixel for each of the screen's. Like `page.screenshot()`, but compressed for speed: to make the
 * picture small takes Chromium four fifths of a screenshot's time.
 */
export async function pictureOf(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
