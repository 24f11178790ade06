import type { Mark } from '../shapes/pen.ts';
import { thread } from '../shapes/thread.ts';

/** The length of the screw on healing caps and cover screws, in mm. */
export const capScrewLength = 3.6;

/** `top` is a depth in mm. */
export function capScrew(top: number): Mark {
  return thread(
    [
      [top, 1],
      [top + capScrewLength - 0.4, 1],
      [top + capScrewLength, 0.7],
    ],
    { pitch: 0.45, depth: 0.18 },
  );
}
