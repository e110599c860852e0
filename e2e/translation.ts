import type { Page } from 'playwright-core';

/** Changes a page as Chrome's translation does: replaces each text node by another one inside `<font><font>`. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('noscript, script, style')) continue;
      const inner = document.createElement('font');
      inner.textContent = node.data;
      const outer = document.createElement('font');
      outer.append(inner);
      node.replaceWith(outer);
    }
  });
}
