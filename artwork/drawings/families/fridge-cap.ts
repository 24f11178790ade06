import type { Product } from '@dental-shop/domain/catalogue/product';
import {
  angleDimension,
  horizontalDimension,
  verticalDimension,
} from '../shapes/dimension-line.ts';
import { angledPost, centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure, measureOrZero } from '../shapes/measure.ts';
import { placed } from '../shapes/placed.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { commonScale } from './common-scale.ts';

export function fridgeCapFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const degrees = measureOrZero(product, 'Angle');
  const wall = height - 0.8;
  const sine = Math.sin((degrees * Math.PI) / 180);
  const offset = sine * wall;
  // An angled cone is shorter, so its lower edge stays behind the brim.
  const tuck = radius * sine * 0.6;
  return {
    scale: commonScale.fridge,
    height,
    middle: offset / 2,
    part: [
      // Fills the gap between an angled cone and the brim.
      turned([
        [wall - 1.4, radius * 0.7],
        [wall, radius * 0.96],
      ]),
      placed({ z: wall, tilt: degrees }, [
        turned([
          [-wall, radius * 0.62],
          [0.3 - wall, radius * 0.68],
          [-tuck, radius * 0.9],
        ]),
        scoreLines(
          [0.25, 0.5, 0.75].map((part) => {
            const reach = radius * (0.68 + 0.22 * part);
            return [
              [-reach, wall * (part - 1)],
              [reach, wall * (part - 1)],
            ] as const;
          }),
        ),
      ]),
      turned([
        [wall - 0.2, radius],
        [height - 0.2, radius],
        [height, radius * 0.94],
      ]),
      bore([
        [1.4, radius * 0.4],
        [height, radius * 0.66],
      ]),
    ],
    top: [
      placed({ x: -offset / 2 }, [centerCross(radius), disc(radius)]),
      angledPost(
        { x: -offset / 2, radius: radius * 0.9 },
        { x: offset / 2, radius: radius * 0.66 },
      ),
      placed({ x: offset / 2 }, [disc(radius * 0.66), ring(radius * 0.3, true)]),
    ],
    dimensions: [
      horizontalDimension({
        from: -radius,
        to: radius,
        z: height,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      verticalDimension({ from: 0, to: height, edge: -radius, text: caption(product, 'Height') }),
      ...(degrees > 0
        ? [
            angleDimension({
              degrees,
              z: wall,
              reach: wall + 1,
              text: caption(product, 'Angle'),
            }),
          ]
        : []),
    ],
  };
}
