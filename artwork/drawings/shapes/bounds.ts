import type { Mark, Pen } from './pen.ts';

type Point = readonly [x: number, y: number];

/** In pixels. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function matrixOf(transform: string): Matrix {
  if (transform === '') return identity;
  return [...transform.matchAll(/(translate|rotate)\(([^)]*)\)/g)].reduce(
    (matrix, [, kind, values = '']) => {
      const [x = 0, y = 0] = values.split(/[ ,]+/).map(Number);
      const radians = (x * Math.PI) / 180;
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      return times(matrix, kind === 'rotate' ? [cos, sin, -sin, cos, 0, 0] : [1, 0, 0, 1, x, y]);
    },
    identity,
  );
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** For arcs, returns only the end points. */
function pathPoints(data: string): Point[] {
  const points: Point[] = [];
  let [command, count, from]: [string, number, Point] = ['M', 2, [0, 0]];
  let [x, y] = [0, 0];
  let numbers: number[] = [];
  for (const token of data.match(/[A-Za-z]|-?[\d.]+/g) ?? []) {
    if (token > '@') {
      [command, count] = [token, counts[token.toUpperCase()] ?? 0];
      continue;
    }
    numbers.push(Number(token));
    if (numbers.length < count) continue;
    from = command < 'a' ? [0, 0] : [x, y];
    const [first = 0] = numbers;
    if (command === 'H' || command === 'h') x = from[0] + first;
    else if (command === 'V' || command === 'v') y = from[1] + first;
    else {
      for (let pair = count === 7 ? 5 : 0; pair < count; pair += 2) {
        x = from[0] + (numbers[pair] ?? 0);
        y = from[1] + (numbers[pair + 1] ?? 0);
        if (pair < count - 2) points.push([x, y]);
      }
    }
    points.push([x, y]);
    numbers = [];
  }
  return points;
}

/** The approximate width of a sans-serif letter, relative to the font size. */
const letterWidth = 0.56;

function textCorners(rest: string, text: string): Point[] {
  const size = Number(attribute(rest, 'font-size')) || 16;
  const width = text.length * size * letterWidth;
  const share = { middle: 0.5, end: 1 }[attribute(rest, 'text-anchor')] ?? 0;
  const x = Number(attribute(rest, 'x')) - width * share;
  const y = Number(attribute(rest, 'y'));
  return corners(x, y - size * 0.74, x + width, y);
}

function corners(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

/** Returns '' if the attribute is missing. `Number('')` is 0. */
function attribute(rest: string, key: string): string {
  const start = rest.indexOf(` ${key}="`);
  if (start < 0) return '';
  const from = start + key.length + 3;
  return rest.slice(from, rest.indexOf('"', from));
}

function shapePoints(name: string, rest: string, text: string): Point[] {
  const number = (key: string) => Number(attribute(rest, key));
  if (name === 'path') return pathPoints(attribute(rest, 'd'));
  if (name === 'text') return textCorners(rest, text);
  if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return corners(x - r, y - r, x + r, y + r);
  }
  const [left, top] = [number('x'), number('y')];
  return corners(left, top, left + number('width'), top + number('height'));
}

const shapes: ReadonlySet<string> = new Set(['g', 'path', 'rect', 'circle', 'text']);

/**
 * Approximate: ignores line widths, includes the control points of curves, and estimates letter
 * widths. For clipped content, uses the clip path's bounds.
 */
function boundsOf(svg: string): Bounds {
  const stack: Matrix[] = [];
  let matrix = identity;
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [, close, name = '', rest = '', text = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*)>([^<]*)/g,
  )) {
    if (name === 'g' && close) matrix = stack.pop() ?? identity;
    if (close || !shapes.has(name)) continue;
    if (name !== 'g' && attribute(rest, 'clip-path') !== '') continue;
    const here = times(matrix, matrixOf(attribute(rest, 'transform')));
    if (name === 'g') {
      stack.push(matrix);
      matrix = here;
      continue;
    }
    const [a, b, c, d, e, f] = here;
    for (const [x, y] of shapePoints(name, rest, text)) {
      const [px, py] = [a * x + c * y + e, b * x + d * y + f];
      bounds.left = Math.min(bounds.left, px);
      bounds.right = Math.max(bounds.right, px);
      bounds.top = Math.min(bounds.top, py);
      bounds.bottom = Math.max(bounds.bottom, py);
    }
  }
  return bounds;
}

export function measured(
  marks: readonly Mark[],
  pen: Pick<Pen, 'scale' | 'isHorizontal' | 'omitted'>,
): Bounds {
  const plain: Pen = { fill: () => '', nextId: () => '', showsHidden: false, ...pen };
  return boundsOf(marks.map((mark) => mark(plain)).join(''));
}
