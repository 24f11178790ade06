import type { PlainStretch } from './broken-view.ts';
import type { Mark } from './pen.ts';

/** How one product is drawn; all measures in mm, down from the part's top center. */
export interface Figure {
  /** Pixels to a millimeter. Parts of a category with the same one share a scale in their thumbnails. */
  scale: number;
  height: number;
  /** How far the middle of the part is to the right of its axis. */
  middle?: number;
  /** What is left out where the part is drawn alone, so that its telling ends are seen larger. */
  plain?: PlainStretch;
  part: readonly Mark[];
  /** How the part looks from above; drawn about its center. */
  top?: readonly Mark[];
  dimensions: readonly Mark[];
}
