import { expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { newPerson, type Person, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';

const setStaff = async (by: Person, input: Record<string, unknown>) =>
  callFunction('setStaff', input, await by.token(true));

it('makes an account staff, who then can act, and takes it back at once', async () => {
  const admin = await signIn('staff');
  const other = await newPerson();
  const { uid } = other.user;
  const { email } = other;
  expect(await setStaff(admin, { email, staff: true })).toMatchObject({
    status: 200,
    body: { result: { uid, staff: true } },
  });
  const token = await other.token(true);
  const decide = { uid: 'nobody', decision: 'approve' };
  expect(await callFunction('decideAccount', decide, token)).toMatchObject({ status: 404 });

  await setStaff(admin, { email, staff: false });
  // Revocation counts in whole seconds: a token of the same second is refused for its membership.
  const refused = await callFunction('decideAccount', decide, token);
  expect([401, 403]).toContain(refused.status);
  expect((await database.doc(`staff/${uid}`).get()).exists).toBe(false);
  expect((await adminAuth.getUser(uid)).customClaims ?? {}).toEqual({});
  const audit = await database.collection('audit').where('whom', '==', uid).get();
  const entries = audit.docs.map((entry) => entry.data());
  expect(entries.map(({ who, what }) => ({ who, what }))).toEqual(
    expect.arrayContaining([
      { who: admin.user.uid, what: 'grant-staff' },
      { who: admin.user.uid, what: 'revoke-staff' },
    ]),
  );
});

it('is for admins alone', async () => {
  const admin = await signIn('staff');
  const other = await newPerson();
  await setStaff(admin, { email: other.email, staff: true });
  for (const input of [
    { email: other.email, staff: true, admin: true },
    { email: admin.email, staff: false },
    { email: 'nobody@example.com', staff: true },
  ]) {
    expect(await setStaff(other, input)).toMatchObject({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED' } },
    });
  }
});

it('keeps the last admin, and knows who has no account', async () => {
  const admin = await signIn('staff');
  const others = await database.collection('staff').where('admin', '==', true).get();
  expect(others.docs.map(({ id }) => id)).toEqual([admin.user.uid]);
  for (const change of [{ staff: false }, { staff: true, admin: false }]) {
    expect(await setStaff(admin, { email: admin.email, ...change })).toMatchObject({
      status: 400,
      body: { error: { details: { code: 'last-admin' } } },
    });
  }
  expect(await setStaff(admin, { email: 'nobody@example.com', staff: true })).toMatchObject({
    status: 404,
    body: { error: { details: { code: 'not-found', field: 'email' } } },
  });
});
