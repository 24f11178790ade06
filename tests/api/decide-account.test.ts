import { expect, it } from 'vitest';
import { decide, register } from '../shop/api.ts';
import { approvedCustomer, waitForApprovedClaim } from '../shop/approved-customer.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';

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

it('says who decided what, when and why, once', async () => {
  const applicant = await newPerson();
  await register(applicant);
  const staff = await signIn('staff');
  const input = { uid: applicant.user.uid, decision: 'decline', reason: 'Licence not found' };
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
      why: 'Licence not found',
    }),
  ]);
});

it.each([
  ['a decline without a reason', { decision: 'decline' }, 'INVALID_ARGUMENT'],
  ['an unknown decision', { decision: 'promote' }, 'INVALID_ARGUMENT'],
  ['an account that does not exist', { decision: 'approve', uid: 'nobody' }, 'NOT_FOUND'],
])('refuses %s', async (_, changes, status) => {
  const applicant = await newPerson();
  await register(applicant);
  const answer = await decide(await signIn('staff'), { uid: applicant.user.uid, ...changes });
  expect(answer.body).toMatchObject({ error: { status } });
});

it('leaves the staff claim of a colleague who is approved as a customer', async () => {
  const colleague = await newPerson();
  await register(colleague);
  await adminAuth.setCustomUserClaims(colleague.user.uid, { staff: true });
  await decide(await signIn('staff'), { uid: colleague.user.uid, decision: 'approve' });
  await waitForApprovedClaim(colleague, true);
  const { claims } = await colleague.user.getIdTokenResult();
  expect(claims).toMatchObject({ approved: true, staff: true });
});
