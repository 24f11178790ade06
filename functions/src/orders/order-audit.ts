import type { OrderAuditEntry } from '@dental-shop/domain/api/staff/read-order-history';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import { audit } from '../platform/firestore/collections.ts';

/** Far more than staff do with one order. */
const mostEntries = 200;

/** What staff did with an order, the oldest first. */
export async function orderAudit(
  firestore: Firestore,
  orderId: string,
): Promise<OrderAuditEntry[]> {
  const { docs } = await audit(firestore)
    .where(
      Filter.or(
        Filter.where('whom', '==', orderId),
        Filter.where('refund.orderId', '==', orderId),
        Filter.where('reconciliation.orderId', '==', orderId),
      ),
    )
    .limit(mostEntries)
    .get();
  return docs
    .map((document) => {
      const { whoEmail, what, when, why, refund } = document.data();
      return {
        id: document.id,
        who: whoEmail,
        what,
        when: when.toDate().toISOString(),
        why,
        refund: refund ? { asked: refund.asked, state: refund.state } : null,
      };
    })
    .sort((a, b) => a.when.localeCompare(b.when));
}
