import type { Availability } from './availability.ts';
import type { RecordedChange } from './catalogue-changes.ts';
import { type FoldedChanges, isFolded, nothingFolded } from './folded.ts';

/** The values that apply to one product. `price` is written as in the spreadsheet. */
export interface ProductValues {
  price: string;
  hidden: boolean;
  availability: Availability | null;
}

type SheetValues = Omit<ProductValues, 'availability'>;

/** Sorted by the time they take effect, then by the time they were saved. */
export function inOrder(changes: readonly RecordedChange[]): readonly RecordedChange[] {
  return changes.toSorted(
    (one, other) => one.effectiveAt - other.effectiveAt || one.version - other.version,
  );
}

const sheetFields = { price: 'sheetPrice', hidden: 'sheetHidden' } as const;

/**
 * The last change that took effect, or the spreadsheet's value. If the spreadsheet contains a change
 * that was undone after it was folded, the result is as if that change had never been made: the
 * spreadsheet's earlier value, with any earlier changes that it didn't contain.
 */
function sheetValue<Field extends keyof SheetValues>(
  field: Field,
  sheet: SheetValues[Field],
  effective: readonly RecordedChange[],
  folded: FoldedChanges,
): SheetValues[Field] {
  const own = effective.filter((change) => change[field] !== undefined);
  const newest = own.findLast((change) => !change.undone && !isFolded(change, folded));
  // `RecordedChange` has the same types for these fields.
  if (newest) return newest[field] as SheetValues[Field];
  const position = own.findLastIndex((change) => isFolded(change, folded));
  const inSheet = own[position];
  // Otherwise, a developer has edited the spreadsheet since.
  if (!inSheet?.undone || inSheet[field] !== sheet) return sheet;
  const before = inSheet[sheetFields[field]] as SheetValues[Field] | undefined;
  if (before === undefined) return sheet;
  return sheetValue(field, before, own.slice(0, position), inSheet.foldedBefore ?? nothingFolded);
}

function availabilityAt(effective: readonly RecordedChange[], now: number): Availability | null {
  const last = effective.findLast(
    ({ availability, undone }) => availability !== undefined && !undone,
  );
  const isOver = last?.availableAt !== undefined && last.availableAt <= now;
  return isOver ? null : (last?.availability ?? null);
}

/** `changes` are the changes of one product; `now` is in ms since 1970. */
export function valuesInForce(
  sheet: SheetValues,
  changes: readonly RecordedChange[],
  now: number,
  folded: FoldedChanges,
): ProductValues {
  const effective = inOrder(changes.filter(({ effectiveAt }) => effectiveAt <= now));
  return {
    price: sheetValue('price', sheet.price, effective, folded),
    hidden: sheetValue('hidden', sheet.hidden, effective, folded),
    availability: availabilityAt(effective, now),
  };
}
