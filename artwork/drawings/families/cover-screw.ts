import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { capScrew, capScrewLength } from './cap-screw.ts';
import { commonScale } from './common-scale.ts';

export function coverScrewFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const hex = measure(product, 'Hex') / Math.sqrt(3);
  const head = 0.9;
  return {
    scale: commonScale.healingCap,
    height: head + capScrewLength,
    part: [
      capScrew(head),
      turned([
        [0, radius * 0.86],
        [0.15, radius],
        [head * 0.6, radius],
        [head, 1.05],
      ]),
      bore([
        [0, hex],
        [1.5, hex],
      ]),
    ],
    top: [centerCross(radius), disc(radius), ring(radius * 0.86), prism(6, hex, 'socket')],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
    ],
  };
}
