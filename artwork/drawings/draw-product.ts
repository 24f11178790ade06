import type { Product } from '@dental-shop/domain/catalogue/product';
import type { View } from '@dental-shop/domain/pictures/family-of-sku';
import { productPictureName } from '@dental-shop/domain/pictures/picture-name';
import { figureOfProduct } from './figure-of-product.ts';
import { scaleBar } from './scale-bar.ts';
import { axis, drawSheet, sheetSize } from './sheet.ts';

const center = sheetSize / 2;

/** The dimensioned view is smaller by this, which leaves room for its dimension lines. */
const dimensionedShare = 0.74;

/**
 * Draws one view of a product to its own dimensions, as a whole SVG document. Throws a RangeError
 * for a part that cannot be drawn, or not in this view.
 */
export function drawProduct(product: Product, view: View): string {
  const figure = figureOfProduct(product);
  const name = productPictureName(product.sku, view).replace('.svg', '');
  if (view === 'top') {
    if (!figure.top) throw new RangeError(`${product.sku} has no view from above`);
    const { scale, marks } = figure.top;
    return drawSheet({ name, scale, origin: [center, center], marks });
  }
  const dimensioned = view === 'dimensions';
  const scale = figure.scale * (dimensioned ? dimensionedShare : 1);
  const origin = [
    center - (figure.middle ?? 0) * scale,
    center - (figure.height / 2) * scale,
  ] as const;
  const centerLine = axis(0, figure.height);
  return drawSheet({
    name,
    scale,
    origin,
    showsHidden: dimensioned,
    marks: dimensioned ? [...figure.part, centerLine, ...figure.dimensions] : [...figure.part],
    ...(dimensioned ? { furniture: scaleBar(scale) } : {}),
  });
}
