import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { callFunction, decide, register } from '../shop/api.ts';
import {
  approvedCustomer,
  registeredCustomer,
  waitForApprovedClaim,
} from '../shop/approved-customer.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { createPendingDeletion } from '../shop/pending-deletion.ts';
import { newStaff } from '../shop/staff.ts';

it('rejects customers', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const input = { uid: applicant.user.uid, decision: 'approve' };
  for (const person of [applicant, await approvedCustomer()]) {
    expect(await decide(person, input)).toMatchObject({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED' } },
    });
  }
  expect((await database.doc(`users/${applicant.user.uid}`).get()).get('status')).toBe('pending');
});

it('results in the account that other tests store directly', async () => {
  const [stored, approved] = await Promise.all(
    [approvedCustomer(), registeredCustomer()].map(async (person) => {
      const { uid, email } = (await person).user;
      const account = (await database.doc(`users/${uid}`).get()).data();
      const { searchTerms, createdAt, decidedAt, claimsSetAt, decisionId, ...facts } =
        account ?? {};
      const times = { createdAt, decidedAt, claimsSetAt };
      return {
        ...{ ...facts, email: facts.email === email },
        times: Object.entries(times).map(([name, time]) => [name, time instanceof Timestamp]),
        hasTerms: searchTerms?.length > 0,
      };
    }),
  );
  expect(stored).toEqual(approved);
});

it.each([
  ['removed from the staff collection', (uid: string) => database.doc(`staff/${uid}`).delete()],
  ['stripped of the staff claim', (uid: string) => adminAuth.setCustomUserClaims(uid, {})],
])('rejects staff %s immediately, even if their token still has the claim', async (_, revoke) => {
  const applicant = await newPerson();
  await register(applicant);
  const input = { uid: applicant.user.uid, decision: 'approve' };
  const other = await newStaff();
  await revoke(other.user.uid);
  expect((await other.user.getIdTokenResult()).claims.staff).toBe(true);
  expect(await decide(other, input)).toMatchObject({
    status: 403,
    body: { error: { status: 'PERMISSION_DENIED', details: { code: 'staff-only' } } },
  });
});

it('rejects a disabled account and a missing token', async () => {
  const other = await newStaff();
  await adminAuth.updateUser(other.user.uid, { disabled: true });
  const token = await other.token();
  for (const idToken of [token, undefined]) {
    expect(await callFunction('decideAccount', {}, idToken)).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED' } },
    });
  }
});

it('reindexes an account whose search terms are out of date', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const account = database.doc(`users/${applicant.user.uid}`);
  const { searchTerms } = (await account.get()).data() ?? {};
  await account.update({ searchTerms: ['outdated'] });
  const input = { uid: applicant.user.uid, decision: 'approve' };
  expect(await decide(await newStaff(), input)).toMatchObject({ status: 200 });
  expect((await account.get()).get('searchTerms')).toEqual(searchTerms);
});

it('audits a decision once with its author and reason', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const staff = await signIn('staff');
  const input = { uid: applicant.user.uid, decision: 'decline', reason: 'License not found' };
  expect(await decide(staff, input)).toMatchObject({
    status: 200,
    body: { result: { status: 'declined' } },
  });
  expect(await decide(staff, input)).toMatchObject({
    status: 200,
    body: { result: { status: 'declined' } },
  });
  const audit = await database.collection('audit').where('whom', '==', applicant.user.uid).get();
  expect(audit.docs.map((entry) => entry.data())).toEqual([
    expect.objectContaining({
      who: staff.user.uid,
      what: 'decline',
      why: 'License not found',
    }),
  ]);
});

it.each([
  ['a decline without a reason', { decision: 'decline' }, 'INVALID_ARGUMENT'],
  ['a suspension without a reason', { decision: 'suspend', reason: ' ' }, 'INVALID_ARGUMENT'],
  ['an unknown decision', { decision: 'promote' }, 'INVALID_ARGUMENT'],
  ['a nonexistent account', { decision: 'approve', uid: 'nobody' }, 'NOT_FOUND'],
])('rejects %s', async (_, changes, status) => {
  const applicant = await newPerson();
  await register(applicant);
  const response = await decide(await signIn('staff'), { uid: applicant.user.uid, ...changes });
  expect(response.body).toMatchObject({ error: { status } });
});

describe('an approval that needs a confirmation', () => {
  const unconfirmed = { body: { error: { details: { code: 'approval-unconfirmed' } } } };

  it('is rejected until staff confirm each concern', async () => {
    const license = randomUUID();
    const [applicant, similar] = [await newPerson(), await newPerson()];
    await register(applicant, { licenseNumber: license, fullName: `Ana ${randomUUID()}` });
    await register(similar, { licenseNumber: license, fullName: `Ben ${randomUUID()}` });
    const { uid } = applicant.user;
    const staff = await newStaff();
    const approve = (confirmed: string[]) => decide(staff, { uid, decision: 'approve', confirmed });
    expect(await approve([])).toMatchObject(unconfirmed);
    expect(await approve(['email-not-verified'])).toMatchObject(unconfirmed);
    expect((await database.doc(`users/${uid}`).get()).get('status')).toBe('pending');

    const confirmed = ['email-not-verified', 'same-license'];
    const { body } = await approve(confirmed);
    const { auditId } = body.result as { auditId: string };
    const entry = await database.doc(`audit/${auditId}`).get();
    expect(entry.get('confirmed')).toEqual(confirmed);
  });

  it('needs no confirmation without concerns', async () => {
    const applicant = await newPerson();
    const { uid } = applicant.user;
    await adminAuth.updateUser(uid, { emailVerified: true });
    const [fullName, licenseNumber] = [`Ana ${randomUUID()}`, randomUUID()];
    await register(applicant, { fullName, licenseNumber });
    const input = { uid, decision: 'approve', confirmed: [] };
    expect(await decide(await newStaff(), input)).toMatchObject({ status: 200 });
  });
});

it('keeps the staff claim if a staff member is approved as a customer', async () => {
  const other = await newStaff();
  await register(other);
  await decide(await signIn('staff'), { uid: other.user.uid, decision: 'approve' });
  await waitForApprovedClaim(other, true);
  const { claims } = await other.user.getIdTokenResult();
  expect(claims).toMatchObject({ approved: true, staff: true });
});

it('accepts one of two concurrent decisions and tells the other person who decided', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const { uid } = applicant.user;
  const [ana, ben] = [await newStaff(), await newStaff()];
  const expectedStatus = 'pending';
  const responses = await Promise.all([
    decide(ana, { uid, decision: 'approve', expectedStatus }),
    decide(ben, { uid, decision: 'decline', reason: 'License not found', expectedStatus }),
  ]);
  const isApproved = responses[0].status === 200;
  const [won, lost] = isApproved ? responses : [responses[1], responses[0]];
  const status = isApproved ? 'approved' : 'declined';
  const decidedBy = (isApproved ? ana : ben).email;
  expect(won).toMatchObject({ status: 200, body: { result: { uid, status } } });
  expect(lost).toMatchObject({
    status: 400,
    body: {
      error: {
        status: 'FAILED_PRECONDITION',
        details: { code: 'already-decided', status, decidedBy },
      },
    },
  });
  const entries = await database.collection('audit').where('whom', '==', uid).get();
  expect(entries.size).toBe(1);
});

it('accepts a repeated decision from the same person but not from someone else', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const input = { uid: applicant.user.uid, decision: 'approve', expectedStatus: 'pending' };
  const [ana, ben] = [await newStaff(), await newStaff()];
  const first = await decide(ana, input);
  expect(await decide(ana, input)).toEqual(first);
  expect(await decide(ben, input)).toMatchObject({
    body: { error: { details: { code: 'already-decided', decidedBy: ana.email } } },
  });
});

it('reinstates only declined or suspended accounts', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const { uid } = applicant.user;
  const staff = await newStaff();
  expect(await decide(staff, { uid, decision: 'reinstate' })).toMatchObject({
    body: { error: { details: { code: 'already-decided', status: 'pending', decidedBy: null } } },
  });
  for (const decision of ['decline', 'reinstate', 'suspend', 'reinstate']) {
    expect(await decide(staff, { uid, decision, reason: 'So it is' })).toMatchObject({
      status: 200,
    });
  }
  expect((await database.doc(`users/${uid}`).get()).get('status')).toBe('approved');
});

it.each([
  ['ignores an account that its owner is deleting', 'customer', 'suspended'],
  ['reinstates an account whose missing Auth user was restored', 'sign-in-gone', 'approved'],
] as const)('%s', async (_, cause, status) => {
  const applicant = await newPerson();
  await register(applicant);
  const { uid } = applicant.user;
  await database.doc(`users/${uid}`).update({ status: 'suspended' });
  await createPendingDeletion(uid, cause);
  const input = { uid, decision: 'reinstate', expectedStatus: 'suspended' };
  const response = await decide(await newStaff(), input);
  const rejected = { code: 'already-decided', status: 'suspended', decidedBy: null };
  expect(response.body).toMatchObject(
    cause === 'customer' ? { error: { details: rejected } } : { result: { status } },
  );
  expect((await database.doc(`users/${uid}`).get()).get('status')).toBe(status);
  const mails = await database.collection('mail').where('uid', '==', uid).get();
  const approvals = mails.docs.filter((mail) => mail.get('template') === 'account-approved');
  expect(approvals).toHaveLength(cause === 'customer' ? 0 : 1);
});
