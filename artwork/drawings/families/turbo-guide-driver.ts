import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, laserRings } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';
import { latchShank } from './latch-shank.ts';

export function turboGuideDriverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Diameter') / 2;
  return {
    scale: commonScale.latchTool,
    height: length,
    part: [
      ...latchShank(0, 12),
      turned(
        [
          [12, radius * 0.6],
          [12.8, radius],
          [16.4, radius],
          [16.4, radius * 0.8],
          [17.4, radius * 0.8],
          [17.4, radius],
          [19, radius],
          [19, radius * 0.72],
          [length - 0.5, radius * 0.72],
          [length, radius * 0.6],
        ],
        'steel',
      ),
      laserRings([21, 23, 25], radius * 0.72, 0.35),
      bore([
        [17, 1.2],
        [length, 1.2],
      ]),
    ],
    top: [centerCross(radius), disc(radius, 'steel'), ring(radius * 0.8), disc(1.175, 'steel')],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: radius,
        text: caption(product, 'Overall length'),
      }),
      horizontalDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Diameter'),
        offset: 22,
      }),
    ],
  };
}
