/**
 * Text nodes that React updates itself, because they share their element with other nodes. A browser's translation
 * replaces all text nodes, so React would go on updating nodes that are no longer on the page, and throw when it moves
 * or removes one. Text that is the only child of its element has no node of its own in React, and is safe.
 */
export function siblingTexts(root: Node): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    // React marks the nodes that it holds. Translations leave blank ones alone.
    const isHeld = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    if (isHeld && node.nodeValue?.trim()) found.push(node.nodeValue);
  }
  return found;
}

/** Fails if a browser's translation would break a text on the page. */
export function expectTranslatableText(root: Node): void {
  const found = siblingTexts(root);
  if (found.length === 0) return;
  throw new Error(
    `Wrap each of these texts in an element (the shop's own Button does), or join them in one template string. They share an element with other nodes, so they go stale once the browser translates the page: ${found.map((text) => JSON.stringify(text)).join(', ')}`,
  );
}
