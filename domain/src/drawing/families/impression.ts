import type { Product } from '../../catalogue/product.ts';
import { levelDimension, uprightDimension } from '../dimension-line.ts';
import { centreCross, disc, prism, ring } from '../end-view.ts';
import type { Figure } from '../figure.ts';
import { caption, measure } from '../measure.ts';
import { bore, hexEdges, scoreLines } from '../strokes.ts';
import { thread } from '../thread.ts';
import { turned } from '../turned.ts';

const scale = 19;

/** A grooved stand-in for the implant head in a plaster model. */
export function analogFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const length = measure(product, 'Length');
  const waist = radius * 0.78;
  return {
    scale,
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
    top: {
      scale: 26,
      marks: [
        centreCross(radius),
        disc(radius, 'steel'),
        ring(radius * 0.9),
        prism(6, 1.25, 'socket'),
      ],
    },
    dimensions: [
      levelDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      uprightDimension({ from: 0, to: length, edge: radius, text: caption(product, 'Length') }),
    ],
  };
}

/** A cone with a flat, which shows the way back into the impression. */
export function closedTrayCopingFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const pin = 2.6;
  const tip = radius * 0.56;
  return {
    scale,
    height: height + pin,
    part: [
      thread(
        [
          [height, 0.95],
          [height + pin, 0.8],
        ],
        { pitch: 0.4, depth: 0.16 },
        'steel',
      ),
      turned([
        [0, tip * 0.8],
        [0.4, tip],
        [2.4, radius * 0.64],
        [2.4, radius * 0.54],
        [3.2, radius * 0.54],
        [3.2, radius * 0.68],
        [height - 2, radius * 0.86],
        [height - 1.6, radius],
        [height - 0.9, radius],
        [height, Math.max(radius * 0.7, 1.2)],
      ]),
      scoreLines([
        [
          [tip * 0.4, 3.2],
          [radius * 0.4, height - 2],
        ],
      ]),
      bore([
        [0, 0.62],
        [1.6, 0.62],
      ]),
    ],
    top: {
      scale: 26,
      marks: [
        centreCross(radius),
        disc(radius),
        ring(radius * 0.86),
        disc(tip),
        prism(6, 0.72, 'socket'),
      ],
    },
    dimensions: [
      levelDimension({
        from: -radius,
        to: radius,
        z: height + pin,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      uprightDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}

/** Square shoulders that stay in the impression, and a long screw reached through the tray. */
export function openTrayCopingFigure(product: Product): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const pin = 2.6;
  const screw = 5;
  const square = radius * 0.95;
  return {
    scale,
    height: height + pin,
    part: [
      turned(
        [
          [0, 0.95],
          [0.2, 1.15],
          [screw, 1.15],
        ],
        'steel',
      ),
      scoreLines(
        [1.2, 1.8, 2.4].map((z) => [
          [-1.15, z],
          [1.15, z],
        ]),
        0.6,
      ),
      thread(
        [
          [height, 0.95],
          [height + pin, 0.8],
        ],
        { pitch: 0.4, depth: 0.16 },
        'steel',
      ),
      turned([
        [screw, square],
        [screw + 2.4, square],
        [screw + 2.4, square * 0.66],
        [screw + 3.6, square * 0.66],
        [screw + 3.6, square],
        [screw + 6, square],
        [screw + 6.6, radius * 0.7],
        [height - 1.4, radius * 0.74],
        [height - 1, radius],
        [height - 0.4, radius],
        [height, Math.max(radius * 0.7, 1.2)],
      ]),
      hexEdges(screw, screw + 2.4, square),
      hexEdges(screw + 3.6, screw + 6, square),
      bore([
        [screw, 1.2],
        [height, 1.2],
      ]),
    ],
    top: {
      scale: 26,
      marks: [
        centreCross(radius),
        disc(radius),
        prism(4, square, 'titanium', 45),
        disc(1.15, 'steel'),
        prism(6, 0.72, 'socket'),
      ],
    },
    dimensions: [
      levelDimension({
        from: -radius,
        to: radius,
        z: height + pin,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      uprightDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}
