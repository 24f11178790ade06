import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, laserRings } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';
import { latchShank } from './latch-shank.ts';

export function drillExtenderFigure(product: Product): Figure {
  const overall = measure(product, 'Overall length');
  const shoulder = overall - measure(product, 'Length');
  const radius = measure(product, 'Diameter') / 2;
  return {
    scale: commonScale.latchTool,
    height: overall,
    part: [
      ...latchShank(0, shoulder),
      turned(
        [
          [shoulder, 1.5],
          [shoulder + 0.8, radius],
          [overall - 0.5, radius],
          [overall, radius * 0.85],
        ],
        'steel',
      ),
      laserRings([overall - 6], radius, 0.3),
      bore([
        [shoulder + 3, 1.2],
        [overall, 1.2],
      ]),
    ],
    top: [centerCross(radius), disc(radius, 'steel'), ring(radius * 0.86), ring(1.2, true)],
    dimensions: [
      verticalDimension({
        from: 0,
        to: overall,
        edge: radius,
        text: caption(product, 'Overall length'),
      }),
      verticalDimension({
        from: shoulder,
        to: overall,
        edge: -radius,
        text: caption(product, 'Length'),
      }),
      horizontalDimension({
        from: -radius,
        to: radius,
        z: overall,
        text: caption(product, 'Diameter'),
        offset: 22,
      }),
    ],
  };
}
