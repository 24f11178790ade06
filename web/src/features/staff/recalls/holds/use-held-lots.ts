import { type Lot, lotKey } from '@dental-shop/domain/fulfillment/lot';
import type { Timestamp } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { type WithId, withId } from '../../../../shared/firestore/collections.ts';
import { useServerCollection } from '../../../../shared/firestore/use-server-collection.ts';
import { heldLots } from '../../held-lots.ts';

/** Latest first. */
export interface HeldLots {
  lots: readonly WithId<Lot<Timestamp>>[];
  isHeld: (sku: string, lot: string) => boolean;
}

/** Live. Undefined while loading. */
export function useHeldLots(): HeldLots | undefined {
  const data = useServerCollection(heldLots(useFirestore()));
  if (!data) return undefined;
  const found = data.docs.map(withId);
  const keys = new Set(found.map(({ sku, lot }) => lotKey(sku, lot)));
  return { lots: found, isHeld: (sku, lot) => keys.has(lotKey(sku, lot)) };
}
