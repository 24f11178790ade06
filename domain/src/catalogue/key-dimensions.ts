import type { Dimension } from './dimensions.ts';
import type { Product } from './product.ts';

/**
 * The at most two dimensions that a listing shows beside the name: the sheet gives those first
 * that tell the parts of one family apart.
 */
export function keyDimensions({ dimensions }: Pick<Product, 'dimensions'>): Dimension[] {
  return dimensions.slice(0, 2);
}
