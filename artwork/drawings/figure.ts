import type { PlainStretch } from './broken-view.ts';
import type { Mark } from './pen.ts';

/** A product's drawing. Measurements are in mm; depths start at the part's top center. */
export interface Figure {
  /**
   * Pixels per millimeter. If parts in the same category have the same value, their thumbnails are
   * drawn to the same scale.
   */
  scale: number;
  height: number;
  /** The center's offset to the right of the axis. */
  middle?: number;
  /** The stretch that can be left out when the part is drawn alone, so that its ends are larger. */
  plain?: PlainStretch;
  part: readonly Mark[];
  /** The top view, around the part's center. */
  top?: readonly Mark[];
  dimensions: readonly Mark[];
}
