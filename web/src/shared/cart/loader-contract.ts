import type { NewCartItem } from '@dental-shop/domain/cart/cart';

/**
 * A cart item as the text of a `data-item` attribute, by which the inline loader fills the cart before the page is
 * hydrated. Separated by line feeds: HTML escapes each quote of JSON, which would make listings much heavier.
 */
export const itemAttribute = (item: NewCartItem): string =>
  [item.SKU, item.Name, item.Price, item['thumbnail Photo Name']].join('\n');

export function readItemAttribute(text: string): NewCartItem {
  const [SKU = '', Name = '', Price = '', thumbnail = ''] = text.split('\n');
  return { SKU, Name, Price, 'thumbnail Photo Name': thumbnail };
}

/** What a key adds to the quantity in a stepper's field. */
export const quantitySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  '+': 1,
  '-': -1,
};
