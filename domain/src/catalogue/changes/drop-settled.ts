import { dayMs } from '../../retention/retention.ts';
import { changedFields, type RecordedChange } from './catalogue-changes.ts';
import { type FoldedChanges, foldedIntoSheet, isFolded, nothingFolded } from './folded.ts';
import { inOrder } from './values-in-force.ts';

/**
 * Staff can undo a change until this many days after it took effect. For the same period, a release can
 * be rolled back without losing the changes that were folded into its spreadsheet.
 */
export const undoDays = 30;

type ChangedField = (typeof changedFields)[number];

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
 * Drops data that's no longer needed: parts of changes that were replaced, undone, or folded into the spreadsheet too
 * long ago to be undone or rolled back. If the spreadsheet contains an undone change, that change is kept until the
 * next fold, together with the changes that supply the value to use instead.
 */
export function dropSettled(
  changes: readonly RecordedChange[],
  now: number,
  folded: FoldedChanges = foldedIntoSheet,
): RecordedChange[] {
  const before = settledBefore(now);
  const ordered = inOrder(changes);
  return ordered.flatMap((change, position): RecordedChange[] => {
    const others = ordered.filter((each) => each !== change && each.sku === change.sku);
    if (change.undone) {
      const sheets = [folded, ...others.map(({ foldedBefore }) => foldedBefore ?? nothingFolded)];
      const isInSheet = sheets.some((sheet) => isFolded(change, sheet));
      return change.undone.at < before && !isInSheet ? [] : [change];
    }
    const wrong = others.filter((other) => other.undone && isFolded(other, folded));
    const isInSheet = isFolded(change, folded) && folded.at < before;
    const replacements = ordered.slice(position + 1).filter(({ sku, effectiveAt, undone }) => {
      return sku === change.sku && effectiveAt < before && !undone;
    });
    const isDropped = (field: ChangedField) =>
      replacements.some((later) => later[field] !== undefined) ||
      (isInSheet && field !== 'availability' && wrong.every((other) => other[field] === undefined));
    const kept = changedFields.filter((field) => change[field] !== undefined && !isDropped(field));
    return kept.length > 0 ? [withFields(change, kept)] : [];
  });
}

function withFields(
  { price, hidden, availability, availableAt, sheetPrice, sheetHidden, ...rest }: RecordedChange,
  kept: readonly ChangedField[],
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
