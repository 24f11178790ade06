import type { Bounds } from './bounds.ts';

/** The share of its frame that a drawing fills, in the direction in which it fills more of it. */
export const filledShare = 0.8;

interface Size {
  width: number;
  height: number;
}

export function sizeOf({ left, right, top, bottom }: Bounds): Size {
  return { width: right - left, height: bottom - top };
}

/** The bounds of two pieces of a drawing together. */
export function united(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The bounds of a drawing that is drawn larger by a factor. */
export function enlarged({ left, right, top, bottom }: Bounds, factor: number): Bounds {
  return {
    left: left * factor,
    right: right * factor,
    top: top * factor,
    bottom: bottom * factor,
  };
}

/**
 * The scale at which a drawing is as large as the frame lets it be. Letters, arrows and gaps keep their
 * size at any scale, so that it is approached in a few steps.
 */
export function fitScale(boundsAt: (scale: number) => Bounds, frame: Size): number {
  let scale = 10;
  for (let step = 0; step < 8; step += 1) {
    const { width, height } = sizeOf(boundsAt(scale));
    const growth = Math.min(frame.width / width, frame.height / height);
    scale *= growth;
    if (Math.abs(growth - 1) < 0.005) break;
  }
  return scale;
}

/** The bounds of a drawing that was turned by a quarter, its top to the left. */
export function laid({ left, right, top, bottom }: Bounds): Bounds {
  return { left: top, right: bottom, top: -right, bottom: -left };
}

/** Where a drawing's origin stands, so that the drawing is in the middle of its frame. */
export function centeredOrigin(bounds: Bounds, frame: Size): readonly [x: number, y: number] {
  return [
    (frame.width - bounds.left - bounds.right) / 2,
    (frame.height - bounds.top - bounds.bottom) / 2,
  ];
}
