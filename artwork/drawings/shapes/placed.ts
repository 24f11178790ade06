import { type Mark, px } from './pen.ts';

interface Place {
  /** In mm to the right. */
  x?: number;
  /** In mm, down. */
  z?: number;
  /** In degrees, clockwise around the position. */
  tilt?: number;
}

export function placed({ x = 0, z = 0, tilt = 0 }: Place, marks: readonly Mark[]): Mark {
  return (pen) => {
    const turn = tilt === 0 ? '' : ` rotate(${tilt})`;
    const inner = marks.map((mark) => mark(pen)).join('');
    return `<g transform="translate(${px(x * pen.scale)} ${px(z * pen.scale)})${turn}">${inner}</g>`;
  };
}
