import type { PlainStretch } from './broken-view.ts';
import type { Mark } from './pen.ts';

/** Measurements are in mm; depths start at the part's top center. */
export interface Figure {
  /**
   * Pixels per millimeter. Within a main category, figures with the same value get thumbnails at
   * the same scale.
   */
  scale: number;
  height: number;
  /** The center's offset to the right of the axis. */
  middle?: number;
  /** When the part is drawn alone, this stretch can be left out to show the ends larger. */
  plain?: PlainStretch;
  part: readonly Mark[];
  /** The top view, around the part's center. */
  top?: readonly Mark[];
  dimensions: readonly Mark[];
}
