import { findProduct } from '../find-product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import { readPrice } from '../sheet/read-product.ts';
import { SheetFault, type SheetFaultFacts } from '../sheet/sheet-fault.ts';
import {
  type CatalogueChanges,
  maxRecordedChanges,
  type ProductChange,
  type RecordedChange,
} from './catalogue-changes.ts';
import type { ChangeProblem, ChangeProblemCode } from './change-problem.ts';
import { dropSettled } from './drop-settled.ts';
import { type FoldedChanges, foldedIntoSheet, isFolded } from './folded.ts';
import { kitProblems } from './kit-problems.ts';

export type Recording =
  | { ok: true; changes: CatalogueChanges; recorded: readonly RecordedChange[] }
  | { ok: false; problems: readonly ChangeProblem[] };

interface NewChanges {
  /** The spreadsheet, without changes. */
  catalogue: Catalogue;
  current: CatalogueChanges;
  requested: readonly ProductChange[];
  changeId: string;
  /** In ms since 1970. */
  now: number;
  effectiveAt: number;
  startOfDay: (day: string) => number;
  folded?: FoldedChanges;
}

/** Adds the changes, unless one of them breaks a rule of the spreadsheet. */
export function recordChanges(given: NewChanges): Recording {
  const { catalogue, current, now, effectiveAt, folded = foldedIntoSheet } = given;
  const problems: ChangeProblem[] = [];
  const recorded = given.requested.flatMap((change, index): RecordedChange[] => {
    const found = changeProblem(given, change, given.requested.slice(0, index));
    if (found) {
      problems.push({ sku: change.sku, facts: {}, at: effectiveAt, ...found });
      return [];
    }
    return [withSheet(toRecorded(given, change), catalogue, folded)];
  });
  if (problems.length > 0) return { ok: false, problems };
  const kept = dropSettled(current.changes, now, folded).map((change) =>
    change.undone ? change : withSheet(change, catalogue, folded),
  );
  const changes = { version: current.version + 1, changes: [...kept, ...recorded] };
  if (changes.changes.length > maxRecordedChanges) {
    const facts = { max: String(maxRecordedChanges) };
    const [{ sku } = { sku: '' }] = recorded;
    return { ok: false, problems: [{ sku, code: 'too-many-changes', facts, at: now }] };
  }
  const touched = new Set(recorded.map(({ sku }) => sku));
  const kits = kitProblems(catalogue, changes, { now, folded, touched });
  return kits.length > 0 ? { ok: false, problems: kits } : { ok: true, changes, recorded };
}

function changeProblem(
  { catalogue, effectiveAt, startOfDay }: NewChanges,
  { sku, price, hidden, availability }: ProductChange,
  earlier: readonly ProductChange[],
): { code: ChangeProblemCode; facts?: SheetFaultFacts } | undefined {
  const product = findProduct(catalogue, sku);
  if (!product) return { code: 'unknown-sku' };
  if (earlier.some((each) => findProduct(catalogue, each.sku) === product)) {
    return { code: 'duplicate-sku' };
  }
  // The product has no page until the next release.
  if (product.hidden && hidden === false) return { code: 'hidden-in-sheet' };
  if (price !== undefined) {
    const fault = priceFault(price);
    if (fault) return fault;
  }
  const until = availability?.kind === 'out-of-stock' ? availability.until : null;
  return until !== null && startOfDay(until) <= effectiveAt
    ? { code: 'until-too-early' }
    : undefined;
}

function priceFault(
  price: string,
): { code: ChangeProblemCode; facts: SheetFaultFacts } | undefined {
  try {
    readPrice(price);
    return undefined;
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    const code = error.code === 'price-zero' ? 'price-zero' : 'price-format';
    return { code, facts: error.facts };
  }
}

function toRecorded(
  { catalogue, current, changeId, effectiveAt, startOfDay }: NewChanges,
  change: ProductChange,
): RecordedChange {
  const product = findProduct(catalogue, change.sku);
  const { availability } = change;
  const until = availability?.kind === 'out-of-stock' ? availability.until : null;
  return {
    ...change,
    sku: product?.sku ?? change.sku,
    changeId,
    version: current.version + 1,
    effectiveAt,
    ...(until !== null && { availableAt: startOfDay(until) }),
  };
}

/**
 * Stores the spreadsheet's current values, which an undo restores if the change has been folded. Until it's folded,
 * each save updates them, because a release may have replaced the spreadsheet, and the changes that it contains may
 * have been dropped.
 */
function withSheet(
  change: RecordedChange,
  catalogue: Catalogue,
  folded: FoldedChanges,
): RecordedChange {
  if (isFolded(change, folded)) return change;
  const product = findProduct(catalogue, change.sku);
  return {
    ...change,
    foldedBefore: folded,
    ...(change.price !== undefined && { sheetPrice: product?.priceText ?? '' }),
    ...(change.hidden !== undefined && { sheetHidden: product?.hidden ?? false }),
  };
}

interface Undo {
  catalogue: Catalogue;
  current: CatalogueChanges;
  undoneId: string;
  now: number;
  folded?: FoldedChanges;
}

/** As if the change had never been made. Later changes of the same products stay. */
export function undoChanges({
  catalogue,
  current,
  undoneId,
  now,
  folded = foldedIntoSheet,
}: Undo): Recording {
  const version = current.version + 1;
  const undone = current.changes.filter(({ changeId }) => changeId === undoneId);
  const changes = current.changes.flatMap((change): RecordedChange[] => {
    if (change.changeId !== undoneId || change.undone) return [change];
    // A change that hasn't taken effect can't be in a spreadsheet.
    if (change.effectiveAt > now) return [];
    return [{ ...withSheet(change, catalogue, folded), undone: { version, at: now } }];
  });
  const touched = new Set(undone.map(({ sku }) => sku));
  const kits = kitProblems(catalogue, { version, changes }, { now, folded, touched });
  if (kits.length > 0) return { ok: false, problems: kits };
  return { ok: true, changes: { version, changes }, recorded: undone };
}
