import type { AcknowledgmentResponse } from '@dental-shop/domain/api/recall-acknowledgment';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { hashAcknowledgmentToken } from '../mail/acknowledgment-link.ts';
import { productName } from '../mail/product-name.ts';
import { allRecallConsignees, recalls } from '../platform/firestore/fulfillment.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { networkLimit, rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

/** A repeated confirmation doesn't change the recorded time. */
export async function acknowledgeRecall(
  firestore: Firestore,
  { token }: { token: string },
  network: string | undefined,
): Promise<AcknowledgmentResponse> {
  const limit = networkLimit(rateLimits.recallAcknowledgmentsPerNetwork, network);
  await requireWithinLimit(firestore, limit);
  const [found] = (
    await allRecallConsignees(firestore)
      .where('tokenHashes', 'array-contains', hashAcknowledgmentToken(token))
      .limit(1)
      .get()
  ).docs;
  const recallId = found?.ref.parent.parent?.id;
  if (!found || recallId === undefined) throw new Refusal('recall-link-invalid');
  return runTransaction(firestore, async (transaction) => {
    const [consignee, recall] = await Promise.all([
      transaction.get(found.ref).then((each) => each.data()),
      transaction.get(recalls(firestore).doc(recallId)).then((each) => each.data()),
    ]);
    if (!consignee || !recall) throw new Refusal('recall-link-invalid');
    const acknowledgedAt = consignee.acknowledgedAt ?? Timestamp.now();
    if (consignee.acknowledgedAt === null) {
      transaction.update(found.ref, { acknowledgedAt });
      info('Recall acknowledged', { recallId, uid: consignee.uid });
    }
    return {
      product: productName(consignee.language, recall),
      lots: consignee.lots,
      acknowledgedAt: acknowledgedAt.toDate().toISOString(),
    };
  });
}
