import { metalGradient } from '../drawings/shapes/metal.ts';
import { type Finish, type Mark, type Pen, px } from '../drawings/shapes/pen.ts';

export const frameWidth = 960;
const frameHeight = 540;

/** Marks that move together. Their origin is at `x` and `y`, in pixels of the frame. */
export interface Actor {
  marks: readonly Mark[];
  /** Pixels per millimeter. */
  scale: number;
  x: number;
  y: number;
  /** In degrees, clockwise. */
  tilt?: number;
  /** From 0 (invisible) to 1. */
  opacity?: number;
  showsHidden?: boolean;
}

/** Later actors cover earlier ones. */
export function drawFrame(actors: readonly Actor[]): string {
  const paints = new Set<Finish>();
  let count = 0;
  const body = actors
    .filter(({ opacity = 1 }) => opacity > 0)
    .map(({ marks, scale, x, y, tilt = 0, opacity = 1, showsHidden = false }) => {
      const pen: Pen = {
        scale,
        showsHidden,
        fill: (finish) => {
          paints.add(finish);
          return `url(#${finish})`;
        },
        nextId: () => {
          count += 1;
          return `id-${count}`;
        },
      };
      const place = `translate(${px(x)} ${px(y)}) rotate(${px(tilt)})`;
      const inner = marks.map((mark) => mark(pen)).join('');
      return `<g transform="${place}" opacity="${opacity.toFixed(3)}">${inner}</g>`;
    })
    .join('');
  const gradients = [...paints].map((finish) => metalGradient(finish, finish)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}" viewBox="0 0 ${frameWidth} ${frameHeight}" font-family="Liberation Sans, Arial, sans-serif" font-size="20">` +
    `<defs>${gradients}</defs><rect width="${frameWidth}" height="${frameHeight}" fill="#fff"/>${body}</svg>\n`
  );
}
