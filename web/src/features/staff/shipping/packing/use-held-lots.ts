import { lotKey } from '@dental-shop/domain/fulfillment/lot';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { heldLots } from '../../held-lots.ts';

/**
 * Live, so that a hold stops packing immediately. Undefined while loading. The server checks every lot again when the
 * shipment is created.
 */
export function useHeldLots(): ((sku: string, lot: string) => string | undefined) | undefined {
  const { data } = useFirestoreCollection(heldLots(useFirestore()));
  if (!data) return undefined;
  const reasons = new Map(
    data.docs.map((snapshot) => {
      const { sku, lot, hold } = snapshot.data();
      return [lotKey(sku, lot), hold?.reason];
    }),
  );
  return (sku, lot) => reasons.get(lotKey(sku, lot));
}
