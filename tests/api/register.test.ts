import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, it } from 'vitest';
import { call, register } from '../shop/api.ts';
import { newPerson } from '../shop/customer.ts';
import { database } from '../shop/database.ts';

it('keeps a new account as pending, once', async () => {
  const person = await newPerson();
  const answers = [await register(person), await register(person, { fullName: 'Somebody Else' })];
  expect(answers).toMatchObject([
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

it('takes the simple form too, and keeps no password', async () => {
  const person = await newPerson();
  const answer = await call(apiPaths.register, {
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
  expect(answer.status).toBe(201);
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
])('refuses %s', async (_, changes) => {
  const answer = await register(await newPerson(), changes);
  expect(answer).toMatchObject({ status: 403, body: { code: 'not-your-account' } });
});

it.each([
  ['fullName', { fullName: '' }],
  ['licenseNumber', { licenseNumber: null }],
  ['type', { type: 'staff' }],
  [
    'address.zipCode',
    { address: { street: '1', city: 'Reno', state: 'NV', zipCode: '', country: 'United States' } },
  ],
])('names the field that is wrong: %s', async (field, changes) => {
  const answer = await register(await newPerson(), changes);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', field } });
});

it('keeps what people see of a name, and nothing else', async () => {
  const person = await newPerson();
  await register(person, { fullName: ' \u202EAna\u0000 Mun\u0303o\u200Bz ' });
  const user = await database.doc(`users/${person.user.uid}`).get();
  expect(user.get('name')).toBe('Ana Muñoz');
});

it.each([{ status: 'approved' }, { approved: true }, { staff: true }])(
  'refuses a form that would set %j',
  async (changes) => {
    const person = await newPerson();
    expect((await register(person, changes)).status).toBe(400);
    expect((await database.doc(`users/${person.user.uid}`).get()).exists).toBe(false);
  },
);
