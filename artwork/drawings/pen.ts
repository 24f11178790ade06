/** What a part is made of, as far as a drawing can show it. */
export type Finish = 'titanium' | 'steel' | 'silicone' | 'polymer';

/** How one view of one product is drawn: shared by all its marks. */
export interface Pen {
  /** Pixels of the 400 by 400 drawing to a millimeter. */
  scale: number;
  /** The paint for a finish, as an SVG `fill`. */
  fill: (finish: Finish) => string;
  /** An id that no other element of any drawing has. */
  nextId: () => string;
  /** True where edges hidden inside the part are drawn, as broken lines. */
  showsHidden: boolean;
  /** True where the part lies: what is written on it is turned back, to be read. */
  lies?: boolean;
  /** What a broken view leaves out of the part. */
  omitted?: Stretch;
}

/** A stretch of the part, from one depth to another; in mm. */
export interface Stretch {
  from: number;
  to: number;
}

/** Where a depth is drawn, in mm. Whatever a broken view leaves out above it moves it up by as much. */
export function depthOf({ omitted }: Pen, z: number): number {
  if (!omitted || z <= omitted.from) return z;
  return Math.max(omitted.from, z - (omitted.to - omitted.from));
}

/** A piece of a drawing: given the pen, its SVG text, in pixels from the part's top center. */
export type Mark = (pen: Pen) => string;

/** A point of a turned part's outline: mm down from the top, and the radius there in mm. */
export type Step = readonly [z: number, radius: number];

export const ink = '#2b3f44';
export const faintInk = '#8a9a9e';
export const dimensionInk = '#00707a';

/** Pixels with one decimal: a tenth of a pixel is finer than any screen shows. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Path data through points given in pixels. */
export function polyline(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${px(x)} ${px(y)}`).join('');
}
