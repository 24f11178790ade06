import { expect, type Page } from '@playwright/test';

/**
 * Fails if React holds text nodes of the page, because they share an element with other nodes: they'd go stale once the
 * browser translates the page. Component tests check the same with `web/src/shared/testing/sibling-text.ts`.
 */
export async function expectTranslatableText(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const held: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const isHeld = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
      if (isHeld && node.nodeValue?.trim()) held.push(node.nodeValue);
    }
    return held;
  });
  expect(found, what).toEqual([]);
}
