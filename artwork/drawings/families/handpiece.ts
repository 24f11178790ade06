import type { Product } from '@dental-shop/domain/catalogue/product';
import { verticalDimension } from '../shapes/dimension-line.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { placed } from '../shapes/placed.ts';
import { knurling, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';

export function handpieceFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const neck = 30;
  return {
    scale: 3.2,
    height: length,
    middle: 4,
    part: [
      turned(
        [
          [neck, 4.5],
          [neck + 12, 6.5],
          [length - 16, 8],
          [length - 14, 9.5],
          [length - 1, 9.5],
          [length, 8.5],
        ],
        'steel',
      ),
      knurling(length - 12, length - 3, 9.5),
      scoreLines(
        [neck + 16, neck + 18].map((z) => [
          [-6.8, z],
          [6.8, z],
        ]),
      ),
      placed({ z: neck + 2, tilt: 20 }, [
        turned(
          [
            [8 - neck, 3.6],
            [-6, 4.2],
            [1, 4.5],
          ],
          'steel',
        ),
        placed({ z: 6 - neck, tilt: 80 }, [
          turned(
            [
              [-7, 3.6],
              [-6, 4.6],
              [5, 4.6],
              [6, 3.4],
            ],
            'steel',
          ),
        ]),
      ]),
    ],
    dimensions: [
      verticalDimension({
        from: 0,
        to: length,
        edge: -9.5,
        text: caption(product, 'Overall length'),
      }),
    ],
  };
}
