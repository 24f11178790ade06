import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

export function headStopFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  return {
    scale: commonScale.drillStop,
    height,
    part: [
      turned(
        [
          [0, radius * 0.7],
          [0.3, radius * 0.76],
          [height - 1.6, radius * 0.76],
          [height - 1.2, radius],
          [height - 0.2, radius],
          [height, radius * 0.95],
        ],
        'steel',
      ),
      scoreLines([
        [
          [-0.35, 0],
          [-0.35, height - 1.6],
        ],
        [
          [0.35, 0],
          [0.35, height - 1.6],
        ],
      ]),
      bore([
        [0, radius * 0.6],
        [height, radius * 0.6],
      ]),
    ],
    top: [
      centerCross(radius),
      disc(radius, 'steel'),
      disc(radius * 0.76, 'steel'),
      ring(radius * 0.6, true),
    ],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      verticalDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}
