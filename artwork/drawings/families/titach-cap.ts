import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { commonScale } from './common-scale.ts';
import { cap } from './titach-parts.ts';

export function titachCapFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  return {
    scale: commonScale.titach,
    height,
    part: cap(0, radius, height),
    top: [centerCross(radius), disc(radius), disc(radius * 0.84), ring(radius * 0.6)],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      verticalDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}
