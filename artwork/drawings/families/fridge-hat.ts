import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

export function fridgeHatFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  return {
    scale: commonScale.fridge,
    height,
    part: [
      turned([
        [0, radius * 0.5],
        [0.35, radius * 0.68],
        [1, radius * 0.74],
        [height - 0.9, radius * 0.82],
        [height - 0.6, radius],
        [height, radius],
      ]),
      bore([
        [0.8, radius * 0.52],
        [height, radius * 0.7],
      ]),
    ],
    top: [centerCross(radius), disc(radius), disc(radius * 0.78), ring(radius * 0.5)],
    dimensions: [
      horizontalDimension({
        from: -radius,
        to: radius,
        z: height,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      verticalDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}
