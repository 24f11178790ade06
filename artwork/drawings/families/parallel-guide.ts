import type { Product } from '@dental-shop/domain/catalogue/product';
import {
  angleDimension,
  horizontalDimension,
  verticalDimension,
} from '../shapes/dimension-line.ts';
import { angledPost, centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure, measureOrZero } from '../shapes/measure.ts';
import { ink, type Mark, px } from '../shapes/pen.ts';
import { placed } from '../shapes/placed.ts';
import { laserRings } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';

function flossHole(z: number): Mark {
  return ({ scale }) =>
    `<circle cy="${px(z * scale)}" r="${px(0.55 * scale)}" fill="#fff" stroke="${ink}" stroke-width="1.1"/>`;
}

export function parallelGuideFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const radius = measure(product, 'Diameter') / 2;
  const degrees = measureOrZero(product, 'Angle');
  const rim = length * 0.5;
  const offset = Math.sin((degrees * Math.PI) / 180) * rim;
  return {
    scale: 14,
    height: length,
    middle: offset / 2,
    part: [
      turned([
        [rim, radius],
        [length - 0.8, radius],
        [length, radius * 0.5],
      ]),
      laserRings([rim + 6, rim + 8], radius, 0.4),
      placed({ z: rim - 0.5, tilt: degrees }, [
        turned([
          [0.5 - rim, radius * 0.7],
          [0.9 - rim, radius],
          [3 - rim, radius],
          [3.6 - rim, radius * 0.8],
          [0, radius * 0.8],
        ]),
        flossHole(2.1 - rim),
      ]),
      turned([
        [rim - 0.8, 2.1],
        [rim - 0.5, 2.5],
        [rim, 2.5],
        [rim + 0.4, radius],
      ]),
    ],
    top: [
      placed({ x: -offset / 2 }, [centerCross(2.5), disc(2.5)]),
      angledPost({ x: -offset / 2, radius: radius * 0.8 }, { x: offset / 2, radius }),
      placed({ x: offset / 2 }, [disc(radius), ring(radius * 0.7)]),
    ],
    dimensions: [
      ...(degrees > 0
        ? [
            angleDimension({
              degrees,
              z: rim - 0.5,
              reach: rim + 0.5,
              text: caption(product, 'Angle'),
            }),
          ]
        : []),
      verticalDimension({
        from: 0,
        to: length,
        edge: -2.5,
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
