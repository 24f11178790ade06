import type { CheckoutItem } from '@dental-shop/domain/order/checkout';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { checkouts } from '../platform/firestore/collections.ts';

/** Creates the checkout of a client that sent none. Returns its id. */
export async function openCheckout(
  firestore: Firestore,
  { uid, items }: { uid: string; items: CheckoutItem[] },
): Promise<string> {
  const created = await checkouts(firestore).add({
    uid,
    items,
    createdAt: FieldValue.serverTimestamp(),
  });
  return created.id;
}
