import type { Product } from '@dental-shop/domain/catalogue/product';
import { verticalDimension } from '../shapes/dimension-line.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { laserRings } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';
import { handle, handleRadius } from './instrument-handle.ts';

export function depthGaugeFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const depth = measure(product, 'Drilling depth');
  const radius = measure(product, 'Tip diameter') / 2;
  const grip = length * 0.68;
  return {
    scale: commonScale.handInstrument,
    height: length,
    plain: { from: 20, to: grip - 12, radius: handleRadius },
    part: [
      turned(
        [
          [grip, 1.9],
          [length - depth - 8, 1.2],
          [length - depth - 2, radius],
          [length - 0.6, radius],
          [length, radius * 0.5],
        ],
        'steel',
      ),
      laserRings(
        [6, 8, 10, 12, depth].map((mark) => length - mark),
        radius,
        0.7,
      ),
      ...handle(grip),
    ],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: handleRadius,
        text: caption(product, 'Overall length'),
      }),
      verticalDimension({
        from: length - depth,
        to: length,
        edge: -handleRadius,
        text: caption(product, 'Drilling depth'),
      }),
    ],
  };
}
