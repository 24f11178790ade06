import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import type { Mark } from '../shapes/pen.ts';
import { scoreLines } from '../shapes/strokes.ts';
import { thread } from '../shapes/thread.ts';
import { turned } from '../shapes/turned.ts';
import { connection, connectionDepth } from './connection.ts';

const margin = 1;

function figure(product: Product, below: { marks: readonly Mark[]; depth: number }): Figure {
  const radius = measure(product, 'Diameter') / 2;
  const height = measure(product, 'Height');
  const foot = radius * 0.8;
  const head = radius * 0.6;
  const grooves = [0.3, 0.5, 0.7].map((part) => {
    const reach = head + (foot - head) * part;
    return [
      [-reach, height * part],
      [reach, height * part],
    ] as const;
  });
  return {
    scale: 22,
    height: height + margin + below.depth,
    part: [
      ...below.marks,
      turned([
        [0, head * 0.88],
        [0.25, head],
        [height, foot],
      ]),
      scoreLines(grooves, 0.7),
      // The anti-rotation flat.
      scoreLines([
        [
          [head * 0.45, 0.1],
          [foot * 0.45, height * 0.82],
        ],
        [
          [foot * 0.45, height * 0.82],
          [foot * 0.95, height * 0.82],
        ],
      ]),
      turned([
        [height, radius],
        [height + 0.3, radius],
        [height + margin, Math.max(radius * 0.72, 1.25)],
      ]),
    ],
    top: [centerCross(radius), disc(radius), ring(foot), disc(head), flat(head)],
    dimensions: [
      horizontalDimension({
        from: -radius,
        to: radius,
        z: height + margin + below.depth,
        text: caption(product, 'Diameter'),
        offset: 24,
      }),
      verticalDimension({ from: 0, to: height, edge: radius, text: caption(product, 'Height') }),
    ],
  };
}

function flat(radius: number): Mark {
  return scoreLines([
    [
      [radius * 0.7, -radius * 0.7],
      [radius * 0.7, radius * 0.7],
    ],
  ]);
}

export function solidAbutmentFigure(product: Product): Figure {
  const below = measure(product, 'Height') + margin;
  return figure(product, { marks: connection(below), depth: connectionDepth });
}

export function rescueAbutmentFigure(product: Product): Figure {
  const below = measure(product, 'Height') + margin;
  const depth = 6.4;
  return figure(product, {
    depth,
    marks: [
      thread(
        [
          [below, 1.4],
          [below + depth * 0.8, 1],
          [below + depth, 0.5],
        ],
        { pitch: 0.6, depth: 0.22 },
      ),
    ],
  });
}
