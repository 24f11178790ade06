import type { Product } from '@dental-shop/domain/catalogue/product';
import { horizontalDimension, verticalDimension } from '../shapes/dimension-line.ts';
import { centerCross, disc, prism, ring } from '../shapes/end-view.ts';
import type { Figure } from '../shapes/figure.ts';
import { caption, measure } from '../shapes/measure.ts';
import type { Step } from '../shapes/pen.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { thread } from '../shapes/thread.ts';
import { turned } from '../shapes/turned.ts';

/** In mm. */
export const implantPitch = 0.95;

/** Films use `turn` to rotate the implant. */
export function implantFigure(product: Product, turn = 0): Figure {
  const length = measure(product, 'Length');
  const radius = measure(product, 'Diameter') / 2;
  const collar = 1.2;
  const rim = radius * 0.94;
  const tip = radius * 0.58;
  const body: Step[] = [
    [collar, radius],
    [collar + (length - collar) * 0.35, radius * 0.96],
    [length - radius * 0.55, radius * 0.74],
    [length - radius * 0.24, tip],
    [length - radius * 0.08, tip * 0.82],
    [length, tip * 0.55],
  ];
  const grooves = [0.45, 0.75].map(
    (z) =>
      [
        [-radius * 0.97, z],
        [radius * 0.97, z],
      ] as const,
  );
  const socket = Math.min(radius * 0.62, 1.35);
  return {
    scale: 24,
    height: length,
    part: [
      thread(body, { pitch: implantPitch, depth: Math.min(0.34, radius * 0.17), turn }),
      turned([
        [0, rim],
        [0.2, radius],
        [collar, radius],
      ]),
      scoreLines(grooves, 0.6),
      bore([
        [0, socket],
        [1.8, socket],
        [1.8, socket * 0.68],
        [Math.min(4.6, length - 1.4), socket * 0.68],
        [Math.min(4.9, length - 1.1), 0.1],
      ]),
    ],
    top: [
      centerCross(radius),
      disc(radius),
      ring(rim),
      prism(6, socket, 'socket'),
      ring(socket * 0.6, true),
    ],
    dimensions: [
      horizontalDimension({ from: -radius, to: radius, z: 0, text: caption(product, 'Diameter') }),
      verticalDimension({ from: 0, to: length, edge: radius, text: caption(product, 'Length') }),
    ],
  };
}
