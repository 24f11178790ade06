import type { NewCartItem } from '@dental-shop/domain/cart/cart';

/**
 * Read by the inline loader. Not JSON, because its quotes would have to be escaped in HTML, which would bloat listings.
 */
export const itemAttribute = (item: NewCartItem): string =>
  [item.SKU, item.Name, item.Price, item['thumbnail Photo Name']].join('\n');

export function readItemAttribute(text: string): NewCartItem {
  const [SKU = '', Name = '', Price = '', thumbnail = ''] = text.split('\n');
  return { SKU, Name, Price, 'thumbnail Photo Name': thumbnail };
}

export const quantitySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  '+': 1,
  '-': -1,
};
