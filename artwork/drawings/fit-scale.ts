import type { Bounds } from './shapes/bounds.ts';

/** The fraction of the frame's width or height that a drawing fills. */
export const filledShare = 0.8;

interface Size {
  width: number;
  height: number;
}

export function sizeOf({ left, right, top, bottom }: Bounds): Size {
  return { width: right - left, height: bottom - top };
}

export function united(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function enlarged({ left, right, top, bottom }: Bounds, factor: number): Bounds {
  return {
    left: left * factor,
    right: right * factor,
    top: top * factor,
    bottom: bottom * factor,
  };
}

/**
 * Finds the largest scale at which a drawing fits the frame. Iterates, because letters, arrows, and
 * gaps don't scale.
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

/** The bounds after a quarter turn counterclockwise. */
export function rotated({ left, right, top, bottom }: Bounds): Bounds {
  return { left: top, right: bottom, top: -right, bottom: -left };
}

export function centeredOrigin(bounds: Bounds, frame: Size): readonly [x: number, y: number] {
  return [
    (frame.width - bounds.left - bounds.right) / 2,
    (frame.height - bounds.top - bounds.bottom) / 2,
  ];
}
