import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { expiry } from '../platform/firestore/typed-collection.ts';

const pageSize = 300;

/** Covers several days, so the next run makes up for a failed one. */
const lookBackMs = 4 * 24 * 60 * 60 * 1000;

/** Browsers create checkouts, and the rules don't let them set `expireAt`. */
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
