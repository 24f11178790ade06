import * as z from 'zod';
import type { RecordedChange } from './catalogue-changes.ts';
import folded from './folded.json' with { type: 'json' };

const foldedChanges = z.strictObject({
  /** The version of `catalogueChanges/current` that was folded. */
  version: z.int().nonnegative(),
  /** In ms since 1970. Changes that took effect later weren't folded. */
  at: z.int().nonnegative(),
});
export type FoldedChanges = z.infer<typeof foldedChanges>;

export const nothingFolded: FoldedChanges = { version: 0, at: 0 };

/** The changes that the built-in spreadsheet already contains. `npm run catalogue -- fold` updates it. */
export const foldedIntoSheet: FoldedChanges = foldedChanges.parse(folded);

/**
 * Whether the spreadsheet contains the change. A change that was undone before the fold isn't in it. The result doesn't
 * apply to the availability, which has no column in the spreadsheet.
 */
export function isFolded(
  { version, effectiveAt, undone }: Pick<RecordedChange, 'version' | 'effectiveAt' | 'undone'>,
  folded: FoldedChanges,
): boolean {
  const wasMade = version <= folded.version && effectiveAt <= folded.at;
  return wasMade && (undone === undefined || undone.version > folded.version);
}
