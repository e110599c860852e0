import type { Page } from 'playwright-core';

/** Every link and button that is smaller than 44 x 44 CSS pixels, links inside a sentence excepted (WCAG 2.2, 2.5.5). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>('a[href], button, input')) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('p')) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width >= 44 && height >= 44) continue;
      found.push(`${target.innerText || target.ariaLabel}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
    }
    return found;
  });
}
