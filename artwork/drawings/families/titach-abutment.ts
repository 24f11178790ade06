import type { Product } from '@dental-shop/domain/catalogue/product';
import {
  angleDimension,
  horizontalDimension,
  verticalDimension,
} from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure, measureOrZero } from '../shapes/measure.ts';
import { commonScale } from './common-scale.ts';
import { connectionDepth } from './connection.ts';
import { abutment, headHeight } from './titach-parts.ts';

export function titachAbutmentFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const collar = measure(product, 'Collar height');
  const degrees = measureOrZero(product, 'Angle');
  const base = headHeight + collar;
  return {
    scale: commonScale.titach,
    height: base + connectionDepth,
    middle: (Math.sin((degrees * Math.PI) / 180) * headHeight) / 2,
    part: abutment(0, radius, collar, degrees),
    top: [centerCross(radius), disc(radius), ring(radius * 0.92), prism(6, 0.72, 'socket')],
    dimensions: [
      ...(degrees > 0
        ? [
            angleDimension({
              degrees,
              z: headHeight,
              reach: headHeight + 1.4,
              text: caption(product, 'Angle'),
            }),
          ]
        : []),
      verticalDimension({
        from: headHeight,
        to: base,
        edge: -radius,
        text: caption(product, 'Collar height'),
      }),
      horizontalDimension({
        from: -radius,
        to: radius,
        z: base + connectionDepth,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
    ],
  };
}
