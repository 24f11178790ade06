import { expect, it } from 'vitest';
import { callFunction, decide, register } from '../shop/api.ts';
import { approvedCustomer, waitForApprovedClaim } from '../shop/approved-customer.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { noteDeletion } from '../shop/note-deletion.ts';
import { newStaff } from '../shop/staff.ts';

it('is for staff alone', async () => {
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

it.each([
  ['taken off the list of staff', (uid: string) => database.doc(`staff/${uid}`).delete()],
  ['left without the claim', (uid: string) => adminAuth.setCustomUserClaims(uid, {})],
])('refuses at once somebody who was %s, whatever their token claims', async (_, revoke) => {
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

it('refuses a disabled account, and nobody', async () => {
  const other = await newStaff();
  await adminAuth.updateUser(other.user.uid, { disabled: true });
  const token = await other.token();
  for (const held of [token, undefined]) {
    expect(await callFunction('decideAccount', {}, held)).toMatchObject({
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

it('says who decided what, when and why, once', async () => {
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
  ['an account that does not exist', { decision: 'approve', uid: 'nobody' }, 'NOT_FOUND'],
])('refuses %s', async (_, changes, status) => {
  const applicant = await newPerson();
  await register(applicant);
  const answer = await decide(await signIn('staff'), { uid: applicant.user.uid, ...changes });
  expect(answer.body).toMatchObject({ error: { status } });
});

it('leaves the staff claim of a staff member who is approved as a customer', async () => {
  const other = await newStaff();
  await register(other);
  await decide(await signIn('staff'), { uid: other.user.uid, decision: 'approve' });
  await waitForApprovedClaim(other, true);
  const { claims } = await other.user.getIdTokenResult();
  expect(claims).toMatchObject({ approved: true, staff: true });
});

it('lets one of two staff members decide, and tells the other who was first', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const { uid } = applicant.user;
  const [ana, ben] = [await newStaff(), await newStaff()];
  const expectedStatus = 'pending';
  const answers = await Promise.all([
    decide(ana, { uid, decision: 'approve', expectedStatus }),
    decide(ben, { uid, decision: 'decline', reason: 'License not found', expectedStatus }),
  ]);
  const isApproved = answers[0].status === 200;
  const [won, lost] = isApproved ? answers : [answers[1], answers[0]];
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

it('tells who was first also where both decide the same, and repeats an own decision', async () => {
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

it('reinstates who was turned away, and nobody else', async () => {
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
  ['leaves an account that its owner deletes', 'customer', 'suspended'],
  ['reinstates one whose sign-in was gone and is back', 'sign-in-gone', 'approved'],
] as const)('%s', async (_, cause, status) => {
  const applicant = await newPerson();
  await register(applicant);
  const { uid } = applicant.user;
  await database.doc(`users/${uid}`).update({ status: 'suspended' });
  await noteDeletion(uid, cause);
  const input = { uid, decision: 'reinstate', expectedStatus: 'suspended' };
  const answer = await decide(await newStaff(), input);
  const refused = { code: 'already-decided', status: 'suspended', decidedBy: null };
  expect(answer.body).toMatchObject(
    cause === 'customer' ? { error: { details: refused } } : { result: { status } },
  );
  expect((await database.doc(`users/${uid}`).get()).get('status')).toBe(status);
  const mails = await database.collection('mail').where('uid', '==', uid).get();
  const approvals = mails.docs.filter((mail) => mail.get('template') === 'account-approved');
  expect(approvals).toHaveLength(cause === 'customer' ? 0 : 1);
});
