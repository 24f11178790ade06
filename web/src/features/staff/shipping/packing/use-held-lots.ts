import { lotKey } from '@dental-shop/domain/fulfillment/lot';
import { limit, orderBy, query } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { lots } from '../../../../shared/firestore/collections.ts';

/** The security rules require a limit. The server checks every lot when the shipment is created. */
const maxLots = 500;

/** Live, so that a hold stops packing immediately. Undefined while loading. */
export function useHeldLots(): ((sku: string, lot: string) => string | undefined) | undefined {
  // Lots that aren't on hold have no such field, so the query omits them.
  const held = query(lots(useFirestore()), orderBy('hold.since', 'desc'), limit(maxLots));
  const { data } = useFirestoreCollection(held);
  if (!data) return undefined;
  const reasons = new Map(
    data.docs.map((snapshot) => {
      const { sku, lot, hold } = snapshot.data();
      return [lotKey(sku, lot), hold?.reason];
    }),
  );
  return (sku, lot) => reasons.get(lotKey(sku, lot));
}
