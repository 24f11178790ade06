import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import type { Step } from '../shapes/pen.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { capScrew, capScrewLength } from './cap-screw.ts';
import { commonScale } from './common-scale.ts';

function flared(radius: number, height: number): Step[] {
  return [
    [0, radius * 0.72],
    [height * 0.08, radius * 0.88],
    [height * 0.24, radius],
    [height * 0.5, radius * 0.95],
    [height * 0.8, Math.max(radius * 0.74, 1.5)],
    [height, Math.max(radius * 0.62, 1.4)],
  ];
}

function waisted(radius: number, height: number): Step[] {
  return [
    [0, radius * 0.86],
    [height * 0.07, radius * 0.97],
    [height * 0.14, radius],
    [height * 0.22, radius],
    [height * 0.32, radius * 0.78],
    [height * 0.5, radius * 0.6],
    [height * 0.7, radius * 0.56],
    [height * 0.88, radius * 0.64],
    [height, radius * 0.66],
  ];
}

/** Only sling caps have a waist for the gum. */
export function healingCapFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const hex = measure(product, 'Hex') / Math.sqrt(3);
  const outline = (product.subCategory.startsWith('Sling') ? waisted : flared)(radius, height);
  return {
    scale: commonScale.healingCap,
    height: height + capScrewLength,
    part: [
      capScrew(height),
      turned(outline),
      scoreLines(
        [
          [
            [-radius, height * (product.subCategory.startsWith('Sling') ? 0.18 : 0.24)],
            [radius, height * (product.subCategory.startsWith('Sling') ? 0.18 : 0.24)],
          ],
        ],
        0.5,
      ),
      bore([
        [0, hex],
        [Math.min(1.6, height), hex],
      ]),
    ],
    top: [centerCross(radius), disc(radius), ring(radius * 0.74), prism(6, hex, 'socket')],
    dimensions: [
      horizontalDimension({
        from: -radius,
        to: radius,
        z: 0,
        text: caption(product, 'Diameter'),
      }),
      verticalDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}
