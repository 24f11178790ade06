import { dayMs } from '../../retention/retention.ts';
import { changedFields, type RecordedChange } from './catalogue-changes.ts';
import { type FoldedChanges, foldedIntoSheet, isFolded } from './folded.ts';
import { inOrder } from './values-in-force.ts';

/**
 * Staff can undo a change until this many days after it took effect. A release can be rolled back for
 * as long without losing the changes that were folded into its spreadsheet.
 */
export const undoDays = 30;

const settledBefore = (now: number) => now - undoDays * dayMs;

export function isUndoable(
  changes: readonly RecordedChange[],
  changeId: string,
  now: number,
): boolean {
  return changes.some(
    (change) =>
      change.changeId === changeId && !change.undone && change.effectiveAt >= settledBefore(now),
  );
}

/**
 * Drops what can no longer matter: parts of changes that were replaced, undone, or folded into the
 * spreadsheet too long ago to be undone or rolled back.
 */
export function dropSettled(
  changes: readonly RecordedChange[],
  now: number,
  folded: FoldedChanges = foldedIntoSheet,
): RecordedChange[] {
  const before = settledBefore(now);
  const ordered = inOrder(changes);
  return ordered.flatMap((change, position): RecordedChange[] => {
    if (change.undone) {
      return change.undone.at < before && !isFolded(change, folded) ? [] : [change];
    }
    const isInSheet = isFolded(change, folded) && folded.at < before;
    const replacements = ordered.slice(position + 1).filter(({ sku, effectiveAt, undone }) => {
      return sku === change.sku && effectiveAt < before && !undone;
    });
    const kept = changedFields.filter(
      (field) =>
        change[field] !== undefined &&
        !(isInSheet && field !== 'availability') &&
        !replacements.some((later) => later[field] !== undefined),
    );
    return kept.length > 0 ? [withFields(change, kept)] : [];
  });
}

function withFields(
  { price, hidden, availability, availableAt, sheetPrice, sheetHidden, ...rest }: RecordedChange,
  kept: readonly (typeof changedFields)[number][],
): RecordedChange {
  return {
    ...rest,
    ...(kept.includes('price') && price !== undefined && { price }),
    ...(kept.includes('price') && sheetPrice !== undefined && { sheetPrice }),
    ...(kept.includes('hidden') && hidden !== undefined && { hidden }),
    ...(kept.includes('hidden') && sheetHidden !== undefined && { sheetHidden }),
    ...(kept.includes('availability') && availability !== undefined && { availability }),
    ...(kept.includes('availability') && availableAt !== undefined && { availableAt }),
  };
}
