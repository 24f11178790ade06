import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { waitFor } from '../shop/wait-for.ts';

it('sets the claims of an account whose trigger failed, and leaves the others', async () => {
  const [missed, done] = [await approvedCustomer(), await approvedCustomer()];
  const user = database.doc(`users/${missed.user.uid}`);
  const other = database.doc(`users/${done.user.uid}`);
  const marked = await waitFor('the mark', async () => (await other.get()).get('claimsSetAt'));
  await waitFor('the mark', async () => (await user.get()).get('claimsSetAt'));
  await adminAuth.setCustomUserClaims(missed.user.uid, {});
  await user.update({ claimsSetAt: Timestamp.fromMillis(0) });

  await runSchedule('sweepClaims');
  const { customClaims } = await adminAuth.getUser(missed.user.uid);
  expect(customClaims).toEqual({ approved: true });
  const { claimsSetAt, decidedAt } = (await user.get()).data() ?? {};
  expect(claimsSetAt.toMillis()).toBeGreaterThanOrEqual(decidedAt.toMillis());
  expect((await other.get()).get('claimsSetAt')).toEqual(marked);
});
