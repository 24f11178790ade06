import { type LotSelection, recallContent } from '../api/staff/recall-calls.ts';
import { lotNumber, lotSortKey } from '../fulfillment/lot.ts';
import { readScan, type SkuFinder } from '../fulfillment/scan.ts';
import { readGs1Code } from '../gs1/gs1-code.ts';

/** `to` is the end of a range, or empty. */
export interface LotSearch {
  sku: string;
  lot: string;
  to: string;
}

export type LotSearchIssue =
  | 'missing-sku'
  | 'missing-lot'
  | 'unknown-code'
  | 'unclear-lot'
  | 'invalid-lot'
  | 'before-start';

export type LotSearchIssues = Partial<Record<keyof LotSearch, LotSearchIssue>>;

/** The SKU or lot field may contain a scanned code, whose SKU and lot then replace the typed ones. */
export function readLotSearch(typed: LotSearch, finder: SkuFinder): LotSearch {
  const scanned = [typed.sku, typed.lot].find((text) => readGs1Code(text) !== undefined);
  const scan = readScan(scanned ?? typed.sku, finder);
  const isInLotField = scanned !== undefined && scanned === typed.lot;
  if (scan.kind === 'lot' && isInLotField) return trimmed({ ...typed, lot: scan.lot });
  if (scan.kind !== 'unit') return trimmed(typed);
  const typedLot = isInLotField ? '' : typed.lot;
  return trimmed({ sku: scan.sku, lot: scan.lot ?? typedLot, to: typed.to });
}

const trimmed = ({ sku, lot, to }: LotSearch): LotSearch => ({
  sku: sku.trim(),
  lot: lot.trim().toUpperCase(),
  to: to.trim().toUpperCase(),
});

export function lotSearchIssues({ sku, lot, to }: LotSearch): LotSearchIssues {
  const isValid = (text: string) => lotNumber.safeParse(text).success;
  const isUnclear = (text: string) => readGs1Code(text)?.isLotUnclear === true;
  const isSku = recallContent.shape.sku.safeParse(sku).success && readGs1Code(sku) === undefined;
  return {
    ...(!isSku && { sku: sku === '' ? 'missing-sku' : 'unknown-code' }),
    ...(isUnclear(sku) && { sku: 'unclear-lot' }),
    ...(lot === '' && { lot: 'missing-lot' }),
    ...(lot !== '' && !isValid(lot) && { lot: 'invalid-lot' }),
    ...(isUnclear(lot) && { lot: 'unclear-lot' }),
    ...(to !== '' && lotSortKey(to) < lotSortKey(lot) && { to: 'before-start' }),
    ...(to !== '' && !isValid(to) && { to: 'invalid-lot' }),
  };
}

/** Undefined if something is missing or invalid. */
export function toLotSelection(search: LotSearch): LotSelection | undefined {
  if (Object.keys(lotSearchIssues(search)).length > 0) return undefined;
  const { sku, lot, to } = search;
  return to === '' || to === lot ? { sku, lots: [lot] } : { sku, from: lot, to };
}
