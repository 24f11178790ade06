import type { Mark } from '../shapes/pen.ts';
import { scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';

/** The radius of a standard handpiece shank in mm (ISO 1797, type 1). */
export const latchRadius = 1.175;

export function latchShank(top: number, bottom: number): Mark[] {
  return [
    turned(
      [
        [top, latchRadius * 0.85],
        [top + 0.3, latchRadius],
        [top + 1.6, latchRadius],
        [top + 1.6, latchRadius * 0.66],
        [top + 2.5, latchRadius * 0.66],
        [top + 2.5, latchRadius],
        [bottom, latchRadius],
      ],
      'steel',
    ),
    scoreLines([
      [
        [latchRadius * 0.3, top],
        [latchRadius * 0.3, top + 5],
      ],
      [
        [latchRadius * 0.3, top + 5],
        [latchRadius, top + 5],
      ],
    ]),
  ];
}
