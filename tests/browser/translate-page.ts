import type { Page } from '@playwright/test';

/**
 * Simulates Chrome's page translation, which needs Google's server. Replaces each text node, including those added
 * later, with a copy in two nested `<font>` elements.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, textarea, select, svg, title';
    const translate = (text: Text) => {
      const { parentElement, data } = text;
      if (!parentElement || data.trim() === '' || parentElement.closest(untranslated)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.textContent = data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      // A TreeWalker doesn't visit its root.
      for (let node: Node | null = root; node; node = walker.nextNode()) texts.push(node);
      for (const text of texts) if (text instanceof Text) translate(text);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
