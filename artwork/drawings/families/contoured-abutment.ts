import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { ink, type Mark, px } from '../shapes/pen.ts';
import { bore } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { connection, connectionDepth } from './connection.ts';

function scallopedCollar(z: number, radius: number, height: number): Mark {
  return ({ scale, fill }) => {
    const [r, foot] = [radius * scale, Math.max(radius * 0.66, 1.3) * scale];
    const [top, bottom] = [z * scale, (z + height) * scale];
    const dip = Math.min(height, 1.4) * 0.9 * scale;
    const shoulder = `Q${px(r * 0.55)} ${px(top)} 0 ${px(top + dip)}Q${px(-r * 0.55)} ${px(top)} ${px(-r)} ${px(top)}`;
    const body = `M${px(r)} ${px(top)}${shoulder}C${px(-r)} ${px(bottom - 2)} ${px(-foot)} ${px(bottom - 4)} ${px(-foot)} ${px(bottom)}H${px(foot)}C${px(foot)} ${px(bottom - 4)} ${px(r)} ${px(bottom - 2)} ${px(r)} ${px(top)}Z`;
    return `<path d="${body}" fill="${fill('titanium')}" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>`;
  };
}

export function contouredAbutmentFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const collar = measure(product, 'Collar height');
  const height = measure(product, 'Height');
  const foot = radius * 0.8;
  const below = height + collar;
  return {
    scale: 23,
    height: below + connectionDepth,
    part: [
      ...connection(below),
      turned([
        [0, radius * 0.52],
        [0.2, radius * 0.56],
        [height * 0.9, foot],
        [height + Math.min(collar, 1.4) * 0.9, foot],
      ]),
      scallopedCollar(height, radius, collar),
      bore([
        [0, 1],
        [height, 1],
        [height, 0.6],
        [below, 0.6],
      ]),
    ],
    top: [
      centerCross(radius),
      disc(radius),
      ring(foot),
      disc(radius * 0.56),
      ring(Math.min(1, radius * 0.46), true),
    ],
    dimensions: [
      horizontalDimension({
        from: -radius,
        to: radius,
        z: below + connectionDepth,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      verticalDimension({
        from: height,
        to: below,
        edge: radius,
        text: caption(product, 'Collar height'),
      }),
      verticalDimension({ from: 0, to: height, edge: -radius, text: caption(product, 'Height') }),
    ],
  };
}
