import type { PlainStretch } from './broken-view.ts';
import type { Mark } from './pen.ts';

/** A product's drawing. Measures are in mm, down from the part's top center. */
export interface Figure {
  /** Pixels per millimeter. Parts of a category with the same value share a scale in thumbnails. */
  scale: number;
  height: number;
  /** The center's offset to the right of the axis. */
  middle?: number;
  /** The stretch to leave out when the part is drawn alone, so that its ends are larger. */
  plain?: PlainStretch;
  part: readonly Mark[];
  /** The top view, around the part's center. */
  top?: readonly Mark[];
  dimensions: readonly Mark[];
}
