import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, it } from 'vitest';
import { call, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';

const change = async (person: Person, phone: unknown) =>
  call(apiPaths.phone, { method: 'POST', token: await person.token(), body: { phone } });

const stored = async ({ user }: Person) =>
  (await database.doc(`users/${user.uid}`).get()).get('phone');

const shown = async (person: Person) => {
  const { body } = await call(apiPaths.profile, { token: await person.token() });
  return (body as { data: { profile: { phone: string } } }).data.profile.phone;
};

it('is optional at registration', async () => {
  const [without, withNumber] = await Promise.all([newPerson(), newPerson()]);
  expect((await register(without, { phone: '' })).status).toBe(201);
  expect((await register(withNumber, { phone: ' 702-555-0123 ' })).status).toBe(201);
  expect(await stored(without)).toBeUndefined();
  expect(await shown(without)).toBe('');
  expect(await stored(withNumber)).toBe('702-555-0123');
  expect(await shown(withNumber)).toBe('702-555-0123');
});

it('can be changed and removed in the account', async () => {
  const person = await newPerson();
  await register(person);
  expect(await change(person, '+1 (702) 555-0123')).toMatchObject({ status: 200 });
  expect(await shown(person)).toBe('+1 (702) 555-0123');
  expect(await change(person, '')).toMatchObject({ status: 200 });
  expect(await stored(person)).toBeUndefined();
});

it.each(['call me', '1'.repeat(31), null])('rejects %j', async (phone) => {
  const person = await newPerson();
  await register(person);
  expect(await change(person, phone)).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', field: 'phone' },
  });
});

it('requires a customer account', async () => {
  expect(await change(await newPerson(), '702-555-0123')).toMatchObject({
    status: 403,
    body: { code: 'not-registered' },
  });
});
