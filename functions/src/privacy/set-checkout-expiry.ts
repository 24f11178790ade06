import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { expiry } from '../platform/firestore/typed-collection.ts';

const pageSize = 300;

/** Several days, so that a run that fails is made up for by the next. */
const lookBackMs = 4 * 24 * 60 * 60 * 1000;

/**
 * Says of the last days' checkouts when the database is to delete them. Browsers create them, and
 * the rules give a browser no say in how long a document is kept.
 */
export async function setCheckoutExpiry(firestore: Firestore): Promise<void> {
  const recent = checkouts(firestore)
    .where('createdAt', '>=', Timestamp.fromMillis(Date.now() - lookBackMs))
    .orderBy('createdAt');
  for await (const page of paginate(recent, pageSize)) {
    const batch = firestore.batch();
    for (const checkout of page) {
      const { createdAt, expireAt } = checkout.data();
      if (expireAt === undefined) {
        batch.update(checkout.ref, { expireAt: expiry('checkouts', createdAt.toMillis()) });
      }
    }
    await batch.commit();
  }
}
