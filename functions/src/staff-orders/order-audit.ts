import type { OrderAuditEntry } from '@dental-shop/domain/api/staff/read-order-history';
import type { Auth } from 'firebase-admin/auth';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import { audit } from '../database.ts';

/** Far more than staff do with one order. */
const mostEntries = 200;

/** As many accounts as the identity service tells of at once. */
const mostAccounts = 100;

async function emailsOf(auth: Auth, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const { users } = await auth.getUsers(uids.slice(0, mostAccounts).map((uid) => ({ uid })));
  return new Map(users.flatMap(({ uid, email }) => (email ? [[uid, email]] : [])));
}

/** What staff did with an order, the oldest first. */
export async function orderAudit(
  { auth, firestore }: { auth: Auth; firestore: Firestore },
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
  const unnamed = docs.map((each) => each.data()).filter(({ whoEmail }) => whoEmail === undefined);
  const emails = await emailsOf(auth, [...new Set(unnamed.map(({ who }) => who))]);
  return docs
    .map((document) => {
      const { who, whoEmail, what, when, why, refund } = document.data();
      return {
        id: document.id,
        who: whoEmail ?? emails.get(who) ?? who,
        what,
        when: when.toDate().toISOString(),
        why,
        refund: refund ? { asked: refund.asked, state: refund.state } : null,
      };
    })
    .sort((a, b) => a.when.localeCompare(b.when));
}
