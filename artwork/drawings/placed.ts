import { type Mark, px } from './pen.ts';

interface Place {
  /** How far to the right, in mm. */
  x?: number;
  /** How far down, in mm. */
  z?: number;
  /** How far it is tilted, in degrees, clockwise about the place itself. */
  tilt?: number;
}

/** Marks moved, and tilted, as one. */
export function placed({ x = 0, z = 0, tilt = 0 }: Place, marks: readonly Mark[]): Mark {
  return (pen) => {
    const turn = tilt === 0 ? '' : ` rotate(${tilt})`;
    const inner = marks.map((mark) => mark(pen)).join('');
    return `<g transform="translate(${px(x * pen.scale)} ${px(z * pen.scale)})${turn}">${inner}</g>`;
  };
}
