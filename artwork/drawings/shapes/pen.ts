export type Finish = 'titanium' | 'steel' | 'silicone' | 'polymer';

export interface Pen {
  /** Pixels per millimeter. */
  scale: number;
  fill: (finish: Finish) => string;
  /** Returns an ID that is unique across all drawings. */
  nextId: () => string;
  /** Whether to draw hidden edges as dashed lines. */
  showsHidden: boolean;
  /** True if the part is horizontal. Its text must then be rotated back. */
  isHorizontal?: boolean;
  omitted?: Stretch;
}

/** Depths in mm. */
export interface Stretch {
  from: number;
  to: number;
}

/** The depth in mm, adjusted for an omitted stretch above it. */
export function depthOf({ omitted }: Pen, z: number): number {
  if (!omitted || z <= omitted.from) return z;
  return Math.max(omitted.from, z - (omitted.to - omitted.from));
}

/** Draws SVG in pixels from the part's top center. */
export type Mark = (pen: Pen) => string;

/** A point on a turned part's outline: depth from the top and radius, in mm. */
export type Step = readonly [z: number, radius: number];

export const ink = '#2b3f44';
export const faintInk = '#8a9a9e';
export const dimensionInk = '#00707a';

/** Rounds to a tenth of a pixel; finer detail isn't visible. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export function polyline(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${px(x)} ${px(y)}`).join('');
}
