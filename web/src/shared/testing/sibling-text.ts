/**
 * Text nodes that React updates itself, because they share their element with other children. A browser's translation
 * replaces all text nodes, so React would update nodes that are no longer on the page, and throw when it moves or
 * removes one. A text that is its element's only child has no node of its own in React, which sets `textContent`.
 */
const createdByReact = new WeakSet<Node>();

const createTextNode = document.createTextNode.bind(document);
document.createTextNode = (text) => {
  const node = createTextNode(text);
  createdByReact.add(node);
  return node;
};

// happy-dom creates the node for `textContent` through the same method.
const elementPrototype = prototypeWith('textContent', document.body);
const textContent = Object.getOwnPropertyDescriptor(elementPrototype, 'textContent');
Object.defineProperty(elementPrototype, 'textContent', {
  ...textContent,
  set(this: Element, text: string) {
    textContent?.set?.call(this, text);
    if (this.firstChild) createdByReact.delete(this.firstChild);
  },
});

function prototypeWith(property: string, object: object): object {
  return Object.hasOwn(object, property)
    ? object
    : prototypeWith(property, Object.getPrototypeOf(object));
}

export function siblingTexts(root: Node): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    // Translations leave blank ones alone.
    if (createdByReact.has(node) && node.nodeValue?.trim()) found.push(node.nodeValue);
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
