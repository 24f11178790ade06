import type { Mark } from '../shapes/pen.ts';
import { knurling } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';

export const handleRadius = 4;

/** `length` is in mm. */
export function handle(length: number): Mark[] {
  return [
    turned(
      [
        [0, handleRadius * 0.8],
        [1, handleRadius],
        [length - 6, handleRadius],
        [length, 1.9],
      ],
      'steel',
    ),
    knurling(8, 34, handleRadius),
    knurling(length - 40, length - 10, handleRadius),
  ];
}
