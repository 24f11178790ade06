import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { laserRings } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';
import { handle, handleRadius } from './instrument-handle.ts';

export function simpleLiftInstrumentFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Tip diameter') / 2;
  const grip = length * 0.64;
  return {
    scale: commonScale.handInstrument,
    height: length,
    plain: { from: 20, to: grip - 12, radius: handleRadius },
    part: [
      turned(
        [
          [grip, 1.9],
          [length - 22, Math.min(1.7, radius)],
          [length - 16, radius],
          [length, radius * 0.92],
        ],
        'steel',
      ),
      laserRings(
        [6, 8, 10, 12, 14].map((depth) => length - depth),
        radius,
        0.6,
      ),
      ...handle(grip),
    ],
    top: [centerCross(radius), disc(radius, 'steel'), ring(radius * 0.7, true)],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: handleRadius,
        text: caption(product, 'Overall length'),
      }),
      horizontalDimension({
        from: -radius,
        to: radius,
        z: length,
        text: caption(product, 'Tip diameter'),
        offset: 20,
      }),
    ],
  };
}
