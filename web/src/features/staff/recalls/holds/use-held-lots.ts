import { type Lot, lotKey } from '@dental-shop/domain/fulfillment/lot';
import { limit, orderBy, query, type Timestamp } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { lots, type WithId, withId } from '../../../../shared/firestore/collections.ts';
import { useServerCollection } from '../../../../shared/firestore/use-server-collection.ts';

/** The security rules require a limit. */
const maxLots = 500;

/** Latest first. */
export interface HeldLots {
  lots: readonly WithId<Lot<Timestamp>>[];
  isHeld: (sku: string, lot: string) => boolean;
}

/** Live. Undefined while loading. */
export function useHeldLots(): HeldLots | undefined {
  // Other lots have no such field, so the query omits them.
  const held = query(lots(useFirestore()), orderBy('hold.since', 'desc'), limit(maxLots));
  const data = useServerCollection(held);
  if (!data) return undefined;
  const found = data.docs.map(withId);
  const keys = new Set(found.map(({ sku, lot }) => lotKey(sku, lot)));
  return { lots: found, isHeld: (sku, lot) => keys.has(lotKey(sku, lot)) };
}
