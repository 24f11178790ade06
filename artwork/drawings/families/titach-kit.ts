import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { connectionDepth } from './connection.ts';
import { abutment, cap, headHeight, sleeve } from './titach-parts.ts';

export function titachKitFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const collar = measure(product, 'Collar height');
  const capHeight = 4.5;
  const sleeveTop = capHeight + 0.8;
  const abutmentTop = sleeveTop + 3 + 0.8;
  const base = abutmentTop + headHeight;
  return {
    scale: 17,
    height: base + collar + connectionDepth,
    part: [
      ...cap(0, radius, capHeight),
      ...sleeve(sleeveTop, 2.25, 3, 2),
      ...abutment(abutmentTop, 2.05, collar),
    ],
    top: [
      centerCross(radius),
      disc(radius),
      disc(2.25, 'silicone'),
      disc(1.9),
      prism(6, 0.72, 'socket'),
    ],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      verticalDimension({
        from: base,
        to: base + collar,
        edge: 2.05,
        text: caption(product, 'Collar height'),
      }),
    ],
  };
}
