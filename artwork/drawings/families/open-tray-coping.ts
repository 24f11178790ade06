import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, hexEdges, scoreLines } from '../shapes/strokes.ts';
import { thread } from '../shapes/thread.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

export function openTrayCopingFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const pin = 2.6;
  const screw = 5;
  const square = radius * 0.95;
  return {
    scale: commonScale.impression,
    height: height + pin,
    part: [
      turned(
        [
          [0, 0.95],
          [0.2, 1.15],
          [screw, 1.15],
        ],
        'steel',
      ),
      scoreLines(
        [1.2, 1.8, 2.4].map((z) => [
          [-1.15, z],
          [1.15, z],
        ]),
        0.6,
      ),
      thread(
        [
          [height, 0.95],
          [height + pin, 0.8],
        ],
        { pitch: 0.4, depth: 0.16 },
        'steel',
      ),
      turned([
        [screw, square],
        [screw + 2.4, square],
        [screw + 2.4, square * 0.66],
        [screw + 3.6, square * 0.66],
        [screw + 3.6, square],
        [screw + 6, square],
        [screw + 6.6, radius * 0.7],
        [height - 1.4, radius * 0.74],
        [height - 1, radius],
        [height - 0.4, radius],
        [height, Math.max(radius * 0.7, 1.2)],
      ]),
      hexEdges(screw, screw + 2.4, square),
      hexEdges(screw + 3.6, screw + 6, square),
      bore([
        [screw, 1.2],
        [height, 1.2],
      ]),
    ],
    top: [
      centerCross(radius),
      disc(radius),
      prism(4, square, 'titanium', 45),
      disc(1.15, 'steel'),
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
