import type { PhoneRequest, PhoneResponse } from '@dental-shop/domain/api/account';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { users } from '../platform/firestore/accounts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

/** An empty number removes it. */
export async function updatePhone(
  firestore: Firestore,
  uid: string,
  { phone }: PhoneRequest,
): Promise<PhoneResponse> {
  await requireWithinLimit(firestore, { ...rateLimits.phoneChanges, key: uid });
  const account = await compareAndSet(users(firestore).doc(uid), () => ({
    phone: phone === '' ? FieldValue.delete() : phone,
  }));
  if (!account.exists) throw new Refusal('not-registered');
  return { success: true };
}
