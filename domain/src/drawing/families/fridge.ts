import type { Product } from '../../catalogue/product.ts';
import { angleDimension, levelDimension, uprightDimension } from '../dimension-line.ts';
import { centreCross, disc, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure, measureOrNone } from '../measure.ts';
import { placed } from '../placed.ts';
import { bore, knurling, scoreLines } from '../strokes.ts';
import { turned } from '../turned.ts';

const scale = 26;

/** A hollow cone that the bridge is built on; an angled one leans about its foot. */
export function fridgeCapFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const degrees = measureOrNone(product, 'Angle');
  const wall = height - 0.8;
  const lean = Math.sin((degrees * Math.PI) / 180) * wall;
  return {
    scale,
    height,
    middle: lean / 2,
    part: [
      placed({ z: wall, tilt: degrees }, [
        turned([
          [-wall, radius * 0.62],
          [0.3 - wall, radius * 0.68],
          [0.1, radius * 0.9],
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
    top: {
      scale,
      marks: [
        placed({ x: -lean / 2 }, [centreCross(radius), disc(radius), ring(radius * 0.9)]),
        placed({ x: lean / 2 }, [disc(radius * 0.66), ring(radius * 0.3, true)]),
      ],
    },
    dimensions: [
      levelDimension({
        from: -radius,
        to: radius,
        z: height,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      uprightDimension({ from: 0, to: height, edge: -radius, text: caption(product, 'Height') }),
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

/** A brimmed cover for the cap. */
export function fridgeHatFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  return {
    scale,
    height,
    part: [
      turned([
        [0, radius * 0.5],
        [0.35, radius * 0.68],
        [1, radius * 0.74],
        [height - 0.9, radius * 0.82],
        [height - 0.6, radius],
        [height, radius],
      ]),
      bore([
        [0.8, radius * 0.52],
        [height, radius * 0.7],
      ]),
    ],
    top: {
      scale,
      marks: [centreCross(radius), disc(radius), disc(radius * 0.78), ring(radius * 0.5)],
    },
    dimensions: [
      levelDimension({
        from: -radius,
        to: radius,
        z: height,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      uprightDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}

/** A sliding hammer: handle, weight on a rod, hook. */
export function crownRemoverFigure(product: Product): Figure {
  const length = measure(product, 'Overall length');
  const handle = 38;
  const weight = length * 0.52;
  return {
    scale: 2.8,
    height: length,
    part: [
      turned(
        [
          [handle, 1.6],
          [length - 12, 1.6],
          [length - 8, 1],
        ],
        'steel',
      ),
      turned(
        [
          [0, 4],
          [1.5, 5.5],
          [handle - 2, 5.5],
          [handle, 4],
        ],
        'steel',
      ),
      knurling(6, handle - 6, 5.5),
      turned(
        [
          [weight, 5],
          [weight + 1, 6.5],
          [weight + 15, 6.5],
          [weight + 16, 5],
        ],
        'steel',
      ),
      scoreLines(
        [
          [
            [0, length - 8],
            [0, length - 3],
          ],
          [
            [0, length - 3],
            [3, length],
          ],
          [
            [3, length],
            [6.5, length - 1.5],
          ],
        ],
        3.4,
      ),
    ],
    dimensions: [
      uprightDimension({
        from: 0,
        to: length,
        edge: 6.5,
        text: caption(product, 'Overall length'),
      }),
    ],
  };
}
