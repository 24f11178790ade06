import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { thread } from '../shapes/thread.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

export function closedTrayCopingFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const pin = 2.6;
  const tip = radius * 0.56;
  return {
    scale: commonScale.impression,
    height: height + pin,
    part: [
      thread(
        [
          [height, 0.95],
          [height + pin, 0.8],
        ],
        { pitch: 0.4, depth: 0.16 },
        'steel',
      ),
      turned([
        [0, tip * 0.8],
        [0.4, tip],
        [2.4, radius * 0.64],
        [2.4, radius * 0.54],
        [3.2, radius * 0.54],
        [3.2, radius * 0.68],
        [height - 2, radius * 0.86],
        [height - 1.6, radius],
        [height - 0.9, radius],
        [height, Math.max(radius * 0.7, 1.2)],
      ]),
      scoreLines([
        [
          [tip * 0.4, 3.2],
          [radius * 0.4, height - 2],
        ],
      ]),
      bore([
        [0, 0.62],
        [1.6, 0.62],
      ]),
    ],
    top: [
      centerCross(radius),
      disc(radius),
      ring(radius * 0.86),
      disc(tip),
      prism(6, 0.72, 'socket'),
    ],
    dimensions: [
      horizontalDimension({
        from: -radius,
        to: radius,
        z: height + pin,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      verticalDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}
