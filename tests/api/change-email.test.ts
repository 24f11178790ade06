import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { describe, expect, it } from 'vitest';
import { call, callFunction, decide, register } from '../shop/api.ts';
import { backdatedToken } from '../shop/backdated-token.ts';
import { newPerson, type Person, signInAs } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { extractLink, followLink } from '../shop/email-link.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { nextSecond } from '../shop/next-second.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe } from '../shop/stripe.ts';

const ok = { status: 200, body: { success: true } };

/** Unique, because reused details could match a suspended account that was deleted. */
const ownDetails = () => ({
  licenseNumber: randomUUID(),
  address: {
    street: randomUUID(),
    city: 'Reno',
    state: 'NV',
    zipCode: '89501',
    country: 'United States',
  },
});

async function customer(email?: string): Promise<Person> {
  const person = await newPerson(email);
  expect((await register(person, ownDetails())).status).toBe(201);
  return person;
}

const newAddress = () => `${randomUUID()}@example.com`;

const requestChange = async (person: Person, email: string, token?: string) =>
  call(apiPaths.emailChange, {
    method: 'POST',
    token: token ?? (await person.token()),
    body: { email, language: 'en' },
  });

/** The page behind the emailed link sends this request after using the code. */
const sync = (email: string) => call(apiPaths.emailSync, { method: 'POST', body: { email } });

const profileOf = async (person: Person) =>
  (await call(apiPaths.profile, { token: await person.token() })).body.data;

const storedProfile = async ({ user }: Person) =>
  (await database.doc(`users/${user.uid}`).get()).data();

async function changeTo(person: Person, email: string): Promise<URL> {
  expect(await requestChange(person, email)).toEqual(ok);
  const { text } = await mailTo(email, 'Confirm your new email address');
  expect(await followLink(extractLink(text))).toBe(200);
  return extractLink(text);
}

describe('a new email', () => {
  it('takes effect when the emailed link is opened', async () => {
    const person = await customer();
    const { uid } = person.user;
    await adminAuth.updateUser(uid, { emailVerified: true });
    await person.token(true);
    const { id } = await stripe.customers.create({ email: person.email, metadata: { uid } });
    await database.doc(`customers/${uid}`).set({ stripeCustomerId: id });
    const email = newAddress();

    expect(await requestChange(person, email)).toEqual(ok);
    const { text } = await mailTo(email, 'Confirm your new email address');
    const link = extractLink(text);
    expect(link.searchParams.get('mode')).toBe('verifyAndChangeEmail');
    expect(await sync(email)).toEqual(ok);
    expect(await storedProfile(person)).toMatchObject({ email: person.email });

    const token = await person.token();
    expect(await followLink(link)).toBe(200);
    await nextSecond();
    expect(await sync(email)).toEqual(ok);
    expect(await storedProfile(person)).toMatchObject({
      email,
      emailVerified: true,
      formerEmails: [{ email: person.email, isVerified: true }],
      searchTerms: expect.arrayContaining([email.split('-')[0]]),
    });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ email });
    // Changing the email ends every session, in case one was stolen.
    expect(await call(apiPaths.profile, { token })).toMatchObject({ status: 401 });
    const { claims } = await (await signInAs(email)).user.getIdTokenResult();
    expect(claims).toMatchObject({ email, email_verified: true });

    const notice = await mailTo(person.email, 'Your account’s email address was changed');
    expect(notice.text).not.toContain(email);
    expect(await sync(email)).toEqual(ok);
    const notices = await mailsTo(person.email);
    expect(notices.filter(({ subject }) => subject === notice.subject)).toHaveLength(1);
  });

  it('is synced at the next sign-in if the confirmation page was closed too early', async () => {
    const person = await customer();
    const email = newAddress();
    await changeTo(person, email);
    const again = await signInAs(email);
    expect(await profileOf(again)).toMatchObject({ profile: { email } });
    expect(await storedProfile(person)).toMatchObject({
      email,
      formerEmails: [{ email: person.email, isVerified: false }],
    });
  });

  it("is synced within a day, even if the customer doesn't sign in", async () => {
    const person = await customer();
    const email = newAddress();
    await changeTo(person, email);
    await runSchedule('checkRecords');
    expect(await storedProfile(person)).toMatchObject({ email });
  });

  it("is ignored until it's verified", async () => {
    const person = await customer();
    const email = newAddress();
    await adminAuth.updateUser(person.user.uid, { email, emailVerified: false });
    expect(await sync(email)).toEqual(ok);
    const again = await signInAs(email);
    expect(await profileOf(again)).toMatchObject({ profile: { email: person.email } });
  });

  it('is reported as verified after its link is used', async () => {
    const person = await customer();
    const link = await changeTo(person, newAddress());
    const query = new URLSearchParams({ mailId: link.searchParams.get('mail') ?? '' });
    expect(await call(`${apiPaths.verificationMail}?${query}`)).toEqual({
      status: 200,
      body: { verified: true },
    });
  });
});

describe('the request', () => {
  it("doesn't reveal whether an address has an account", async () => {
    const person = await customer();
    const before = await mailsTo(demoAccounts.lab);
    expect(await requestChange(person, demoAccounts.lab)).toEqual(ok);
    const stored = await database.collection('mail').where('to', '==', demoAccounts.lab).get();
    const templates = stored.docs.map((each) => each.get('template'));
    expect(templates).not.toContain('email-change');
    expect(await mailsTo(demoAccounts.lab)).toEqual(before);
  });

  it('requires a recent sign-in', async () => {
    const person = await customer();
    const token = await backdatedToken(person, 3600);
    const rejected = { status: 403, body: { code: 'recent-sign-in-required' } };
    expect(await requestChange(person, newAddress(), token)).toMatchObject(rejected);
    const body = { language: 'en' };
    expect(await call(apiPaths.passwordNotice, { method: 'POST', token, body })).toMatchObject(
      rejected,
    );
  });

  it("requires a registration that isn't declined or suspended", async () => {
    const stranger = await newPerson();
    expect(await requestChange(stranger, newAddress())).toMatchObject({
      status: 403,
      body: { code: 'not-registered' },
    });
    const person = await customer();
    const reason = 'The license is somebody else’s';
    await decide(await newStaff(), { uid: person.user.uid, decision: 'decline', reason });
    expect(await requestChange(person, newAddress())).toMatchObject({
      status: 403,
      body: { code: 'account-closed' },
    });
  });

  it('is limited to five a day per account', async () => {
    const person = await customer();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await requestChange(person, newAddress())).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('recognizes a suspended customer by a former email', async () => {
  const staff = await newStaff();
  const person = await customer();
  const { uid } = person.user;
  const email = newAddress();
  await changeTo(person, email);
  expect(await sync(email)).toEqual(ok);
  await decide(staff, { uid, decision: 'approve' });
  const reason = 'The license is somebody else’s';
  await decide(staff, { uid, decision: 'suspend', reason });
  const again = await signInAs(email);
  const deleted = await call(apiPaths.accountDeletion, {
    method: 'POST',
    token: await again.token(),
    body: { confirmation: 'DELETE' },
  });
  expect(deleted).toMatchObject({ status: 200 });

  const next = await newPerson(person.email);
  expect((await register(next, ownDetails())).status).toBe(201);
  const { body } = await callFunction(
    'inspectAccounts',
    { uids: [next.user.uid] },
    await staff.token(),
  );
  const { accounts } = body.result as { accounts: { formerAccounts: { match: string }[] }[] };
  expect(accounts[0]?.formerAccounts.map(({ match }) => match)).toEqual(['email']);
});
