import type { Mark } from '../shapes/pen.ts';
import { placed } from '../shapes/placed.ts';
import { bore, scoreLines } from '../shapes/strokes.ts';
import { turned } from '../shapes/turned.ts';
import { connection } from './connection.ts';

/** In mm. */
export const headHeight = 3;

function head(radius: number): Mark {
  return turned([
    [0, radius * 0.72],
    [0.5, radius * 0.92],
    [1, radius * 0.92],
    [1.6, radius * 0.68],
    [headHeight, radius * 0.68],
  ]);
}

/** In mm. */
export function abutment(z: number, radius: number, collar: number, tilt = 0): Mark[] {
  const base = z + headHeight;
  return [
    ...connection(base + collar),
    placed({ z: base, tilt }, [placed({ z: -headHeight }, [head(radius)])]),
    turned([
      [base - 0.3, radius * 0.9],
      [base, radius],
      [base + collar * 0.5, radius * 0.86],
      [base + collar, Math.max(radius * 0.64, 1.3)],
    ]),
  ];
}

/** In mm. */
export function cap(z: number, radius: number, height: number): Mark[] {
  return [
    turned([
      [z, radius * 0.7],
      [z + 0.3, radius * 0.84],
      [z + height * 0.36, radius * 0.84],
      [z + height * 0.36, radius * 0.76],
      [z + height * 0.46, radius * 0.76],
      [z + height * 0.46, radius * 0.84],
      [z + height * 0.78, radius * 0.84],
      [z + height * 0.82, radius],
      [z + height, radius],
    ]),
    bore([
      [z + 0.8, radius * 0.62],
      [z + height, radius * 0.62],
    ]),
  ];
}

/** In mm. */
export function sleeve(z: number, radius: number, height: number, rings: number): Mark[] {
  return [
    turned(
      [
        [z, radius * 0.92],
        [z + 0.25, radius],
        [z + height * 0.8, radius],
        [z + height, radius * 0.94],
      ],
      'silicone',
    ),
    scoreLines(
      Array.from({ length: rings }, (_, ring) => {
        const level = z + height * (0.28 + 0.18 * ring);
        return [
          [-radius, level],
          [radius, level],
        ] as const;
      }),
      0.9,
    ),
    bore([
      [z, radius * 0.66],
      [z + height, radius * 0.66],
    ]),
  ];
}
