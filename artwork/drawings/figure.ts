import type { PlainStretch } from './broken-view.ts';
import type { Mark } from './pen.ts';

/** A product's drawing. Measurements are in mm; depths start at the part's top center. */
export interface Figure {
  /**
   * Pixels per millimeter. Within a category, thumbnails of parts with the same value have the same
   * scale.
   */
  scale: number;
  height: number;
  /** The center's offset to the right of the axis. */
  middle?: number;
  /** The stretch that can be omitted when the part is drawn alone, to make its ends larger. */
  plain?: PlainStretch;
  part: readonly Mark[];
  /** The top view, around the part's center. */
  top?: readonly Mark[];
  dimensions: readonly Mark[];
}
