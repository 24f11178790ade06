import { type Lot, lotKey } from '@dental-shop/domain/fulfillment/lot';
import { limit, orderBy, query, type Timestamp } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { lots, type WithId, withId } from '../../shared/firestore/collections.ts';
import { useLiveCollection } from './use-live-collection.ts';

/** The security rules require a limit. */
const maxLots = 500;

export interface HeldLots {
  /** Latest first. */
  lots: readonly WithId<Lot<Timestamp>>[];
  /** Undefined if the lot isn't on hold. */
  holdReason: (sku: string, lot: string) => string | undefined;
}

/** Live, so that a hold stops packing immediately. */
export function useHeldLots(): HeldLots | 'loading' | 'unreachable' {
  // Lots that aren't on hold don't have the field `hold.since`, so the query omits them.
  const latestFirst = query(lots(useFirestore()), orderBy('hold.since', 'desc'), limit(maxLots));
  const data = useLiveCollection(latestFirst);
  if (typeof data === 'string') return data;
  const held = data.docs.map(withId);
  const reasons = new Map(held.map(({ sku, lot, hold }) => [lotKey(sku, lot), hold?.reason]));
  return { lots: held, holdReason: (sku, lot) => reasons.get(lotKey(sku, lot)) };
}
