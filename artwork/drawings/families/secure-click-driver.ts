import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { hexEdges, laserRings, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';
import { latchShank } from './latch-shank.ts';

export function secureClickDriverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Hex') / 2;
  return {
    scale: commonScale.driver,
    height: length,
    part: [
      ...latchShank(0, 12),
      turned(
        [
          [12, 1.5],
          [12.6, 2.2],
          [length - 5.2, 2.2],
          [length - 4.6, 1.8],
          [length - 2.8, 1.8],
          [length - 2.8, radius],
          [length - 1.6, radius],
          [length - 1.3, radius * 1.08],
          [length - 0.9, radius * 1.08],
          [length, radius * 0.8],
        ],
        'steel',
      ),
      hexEdges(length - 2.8, length - 1.6, radius),
      scoreLines(
        [
          [
            [0, length - 2.4],
            [0, length],
          ],
        ],
        2,
      ),
      laserRings([14, 15.4], 2.2, 0.4),
    ],
    top: [
      centerCross(2.2),
      disc(2.2, 'steel'),
      disc(1.175, 'steel'),
      scoreLines([
        [
          [0.4, -1.1],
          [0.4, 1.1],
        ],
      ]),
    ],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: 2.2,
        text: caption(product, 'Overall length'),
      }),
      horizontalDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Hex'),
        offset: 20,
      }),
    ],
  };
}
