import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { isApproved } from '../accounts/require-approval.ts';
import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { users } from '../platform/firestore/accounts.ts';
import {
  checkouts,
  findOpenCheckouts,
  type ServerCheckout,
} from '../platform/firestore/checkouts.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { describeError } from '../platform/log-redaction.ts';

/** Customers don't stay on the payment form this long without sending another request. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

const pageSize = 300;

type Snapshot = QueryDocumentSnapshot<ServerCheckout>;

async function findApproved(
  { firestore }: PaymentServices,
  page: readonly Snapshot[],
): Promise<Set<string>> {
  const uids = new Set(page.map((checkout) => checkout.data().uid));
  const accounts = await firestore.getAll(...[...uids].map((uid) => users(firestore).doc(uid)));
  return new Set(
    accounts.filter((account) => account.get('status') === 'approved').map(({ id }) => id),
  );
}

/** Also cancels checkouts of accounts that lost their approval, in case the trigger failed. */
export async function sweepOpenCheckouts(services: PaymentServices): Promise<void> {
  const abandonedBefore = Timestamp.fromMillis(Date.now() - abandonedAfterMs);
  const isAbandoned = ({ claimedAt }: ServerCheckout) =>
    claimedAt === undefined || claimedAt.valueOf() < abandonedBefore.valueOf();
  const open = checkouts(services.firestore)
    .where('intentState', '==', 'open')
    .orderBy('claimedAt');
  for await (const page of paginate(open, pageSize)) {
    const approved = await findApproved(services, page);
    const ended = page
      .filter((each) => isAbandoned(each.data()) || !approved.has(each.data().uid))
      .map(({ id }) => id);
    await cancelEach(services, ended);
    if (ended.length > 0) info('Canceled open payments', { checkoutIds: ended });
  }
}

export async function cancelUnapprovedCheckouts(
  services: PaymentServices,
  uid: string,
): Promise<void> {
  if (await isApproved(services.firestore, uid)) return;
  const open = await findOpenCheckouts(services.firestore, uid);
  await cancelEach(
    services,
    open.map(({ id }) => id),
  );
}

async function cancelEach(
  services: PaymentServices,
  checkoutIds: readonly string[],
): Promise<void> {
  for (const checkoutId of checkoutIds) {
    try {
      await cancelCheckout(services, checkoutId);
    } catch (error) {
      logError('Could not cancel a payment', { checkoutId, error: describeError(error) });
    }
  }
}
