import type { Mark } from './pen.ts';

/** How one product is drawn; all measures in mm, down from the part's top center. */
export interface Figure {
  /** Pixels to a millimeter: one for a whole family, so that sizes can be compared by eye. */
  scale: number;
  height: number;
  /** How far the middle of the part is to the right of its axis. */
  middle?: number;
  part: readonly Mark[];
  /** The part from above, about its center; its own scale because ends are small. */
  top?: { scale: number; marks: readonly Mark[] };
  dimensions: readonly Mark[];
}
