import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { shipments } from '../platform/firestore/fulfillment.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { describeError } from '../platform/log-redaction.ts';
import { release } from './release-shipment.ts';

const pageSize = 50;

/** Releases shipments whose undo period is over. `deadline` is in ms since 1970. */
export async function sweepShipments(firestore: Firestore, deadline: number): Promise<void> {
  const due = shipments(firestore)
    .where('state', '==', 'held')
    .where('releaseAt', '<=', Timestamp.now())
    .orderBy('releaseAt');
  for await (const page of paginate(due, pageSize)) {
    for (const { id } of page) {
      if (Date.now() > deadline) return;
      await releaseDue(firestore, id);
    }
  }
}

/** A failure must not block the other shipments. The next sweep tries again. */
async function releaseDue(firestore: Firestore, shipmentId: string): Promise<void> {
  const reference = shipments(firestore).doc(shipmentId);
  try {
    const isReleased = await runTransaction(firestore, async (transaction) =>
      release(firestore, transaction, await transaction.get(reference)),
    );
    if (isReleased) info('Shipment released', { shipmentId });
  } catch (error) {
    logError('Could not release a shipment', { shipmentId, error: describeError(error) });
  }
}
