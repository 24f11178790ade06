import type { Availability } from './availability.ts';
import type { RecordedChange } from './catalogue-changes.ts';
import { type FoldedChanges, isFolded } from './folded.ts';

/** What applies to one product. `price` is written as in the spreadsheet. */
export interface ProductValues {
  price: string;
  hidden: boolean;
  availability: Availability | null;
}

type SheetValues = Omit<ProductValues, 'availability'>;

/** By the time they take effect; then by the time they were made. */
export function inOrder(changes: readonly RecordedChange[]): readonly RecordedChange[] {
  return changes.toSorted(
    (one, other) => one.effectiveAt - other.effectiveAt || one.version - other.version,
  );
}

const sheetFields = { price: 'sheetPrice', hidden: 'sheetHidden' } as const;

/**
 * The last change that took effect, or what's in the spreadsheet. If the spreadsheet contains a change
 * that was undone after it was folded, the earlier changes count again.
 */
function sheetValue<Field extends keyof SheetValues>(
  field: Field,
  sheet: SheetValues,
  effective: readonly RecordedChange[],
  folded: FoldedChanges,
): SheetValues[Field] {
  const wrong = effective.find(
    (change) => change.undone && isFolded(change, folded) && change[field] === sheet[field],
  );
  const counting = effective.filter(
    (change) =>
      change[field] !== undefined && !change.undone && (wrong || !isFolded(change, folded)),
  );
  // `RecordedChange` has the same types for these fields.
  const original = wrong?.[sheetFields[field]] as SheetValues[Field] | undefined;
  const changed = counting.at(-1)?.[field] as SheetValues[Field] | undefined;
  return changed ?? original ?? sheet[field];
}

function availabilityAt(effective: readonly RecordedChange[], now: number): Availability | null {
  const last = effective.findLast(
    ({ availability, undone }) => availability !== undefined && !undone,
  );
  const isOver = last?.availableAt !== undefined && last.availableAt <= now;
  return isOver ? null : (last?.availability ?? null);
}

/** `changes` are those of one product; `now` is in ms since 1970. */
export function valuesInForce(
  sheet: SheetValues,
  changes: readonly RecordedChange[],
  now: number,
  folded: FoldedChanges,
): ProductValues {
  const effective = inOrder(changes.filter(({ effectiveAt }) => effectiveAt <= now));
  return {
    price: sheetValue('price', sheet, effective, folded),
    hidden: sheetValue('hidden', sheet, effective, folded),
    availability: availabilityAt(effective, now),
  };
}
