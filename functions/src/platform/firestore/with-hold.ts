import { type Lot, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { Timestamp } from 'firebase-admin/firestore';

/** `known` is undefined if the lot has never been shipped or put on hold. */
export function withHold(
  { sku, lot }: Pick<Lot<Timestamp>, 'sku' | 'lot'>,
  known: Lot<Timestamp> | undefined,
  hold: Lot<Timestamp>['hold'],
): Lot<Timestamp> {
  const [sortKey, updatedAt] = [lotSortKey(lot), Timestamp.now()];
  return { sku, lot, sortKey, expiry: known?.expiry ?? null, hold, updatedAt };
}
