/**
 * Finds text nodes that have siblings. Browser translation replaces such nodes. React would then update detached nodes
 * or throw when it moves or removes them. An element's only text child is safe, because React sets `textContent`.
 */
const createdByReact = new WeakSet<Node>();

const createTextNode = document.createTextNode.bind(document);
document.createTextNode = (text) => {
  const node = createTextNode(text);
  createdByReact.add(node);
  return node;
};

// happy-dom also calls `createTextNode` for `textContent`.
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
    // Browsers translate neither blank text nor what's marked.
    const isTranslated = node.nodeValue?.trim() && !node.parentElement?.closest('[translate="no"]');
    if (createdByReact.has(node) && isTranslated) found.push(node.nodeValue ?? '');
  }
  return found;
}

export function expectTranslatableText(root: Node): void {
  const found = siblingTexts(root);
  if (found.length === 0) return;
  throw new Error(
    `Wrap each of these texts in an element (the shop's own Button does), or join them in one template string. They share an element with other nodes, so they go stale once the browser translates the page: ${found.map((text) => JSON.stringify(text)).join(', ')}`,
  );
}
