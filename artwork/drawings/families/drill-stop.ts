import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import { bore, laserRings, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

/** How far the drill extends below the TurboGuide driver, in mm. */
const freeDrill = 20;

export function drillStopFigure(product: Product): Figure {
  const depth = measure(product, 'Drilling depth');
  const radius = measure(product, 'Diameter') / 2;
  const sleeve = freeDrill - depth;
  return {
    scale: commonScale.drillStop,
    height: freeDrill,
    part: [
      turned(
        [
          [sleeve, 1.2],
          [freeDrill - 1, 1.2],
          [freeDrill, 0.1],
        ],
        'polymer',
      ),
      turned(
        [
          [0, radius * 0.92],
          [0.4, radius],
          [2, radius],
          [2, radius * 0.88],
          [sleeve - 1.2, radius * 0.88],
          [sleeve - 1, radius],
          [sleeve - 0.2, radius],
          [sleeve, radius * 0.9],
        ],
        'steel',
      ),
      scoreLines([
        [
          [-0.35, 0],
          [-0.35, sleeve * 0.55],
        ],
        [
          [0.35, 0],
          [0.35, sleeve * 0.55],
        ],
        [
          [-0.35, sleeve * 0.55],
          [0.35, sleeve * 0.55],
        ],
      ]),
      laserRings([sleeve - 2.2], radius * 0.88, 0.4),
      bore([
        [0, radius * 0.72],
        [sleeve - 1, radius * 0.72],
        [sleeve - 1, 1.3],
        [sleeve, 1.3],
      ]),
    ],
    top: [centerCross(radius), disc(radius, 'steel'), ring(radius * 0.72), ring(1.3, true)],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      verticalDimension({
        from: sleeve,
        to: freeDrill,
        edge: radius,
        text: caption(product, 'Drilling depth'),
      }),
    ],
  };
}
