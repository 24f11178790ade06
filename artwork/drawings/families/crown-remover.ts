import type { Product } from '@dental-shop/domain/catalogue/product';
import { verticalDimension } from '../shapes/dimension-line.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { knurling, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';

export function crownRemoverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const handle = 38;
  const weight = length * 0.52;
  return {
    scale: 2.8,
    height: length,
    part: [
      turned(
        [
          [handle, 1.6],
          [length - 12, 1.6],
          [length - 8, 1],
        ],
        'steel',
      ),
      turned(
        [
          [0, 4],
          [1.5, 5.5],
          [handle - 2, 5.5],
          [handle, 4],
        ],
        'steel',
      ),
      knurling(6, handle - 6, 5.5),
      turned(
        [
          [weight, 5],
          [weight + 1, 6.5],
          [weight + 15, 6.5],
          [weight + 16, 5],
        ],
        'steel',
      ),
      scoreLines(
        [
          [
            [0, length - 8],
            [0, length - 3],
          ],
          [
            [0, length - 3],
            [3, length],
          ],
          [
            [3, length],
            [6.5, length - 1.5],
          ],
        ],
        3.4,
      ),
    ],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: 6.5,
        text: caption(product, 'Overall length'),
      }),
    ],
  };
}
