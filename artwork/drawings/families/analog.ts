import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

export function analogFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const length = measure(product, 'Length');
  const waist = radius * 0.78;
  return {
    scale: commonScale.impression,
    height: length,
    part: [
      turned(
        [
          [0, radius * 0.95],
          [0.3, radius],
          [2.2, radius],
          [3, waist],
          [4.6, waist],
          [5, radius * 0.94],
          [6.4, radius * 0.94],
          [6.8, waist],
          [8.2, waist],
          [8.6, radius * 0.94],
          [length - 0.4, radius * 0.94],
          [length, radius * 0.8],
        ],
        'steel',
      ),
      scoreLines([
        [
          [radius * 0.45, 5],
          [radius * 0.45, 6.4],
        ],
        [
          [radius * 0.45, 8.6],
          [radius * 0.45, length],
        ],
      ]),
      bore([
        [0, 1.2],
        [1.6, 1.2],
        [1.6, 0.8],
        [5.5, 0.8],
      ]),
    ],
    top: [centerCross(radius), disc(radius, 'steel'), ring(radius * 0.9), prism(6, 1.25, 'socket')],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      verticalDimension({ from: 0, to: length, edge: radius, text: caption(product, 'Length') }),
    ],
  };
}
