import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call, decide, register } from '../shop/api.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { heldMailTo, mailTo } from '../shop/inbox.ts';
import { addressIn, countRequests, hosting, newNetwork } from '../shop/networks.ts';

it('creates a pending account once', async () => {
  const person = await newPerson();
  const responses = [await register(person), await register(person, { fullName: 'Somebody Else' })];
  expect(responses).toMatchObject([
    { status: 201 },
    { status: 409, body: { code: 'already-registered' } },
  ]);
  const user = await database.doc(`users/${person.user.uid}`).get();
  expect(user.data()).toMatchObject({
    email: person.email,
    name: 'Test Dentist',
    type: 'dentist',
    licenseNumber: 'D-12345',
    status: 'pending',
    decidedAt: null,
    searchTerms: expect.arrayContaining(['dentist', 'd12345']),
    nameKey: 'dentist test',
    licenseKey: 'd12345',
  });
});

it('accepts the short form and stores no password', async () => {
  const person = await newPerson();
  const response = await call(apiPaths.register, {
    method: 'POST',
    token: await person.token(),
    body: {
      email: person.email,
      password: 'the-password',
      fullName: 'Test Lab',
      type: 'lab',
      licenseNumber: null,
      officeAddress: '2 Side Street, Reno',
    },
  });
  expect(response.status).toBe(201);
  const user = await database.doc(`users/${person.user.uid}`).get();
  expect(user.data()).toMatchObject({
    licenseNumber: null,
    address: { street: '2 Side Street, Reno' },
  });
  expect(JSON.stringify(user.data())).not.toContain('the-password');
});

it.each([
  ["another account's email", { email: 'dentist@example.com' }],
  ["another account's uid", { uid: 'someone-else' }],
])('rejects %s', async (_, changes) => {
  const response = await register(await newPerson(), changes);
  expect(response).toMatchObject({ status: 403, body: { code: 'not-your-account' } });
});

it.each([
  ['fullName', { fullName: '' }],
  ['licenseNumber', { licenseNumber: null }],
  ['type', { type: 'staff' }],
  [
    'address.zipCode',
    { address: { street: '1', city: 'Reno', state: 'NV', zipCode: '', country: 'United States' } },
  ],
])('reports the invalid field %s', async (field, changes) => {
  const response = await register(await newPerson(), changes);
  expect(response).toMatchObject({ status: 400, body: { code: 'invalid-input', field } });
});

it('normalizes names and strips invisible characters', async () => {
  const person = await newPerson();
  await register(person, { fullName: ' \u202EAna\u0000 Mun\u0303o\u200Bz ' });
  const user = await database.doc(`users/${person.user.uid}`).get();
  expect(user.get('name')).toBe('Ana Muñoz');
});

it.each([{ status: 'approved' }, { approved: true }, { staff: true }])(
  'rejects a form that sets %j',
  async (changes) => {
    const person = await newPerson();
    expect((await register(person, changes)).status).toBe(400);
    expect((await database.doc(`users/${person.user.uid}`).get()).exists).toBe(false);
  },
);

describe('rate limiting of registrations', () => {
  it("applies to one network and doesn't affect others", async () => {
    const network = newNetwork();
    await countRequests('registration-network', network, 18);
    const people = await Promise.all([newPerson(), newPerson(), newPerson()]);
    const responses = await Promise.all(
      people.map((person) => register(person, {}, `1.1.1.1, ${addressIn(network)}, ${hosting}`)),
    );
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]).toMatchObject({ body: { code: 'too-many-requests' } });
    for (const [index, { user }] of people.entries()) {
      const kept = await database.doc(`users/${user.uid}`).get();
      expect(kept.exists).toBe(responses[index]?.status === 201);
      const mails = await database.collection('mail').where('to', '==', people[index]?.email).get();
      expect(mails.size).toBe(kept.exists ? 1 : 0);
    }
    expect((await register(await newPerson(), {}, addressIn(newNetwork()))).status).toBe(201);
    expect((await register(await newPerson())).status).toBe(201);
  });

  it('counts aliases of one mailbox together', async () => {
    const name = randomUUID();
    const statuses = [];
    for (const tag of [1, 2, 3, 4, 5, 6]) {
      const person = await newPerson(`${name}+${tag}@example.com`);
      statuses.push((await register(person, {}, addressIn(newNetwork()))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('registration emails', () => {
  it('contain no user input if the address is unverified', async () => {
    const person = await newPerson();
    const advertisement = 'Cheap pills at evil.example';
    await register(person, { fullName: advertisement });
    const { subject, html, text } = await mailTo(person.email, 'We received your registration');
    expect(subject + html + text).not.toMatch(/Cheap|evil/);
    const staff = await signIn('staff');
    await decide(staff, { uid: person.user.uid, decision: 'decline', reason: 'Not a dentist.' });
    const declined = await heldMailTo(person.email, 'not approved');
    expect(declined.subject + declined.html + declined.text).not.toMatch(/Cheap|evil/);
  });

  it('to the office are rate-limited, with an hourly digest of the rest', async () => {
    const hour = 60 * 60 * 1000;
    const now = Math.floor(Date.now() / hour);
    const buckets = [now, now + 1].map((each) =>
      database.doc(`rateLimits/registration-notices-all-${each}`),
    );
    await Promise.all(buckets.map((bucket) => bucket.set({ count: 10 })));
    onTestFinished(async () => {
      await Promise.all(buckets.map((bucket) => bucket.delete()));
    });
    const people = await Promise.all([newPerson(), newPerson()]);
    const names = people.map(({ user }) => `Ana ${user.uid}`);
    for (const [index, person] of people.entries()) {
      expect((await register(person, { fullName: names[index] })).status).toBe(201);
    }
    const notices = await database.collection('mail').where('template', '==', 'new-account').get();
    const notifiedNames = notices.docs.map((mail) => mail.get('data.name'));
    expect(notifiedNames.filter((name) => names.includes(name))).toEqual([]);
    const digests = await Promise.all(
      [now, now + 1].map((each) => database.doc(`mail/new-accounts-${each}`).get()),
    );
    const [digest, ...others] = digests.filter((mail) => mail.exists);
    expect(others.length).toBeLessThanOrEqual(1);
    expect(digest?.data()).toMatchObject({ template: 'new-accounts', data: {} });
    const held = await heldMailTo('office@example.com', 'More new accounts');
    expect(held.html).toContain('/staff/accounts');
    await Promise.all(digests.map((mail) => mail.ref.delete()));
  });
});
