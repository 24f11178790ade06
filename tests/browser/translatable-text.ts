import { expect, type Page } from '@playwright/test';

/**
 * Fails if a text node has siblings. React updates such a node in place, which fails once the browser has translated
 * the page. `web/src/shared/testing/sibling-text.ts` checks the same in component tests.
 */
export async function expectTranslatableText(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shared: string[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (parentElement?.closest('[translate="no"]')) continue;
      const hasSiblings = (parentElement?.childNodes.length ?? 0) > 1;
      if (hasSiblings && nodeValue?.trim()) shared.push(nodeValue);
    }
    return shared;
  });
  expect(found, what).toEqual([]);
}
