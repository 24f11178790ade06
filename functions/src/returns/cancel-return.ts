import { documentId } from '@dental-shop/domain/api/document-id';
import type { CancelReturnResponse } from '@dental-shop/domain/api/returns';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { nextReturnState } from '@dental-shop/domain/returns/return-transitions';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { returns } from '../platform/firestore/fulfillment.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

/** Complaints about the devices stay open. */
export async function cancelReturn(
  firestore: Firestore,
  uid: string,
  id: unknown,
): Promise<CancelReturnResponse> {
  await requireWithinLimit(firestore, { ...rateLimits.returnRequests, key: uid });
  const parsed = documentId.safeParse(id);
  if (!parsed.success) throw new Refusal('not-found');
  const rmaNumber = parsed.data;
  const reference = returns(firestore).doc(rmaNumber);
  await runTransaction(firestore, async (transaction) => {
    const current = (await transaction.get(reference)).data();
    if (current?.uid !== uid) throw new Refusal('not-found');
    if (current.state === 'canceled') return;
    const state = nextReturnState(current.state, 'cancel');
    if (state === undefined) throw new Refusal('return-state');
    transaction.update(reference, { state, updatedAt: FieldValue.serverTimestamp() });
  });
  info('Return canceled', { uid, rmaNumber });
  return { rmaNumber, state: 'canceled' };
}
