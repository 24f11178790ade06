import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callFunction, register } from '../shop/api.ts';
import { newPerson, type Person, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';

const setStaff = async (by: Person, input: Record<string, unknown>) =>
  callFunction('setStaff', input, await by.token(true));

async function verifiedPerson(): Promise<Person> {
  const person = await newPerson();
  await adminAuth.updateUser(person.user.uid, { emailVerified: true });
  return person;
}

it('grants and immediately revokes staff access', async () => {
  const admin = await signIn('staff');
  const other = await verifiedPerson();
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
  // Either check may reject the token, because token revocation has a resolution of one second.
  const rejected = await callFunction('decideAccount', decide, token);
  expect([401, 403]).toContain(rejected.status);
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

it('lets only admins look up an account', async () => {
  const admin = await signIn('staff');
  const other = await newPerson();
  await register(other);
  const find = async (by: Person, email: string) =>
    callFunction('findAccount', { email }, await by.token());
  expect(await find(admin, other.email)).toMatchObject({
    status: 200,
    body: {
      result: {
        uid: other.user.uid,
        email: other.email,
        emailVerified: false,
        status: 'pending',
        staff: false,
        admin: false,
      },
    },
  });
  const { result } = (await find(admin, other.email)).body as { result: { createdAt: string } };
  expect(Date.now() - Date.parse(result.createdAt)).toBeLessThan(5 * 60_000);
  expect(await find(admin, 'nobody@example.com')).toMatchObject({ status: 404 });
  expect(await find(await newStaff(), other.email)).toMatchObject({ status: 403 });
});

it('rejects an unverified account, because a stranger may own it', async () => {
  const admin = await signIn('staff');
  const stranger = await newPerson();
  const { uid } = stranger.user;
  expect(await setStaff(admin, { email: stranger.email, staff: true })).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'member-not-verified', field: 'email' } } },
  });
  expect((await database.doc(`staff/${uid}`).get()).exists).toBe(false);
  expect((await adminAuth.getUser(uid)).customClaims ?? {}).toEqual({});
});

it('rejects an account other than the one shown to the admin', async () => {
  const admin = await signIn('staff');
  const { email, user } = await verifiedPerson();
  const shown = (await verifiedPerson()).user.uid;
  expect(await setStaff(admin, { email, staff: true, uid: shown })).toMatchObject({ status: 404 });
  expect((await database.doc(`staff/${user.uid}`).get()).exists).toBe(false);
});

it('notifies every admin by email', async () => {
  const admin = await signIn('staff');
  const { email } = await verifiedPerson();
  for (const [staff, role] of [
    [true, 'staff'],
    [false, 'none'],
  ] as const) {
    await setStaff(admin, { email, staff });
    const sent = database.collection('mail').where('data.email', '==', email);
    const mails = (await sent.get()).docs.map((each) => each.data());
    expect(mails).toContainEqual(
      expect.objectContaining({
        to: admin.email,
        template: 'staff-changed',
        data: { email, role, by: admin.email },
      }),
    );
  }
});

async function memberOf(admin: Person, { isAdmin = false } = {}): Promise<Person> {
  const member = await verifiedPerson();
  await setStaff(admin, { email: member.email, staff: true, admin: isAdmin });
  return member;
}

const isMember = async (uid: string) => (await database.doc(`staff/${uid}`).get()).exists;

it.each([
  ['the user ID', (uid: string) => ({ uid })],
  ['the listed email', () => ({})],
])("revokes the member found by %s rather than the address's current owner", async (_, named) => {
  const admin = await signIn('staff');
  const { email, user } = await memberOf(admin);
  const { uid } = user;
  await adminAuth.updateUser(uid, { email: `moved-${email}` });
  const stranger = (await newPerson(email)).user.uid;
  const before = await adminAuth.getUser(stranger);

  expect(await setStaff(admin, { email, ...named(uid), staff: false })).toMatchObject({
    status: 200,
    body: { result: { uid, staff: false } },
  });
  expect(await isMember(uid)).toBe(false);
  expect((await adminAuth.getUser(uid)).customClaims ?? {}).toEqual({});
  expect(await adminAuth.getUser(stranger)).toEqual(before);
});

it('requires a user ID if two members have the same email', async () => {
  const admin = await signIn('staff');
  const { email, user } = await memberOf(admin);
  await adminAuth.updateUser(user.uid, { email: `moved-${email}` });
  const other = await newPerson(email);
  await adminAuth.updateUser(other.user.uid, { emailVerified: true });
  await setStaff(admin, { email, staff: true });

  expect(await setStaff(admin, { email, staff: false })).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'invalid-input', field: 'uid' } } },
  });
  for (const { uid } of [user, other.user]) {
    expect(await isMember(uid)).toBe(true);
    await setStaff(admin, { email, uid, staff: false });
    expect(await isMember(uid)).toBe(false);
  }
});

it('revokes the access of a member whose Auth user was deleted in the console', async () => {
  const admin = await signIn('staff');
  const { email, user } = await memberOf(admin);
  const { uid } = user;
  await adminAuth.deleteUser(uid);

  expect(await setStaff(admin, { email, uid, staff: false })).toMatchObject({
    status: 200,
    body: { result: { uid, staff: false } },
  });
  expect(await isMember(uid)).toBe(false);
  const sent = await database.collection('mail').where('data.email', '==', email).get();
  expect(sent.docs.map((each) => each.get('data.role'))).toContain('none');
  expect(await setStaff(admin, { email, uid, staff: false })).toMatchObject({
    status: 404,
    body: { error: { details: { code: 'not-found', field: 'uid' } } },
  });
});

it.each([
  ['deleted', (uid: string) => adminAuth.deleteUser(uid)],
  ['disabled', (uid: string) => adminAuth.updateUser(uid, { disabled: true })],
])("protects an admin if the only other admin's account is %s", async (_, end) => {
  const admin = await signIn('staff');
  const { email, user } = await memberOf(admin, { isAdmin: true });
  await end(user.uid);
  expect(await setStaff(admin, { email: admin.email, staff: false })).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'last-admin' } } },
  });
  await setStaff(admin, { email, uid: user.uid, staff: false });
});

it("protects an admin if the only other admin hasn't accepted the invitation", async () => {
  const admin = await signIn('staff');
  const email = `${randomUUID()}@example.com`;
  const invitation = { email, admin: true, language: 'en' };
  const invited = await callFunction('inviteStaff', invitation, await admin.token());
  const { uid } = (invited.body as { result: { uid: string } }).result;
  expect(await setStaff(admin, { email: admin.email, staff: false })).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'last-admin' } } },
  });
  await setStaff(admin, { email, uid, staff: false });
});

it("rejects staff who aren't admins", async () => {
  const admin = await signIn('staff');
  const other = await verifiedPerson();
  await setStaff(admin, { email: other.email, staff: true });
  for (const input of [
    { email: other.email, staff: true, admin: true },
    { email: admin.email, staff: false },
    { email: admin.email, uid: admin.user.uid, staff: false },
    { email: other.email, uid: 'nobody', staff: false },
    { email: 'nobody@example.com', staff: true },
  ]) {
    expect(await setStaff(other, input)).toMatchObject({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED' } },
    });
  }
});

it('protects the last admin and reports an unknown account', async () => {
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
