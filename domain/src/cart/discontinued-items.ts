import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { type Cart, unsoldPrice } from './cart.ts';

/**
 * The cart with its discontinued items named by `unknownName`, at $0.00 and without a picture, whatever
 * price they were stored with. Items at $0.00 came from a reorder and keep their name. Returns the same
 * object if there is nothing to rename.
 */
export function renameUnknown(
  cart: Cart,
  knownSkus: readonly string[],
  unknownName: (sku: string) => string,
): Cart {
  const known = new Set(knownSkus.map(normalizeSku));
  const isLost = ({ SKU, Price }: Cart[number]) =>
    !known.has(normalizeSku(SKU)) && Price !== unsoldPrice;
  if (!cart.some(isLost)) return cart;
  return cart.map((line) =>
    isLost(line)
      ? { ...line, Name: unknownName(line.SKU), Price: unsoldPrice, 'thumbnail Photo Name': '' }
      : line,
  );
}
