import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, hexEdges, knurling } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

export function ratchetAdapterFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Diameter') / 2;
  return {
    scale: commonScale.latchTool,
    height: length,
    part: [
      turned(
        [
          [0, 1.8],
          [0.3, 2],
          [4.5, 2],
        ],
        'steel',
      ),
      hexEdges(0.3, 4.5, 2),
      turned(
        [
          [4.5, radius * 0.9],
          [5, radius],
          [length - 0.6, radius],
          [length, radius * 0.86],
        ],
        'steel',
      ),
      knurling(6, length - 3, radius),
      bore([
        [5.5, 1.2],
        [length, 1.2],
      ]),
    ],
    top: [centerCross(radius), disc(radius, 'steel'), prism(4, 2.4, 'steel', 45)],
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
