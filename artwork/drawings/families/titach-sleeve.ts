import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { commonScale } from './common-scale.ts';
import { sleeve } from './titach-parts.ts';

/** More rings mean stronger retention. */
const ringsOfHold: ReadonlyMap<string, number> = new Map([
  ['S', 1],
  ['M', 2],
  ['F', 3],
]);

export function titachSleeveFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  return {
    scale: commonScale.titach,
    height,
    part: sleeve(0, radius, height, ringsOfHold.get(product.sku.slice(-1)) ?? 0),
    top: [centerCross(radius), disc(radius, 'silicone'), ring(radius * 0.66, true)],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      verticalDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}
