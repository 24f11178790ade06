import {
  type CountedShipment,
  recountOrder,
  recountReturn,
} from '@dental-shop/domain/fulfillment/recount-units';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { returns, shipments } from '../platform/firestore/fulfillment.ts';
import { readOrderRecord } from '../platform/firestore/order-record.ts';
import type { Recounted } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import {
  recountOrderShipments,
  recountReplacements,
} from '../platform/firestore/recount-shipments.ts';
import { describeError } from '../platform/log-redaction.ts';
import { type SubjectId, subjectOf } from './shipment-subject.ts';

/** Staff can recount older orders with `reconcileOrder`. */
const lookBackMs = 3 * 24 * 60 * 60 * 1000;

const pageSize = 500;

interface Recent {
  subject: SubjectId;
  shipments: CountedShipment[];
}

/**
 * Repairs orders and returns whose counts differ from their shipments. `deadline` is in ms since
 * 1970.
 */
export async function recountRecentShipments(
  firestore: Firestore,
  deadline: number,
): Promise<Recounted[]> {
  const recounted: Recounted[] = [];
  try {
    for (const recent of await findRecent(firestore)) {
      if (Date.now() > deadline) {
        logError('Ran out of time to recount shipments');
        break;
      }
      const changes = await recount(firestore, recent);
      if (changes.length > 0) recounted.push({ ...recent.subject, changes });
    }
  } catch (error) {
    logError('Could not list recent shipments', { error: describeError(error) });
  }
  if (recounted.length > 0)
    warn('Quantities differed from shipments and were repaired', { recounted });
  return recounted;
}

async function findRecent(firestore: Firestore): Promise<Recent[]> {
  const since = Timestamp.fromMillis(Date.now() - lookBackMs);
  const changed = shipments(firestore).where('updatedAt', '>=', since).orderBy('updatedAt');
  const bySubject = new Map<string, Recent>();
  for await (const page of paginate(changed, pageSize)) {
    for (const { kind, state, lines, orderId, rmaNumber } of page.map((each) => each.data())) {
      const key = rmaNumber ?? orderId ?? '';
      const subject = subjectOf({ orderId, rmaNumber });
      const recent = bySubject.get(key) ?? { subject, shipments: [] };
      recent.shipments.push({ kind, state, lines });
      bySubject.set(key, recent);
    }
  }
  return [...bySubject.values()];
}

/** A failure must not block the other orders. The next run tries again. */
async function recount(firestore: Firestore, recent: Recent): Promise<string[]> {
  const { subject } = recent;
  try {
    if (await agrees(firestore, recent)) return [];
    return 'orderId' in subject
      ? await recountOrderShipments(firestore, subject.orderId)
      : await recountReplacements(firestore, subject.rmaNumber);
  } catch (error) {
    logError('Could not recount shipments', { ...subject, error: describeError(error) });
    return [];
  }
}

/**
 * True if the counts match the recent shipments. Most orders have no older ones, so this usually saves a transaction
 * and its query. The check only misses an order that was restored without the counts of older shipments, which staff
 * can reconcile.
 */
async function agrees(firestore: Firestore, { subject, shipments }: Recent): Promise<boolean> {
  if ('orderId' in subject) {
    const order = await readOrderRecord(firestore, subject.orderId);
    return !order || recountOrder(order, shipments).changes.length === 0;
  }
  const returned = (await returns(firestore).doc(subject.rmaNumber).get()).data();
  return !returned || recountReturn(returned, shipments).changes.length === 0;
}
