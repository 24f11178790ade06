import { randomUUID } from 'node:crypto';
import { invitationDays } from '@dental-shop/domain/account/staff-invitation';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, call, callFunction, register } from '../shop/api.ts';
import { backdatedToken } from '../shop/backdated-token.ts';
import { newPerson, type Person, signIn, signInAs } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { extractLink, followLink, setPassword } from '../shop/email-link.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { nextSecond } from '../shop/next-second.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';
import { waitFor } from '../shop/wait-for.ts';

const newAddress = () => `${randomUUID()}@example.com`;

const invite = async (by: Person, email: string, changes: Record<string, unknown> = {}) =>
  callFunction('inviteStaff', { email, language: 'en', ...changes }, await by.token());

const uidOf = ({ body }: ApiResponse) => (body as { result: { uid: string } }).result.uid;

const rejected = (code: string) => ({ body: { error: { details: { code } } } });

const subject = 'You’re invited to the staff section';

async function invited(email = newAddress()) {
  const admin = await signIn('staff');
  const response = await invite(admin, email);
  expect(response.status).toBe(200);
  const { text } = await mailTo(email, subject);
  return { admin, email, uid: uidOf(response), link: extractLink(text) };
}

async function accepted() {
  const { link, ...invitation } = await invited();
  expect(await setPassword(link, demoPassword)).toBe(200);
  await nextSecond();
  return { ...invitation, person: await signInAs(invitation.email) };
}

const memberOf = async (uid: string) => (await database.doc(`staff/${uid}`).get()).data();

const findSignIn = async (uid: string) => (await adminAuth.getUsers([{ uid }])).users[0];

const overview = async (person: Person) =>
  callFunction('readOverview', { days: 7 }, await person.token());

describe('an invitation', () => {
  it('creates an Auth user without a customer account and emails a link to set a password', async () => {
    const { uid, email, link, admin } = await invited();
    expect(link.origin).toBe(new URL(shopUrl).origin);
    expect(link.searchParams.get('mode')).toBe('acceptInvitation');
    expect(await findSignIn(uid)).toMatchObject({
      ...{ email, emailVerified: false, providerData: [], customClaims: { staff: true } },
    });
    expect((await database.doc(`users/${uid}`).get()).exists).toBe(false);
    expect(await memberOf(uid)).toMatchObject({
      ...{ email, admin: false, grantedBy: admin.user.uid, language: 'en' },
      invitation: { acceptedAt: null },
    });
    const audit = await database.collection('audit').where('whom', '==', uid).get();
    expect(audit.docs.map((entry) => entry.get('what'))).toEqual(['invite-staff']);
    const notices = await database.collection('mail').where('data.email', '==', email).get();
    expect(notices.docs.map((each) => each.get('data'))).toContainEqual({
      ...{ email, role: 'staff', by: admin.email, isInvited: true },
    });
  });

  it('gives access once the person has set a password, which verifies the address', async () => {
    const { person, uid } = await accepted();
    expect((await overview(person)).status).toBe(200);
    expect(await findSignIn(uid)).toMatchObject({ emailVerified: true });
    await runSchedule('sweepClaims');
    expect(await memberOf(uid)).toMatchObject({
      invitation: { acceptedAt: expect.any(Timestamp) },
    });
  });

  it('has a link that works only once', async () => {
    const { link } = await invited();
    expect(await setPassword(link, demoPassword)).toBe(200);
    expect(await setPassword(link, 'another-password')).toBe(400);
  });

  it('can be sent again until it is accepted', async () => {
    const { admin, email, uid, link } = await invited();
    const again = await invite(admin, email.toUpperCase(), { admin: false });
    expect(uidOf(again)).toBe(uid);
    const second = await waitFor('a second link', async () => {
      const links = (await mailsTo(email)).map(({ text }) => extractLink(text));
      return links.find(({ href }) => href !== link.href);
    });
    expect(await setPassword(second, demoPassword)).toBe(200);
    expect(await invite(admin, email)).toMatchObject(rejected('account-exists'));
  });

  it('uses the Auth user of an earlier attempt that was interrupted', async () => {
    const email = newAddress();
    const { uid } = await adminAuth.createUser({ email, emailVerified: false });
    const response = await invite(await signIn('staff'), email);
    expect(response.status).toBe(200);
    expect(uidOf(response)).toBe(uid);
    const { text } = await mailTo(email, subject);
    expect(await setPassword(extractLink(text), demoPassword)).toBe(200);
  });

  it('expires, which also deletes the Auth user', async () => {
    const { uid, email } = await invited();
    const sentAt = Timestamp.fromMillis(Date.now() - invitationDays * 24 * 60 * 60 * 1000 + 60_000);
    await database.doc(`staff/${uid}`).update({ 'invitation.sentAt': sentAt });
    await runSchedule('sweepClaims');
    expect(await memberOf(uid)).toBeDefined();

    const expired = Timestamp.fromMillis(sentAt.toMillis() - 2 * 60_000);
    await database.doc(`staff/${uid}`).update({ 'invitation.sentAt': expired });
    await runSchedule('sweepClaims');
    expect(await memberOf(uid)).toBeUndefined();
    expect(await findSignIn(uid)).toBeUndefined();
    const audit = await database.collection('audit').where('whom', '==', uid).get();
    expect(audit.docs.map((entry) => entry.get('what'))).toContain('expire-invitation');
    expect((await register(await newPerson(email))).status).toBe(201);
  });

  it("isn't sent if it was withdrawn in the meantime", async () => {
    const { admin, email, uid } = await invited();
    const sent = await database.collection('mail').where('to', '==', email).get();
    const withdrawn = { email, uid, staff: false };
    expect((await callFunction('setStaff', withdrawn, await admin.token())).status).toBe(200);
    expect(await findSignIn(uid)).toBeUndefined();
    // The address may belong to a customer by now.
    await newPerson(email);
    const input = { mailId: sent.docs[0]?.id, requestId: randomUUID() };
    await callFunction('resendMail', input, await admin.token());
    const copy = database.doc(`mail/resent-${input.requestId}`);
    await waitFor('the email to be abandoned', async () =>
      (await copy.get()).get('delivery.state') === 'abandoned' ? true : undefined,
    );
    expect((await copy.get()).get('delivery.lastError')).toBe('The invitation is no longer open');
  });
});

describe('an address with an account', () => {
  it.each([
    [
      'a customer',
      async () => {
        const person = await newPerson();
        await register(person);
        return person;
      },
    ],
    ['someone who is not registered', () => newPerson()],
    ['a staff member', () => newStaff()],
  ])("isn't invited, and the account of %s doesn't change", async (_, create) => {
    const admin = await signIn('staff');
    const { email, user } = await create();
    const before = await findSignIn(user.uid);
    const member = await memberOf(user.uid);
    expect(await invite(admin, email)).toMatchObject({
      status: 400,
      ...rejected('account-exists'),
    });
    expect(await findSignIn(user.uid)).toEqual(before);
    expect(await memberOf(user.uid)).toEqual(member);
    const mails = await database.collection('mail').where('to', '==', email).get();
    expect(mails.docs.map((each) => each.get('template'))).not.toContain('staff-invitation');
  });
});

describe('invitations are rejected', () => {
  it('from staff who are not admins', async () => {
    const email = newAddress();
    expect(await invite(await newStaff(), email)).toMatchObject({
      status: 403,
      ...rejected('staff-only'),
    });
    expect((await adminAuth.getUsers([{ email }])).users).toEqual([]);
  });

  it('without a recent sign-in', async () => {
    const email = newAddress();
    const token = await backdatedToken(await newStaff(), 6 * 60);
    expect(await callFunction('inviteStaff', { email, language: 'en' }, token)).toMatchObject({
      status: 403,
      ...rejected('recent-sign-in-required'),
    });
    expect((await adminAuth.getUsers([{ email }])).users).toEqual([]);
  });
});

describe('staff without a customer account', () => {
  it("aren't in the approval queue, and their profile is missing", async () => {
    const { person } = await accepted();
    const token = await person.token();
    expect(await call(apiPaths.checkApproval, { token })).toMatchObject({
      status: 200,
      body: { approved: false, status: null },
    });
    expect(await call(apiPaths.profile, { token })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it('can download their data', async () => {
    const { person, email } = await accepted();
    const { body } = await call(apiPaths.accountExport, { token: await person.token() });
    expect(body).toMatchObject({
      ...{ profile: null, orders: [] },
      staffAccess: { email, admin: false, language: 'en', emails: [] },
    });
  });

  it('can change their email', async () => {
    const { person, uid, email } = await accepted();
    const next = newAddress();
    const change = { method: 'POST', body: { email: next, language: 'en' } } as const;
    const token = await person.token();
    expect((await call(apiPaths.emailChange, { ...change, token })).status).toBe(200);
    const { text } = await mailTo(next, 'Confirm your new email address');
    expect(await followLink(extractLink(text))).toBe(200);
    await call(apiPaths.emailSync, { method: 'POST', body: { email: next } });
    expect(await memberOf(uid)).toMatchObject({ email: next });
    await mailTo(email, 'email address was changed');
  });

  it('get emails at an address that changed without the page noticing', async () => {
    const { uid, email } = await accepted();
    const next = newAddress();
    await adminAuth.updateUser(uid, { email: next, emailVerified: true });
    await runSchedule('sweepClaims');
    expect(await memberOf(uid)).toMatchObject({ email: next });
    await mailTo(email, 'email address was changed');
  });

  it('lose their Auth user together with their access', async () => {
    const { admin, person, uid, email } = await accepted();
    const deletion = { method: 'POST', body: { confirmation: 'DELETE' } } as const;
    const token = await person.token();
    expect(await call(apiPaths.accountDeletion, { ...deletion, token })).toMatchObject({
      body: { code: 'staff-account' },
    });
    const revoke = { email, uid, staff: false };
    expect((await callFunction('setStaff', revoke, await admin.token())).status).toBe(200);
    expect(await findSignIn(uid)).toBeUndefined();
    expect((await overview(person)).status).toBe(401);
  });

  it('keep their Auth user if they have registered as customers since then', async () => {
    const { admin, person, uid, email } = await accepted();
    expect((await register(person)).status).toBe(201);
    await callFunction('setStaff', { email, uid, staff: false }, await admin.token());
    expect(await findSignIn(uid)).toMatchObject({ email });
    expect((await findSignIn(uid))?.customClaims ?? {}).toEqual({});
  });
});
