// The chat's input: its height from one line to four, input methods of any script, and the limit of letters.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { canSend, input, said } from './chat-page.ts';
import { contrastFaults } from './contrast.ts';
import { calm, oneSize } from './size-cases.ts';
import { testSite } from './test-site.ts';

const site = testSite();

async function enter(prepare?: (page: Page) => Promise<unknown>) {
  const { page, complaints } = await site.open({ ...calm, permissions: ['clipboard-read', 'clipboard-write'] });
  await prepare?.(page);
  await page.goto(`${site.address}/chat`);
  await canSend(page);
  return { page, complaints };
}

const height = (page: Page) => input(page).evaluate((element) => element.getBoundingClientRect().height);
/** Firefox ESR and Safari before 26 do not know `field-sizing`. */
const withoutFieldSizing = async (page: Page) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string, string?]) =>
      !asked.join().includes('field-sizing') && supports(...(asked as [string, string]));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea { field-sizing: fixed !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
};

describe.each([
  ['that sizes fields by their content', undefined],
  ['that does not', withoutFieldSizing],
])('the input in a browser %s', (_, prepare) => {
  it('is one line when empty, grows to four, and scrolls from there on; on a low phone to two', async () => {
    const { page, complaints } = await enter(prepare);
    await input(page).fill('1\n2\n3');
    const onLowPhone = await height(page);
    await input(page).fill('');
    await page.setViewportSize({ width: 360, height: 800 });
    // a page is told of its new height with the next frame
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--visible-height') === '800px');
    const heights = [await height(page)];
    for (const text of ['one', 'one\ntwo', '1\n2\n3', '1\n2\n3\n4', '1\n2\n3\n4\n5', 'word '.repeat(100), '']) {
      await input(page).fill(text);
      heights.push(await height(page));
    }
    const [empty = 0, one, two = 0, three = 0, four = 0, five, long, emptied] = heights;
    expect(empty).toBe(48);
    expect([one, emptied]).toEqual([empty, empty]);
    expect(two).toBeGreaterThan(one ?? 0);
    expect(onLowPhone).toBe(two);
    expect(three).toBeGreaterThan(two);
    expect(four).toBeGreaterThan(three);
    expect([five, long]).toEqual([four, four]);
    expect(complaints).toEqual([]);
  });
});

describe('the input', () => {
  it('takes Shift+Enter for a new line, and sends by Enter', async () => {
    const { page } = await enter();
    await input(page).pressSequentially('one');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('two');
    expect(await input(page).inputValue()).toBe('one\ntwo');
    await input(page).press('Enter');
    expect((await said(page)).at(-1)).toBe('one\ntwo');
    expect(await input(page).inputValue()).toBe('');
    expect(await input(page).getAttribute('enterkeyhint')).toBe('send');
  });

  it('does not send with the Enter that ends an input method’s word', async () => {
    const { page } = await enter();
    await input(page).focus();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    expect(await said(page)).toHaveLength(1);
    await client.send('Input.insertText', { text: '\u4f60' });
    expect(await input(page).inputValue()).toBe('\u4f60');
    await input(page).press('Enter');
    expect((await said(page)).at(-1)).toBe('\u4f60');
  });

  it('is written in the direction of its script', async () => {
    const { page } = await enter();
    const direction = () => input(page).evaluate((element) => getComputedStyle(element).direction);
    expect(await direction()).toBe('ltr');
    await input(page).fill('\u05e9\u05dc\u05d5\u05dd');
    expect(await direction()).toBe('rtl');
  });

  it('says when it is nearly full and when it is full, and takes no more', async () => {
    const { page } = await enter();
    const note = page.locator('form p');
    await input(page).fill('x'.repeat(899));
    expect(await note.innerText()).toBe('');
    await input(page).press('x');
    expect(await note.innerText()).toBe('Not much room is left: at most 100 letters.');
    await input(page).fill('x'.repeat(999));
    await input(page).press('x');
    expect(await note.innerText()).toBe('That is all 1,000 letters that fit.');
    await input(page).press('x');
    expect((await input(page).inputValue()).length).toBe(1000);
    expect(await note.getAttribute('aria-live')).toBe('polite');
    expect(await contrastFaults(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await input(page).press('Enter');
    expect(await note.innerText()).toBe('');
  });

  it.each(oneSize)('says what was left out of a paste that is too long, at $width x $height', async (viewport) => {
    const { page } = await enter();
    await page.setViewportSize(viewport);
    await input(page).fill('before after');
    await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(1250)));
    await input(page).evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 7));
    await input(page).press('ControlOrMeta+v');
    const text = await input(page).inputValue();
    expect(text).toHaveLength(1000);
    expect(text.endsWith('xafter')).toBe(true);
    const words = 'Only 1,000 letters fit: the last 262 of what you added were left out.';
    expect(await page.locator('form p').innerText()).toBe(words);
    await input(page).press('Backspace');
    expect(await page.locator('form p').innerText()).not.toContain('left out');
  });
});
