import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { waitFor } from '../shop/wait-for.ts';

/** Waits for the timestamp that follows the decision, not the one that registration sets. */
function markOf(user: DocumentReference): Promise<Timestamp> {
  return waitFor('the timestamp', async () => {
    const { claimsSetAt, decidedAt } = (await user.get()).data() ?? {};
    return claimsSetAt?.toMillis() >= decidedAt?.toMillis() && claimsSetAt;
  });
}

it('sets missing claims and leaves other accounts alone', async () => {
  const [missed, done] = [await approvedCustomer(), await approvedCustomer()];
  const user = database.doc(`users/${missed.user.uid}`);
  const other = database.doc(`users/${done.user.uid}`);
  const marked = await markOf(other);
  await markOf(user);
  await adminAuth.setCustomUserClaims(missed.user.uid, {});
  await user.update({ claimsSetAt: Timestamp.fromMillis(0) });

  await runSchedule('sweepClaims');
  const { customClaims } = await adminAuth.getUser(missed.user.uid);
  expect(customClaims).toEqual({ approved: true });
  const { claimsSetAt, decidedAt } = (await user.get()).data() ?? {};
  expect(claimsSetAt.toMillis()).toBeGreaterThanOrEqual(decidedAt.toMillis());
  expect((await other.get()).get('claimsSetAt')).toEqual(marked);
});

it('restores the approved claim after the staff claim overwrote it', async () => {
  const { email, user: signIn } = await approvedCustomer();
  const { uid } = signIn;
  const user = database.doc(`users/${uid}`);
  const marked = await markOf(user);
  const member = { email, admin: false, grantedAt: Timestamp.now(), grantedBy: null };
  await database.doc(`staff/${uid}`).set(member);
  await adminAuth.setCustomUserClaims(uid, { staff: true });

  await runSchedule('sweepClaims');
  expect((await adminAuth.getUser(uid)).customClaims).toEqual({ staff: true, approved: true });
  // A newer timestamp makes open pages refresh their ID token.
  expect((await markOf(user)).toMillis()).toBeGreaterThan(marked.toMillis());
});
