import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { parsePriceCents } from '../money/price.ts';
import { type Cart, unsoldPrice } from './cart.ts';

/**
 * The cart with the items that the catalogue has lost since they were put there: named by
 * `unknownName`, at $0.00 and without a picture. Items at $0.00 already came from a reorder and keep
 * their name. Returns the same object where there is nothing to rename.
 */
export function renameUnknown(
  cart: Cart,
  knownSkus: readonly string[],
  unknownName: (sku: string) => string,
): Cart {
  const known = new Set(knownSkus.map(normalizeSku));
  const isLost = ({ SKU, Price }: Cart[number]) =>
    !known.has(normalizeSku(SKU)) && parsePriceCents(Price) > 0;
  if (!cart.some(isLost)) return cart;
  return cart.map((line) =>
    isLost(line)
      ? { ...line, Name: unknownName(line.SKU), Price: unsoldPrice, 'thumbnail Photo Name': '' }
      : line,
  );
}
