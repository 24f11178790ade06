import { randomUUID } from 'node:crypto';
import type { Duplicates } from '@dental-shop/domain/api/staff/account-calls';
import { expect, it } from 'vitest';
import { callFunction, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { adminAuth } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';

async function applicant(fullName: string, licenseNumber: string): Promise<Person> {
  const person = await newPerson();
  await register(person, { fullName, licenseNumber });
  return person;
}

const inspect = async (by: Person, uids: string[]) =>
  callFunction('inspectAccounts', { uids }, await by.token());

it('returns verification status and possible duplicates', async () => {
  const staff = await newStaff();
  const [license, surname] = [randomUUID(), randomUUID().replaceAll('-', '')];
  const first = await applicant(`Dr. Ana ${surname}`, license);
  const second = await applicant('Somebody Else', license.toUpperCase().replaceAll('-', ' '));
  const third = await applicant(`${surname}, ANA`, randomUUID());
  await adminAuth.updateUser(first.user.uid, { emailVerified: true });
  const uids = [first, second, third].map(({ user }) => user.uid);
  const { body } = await inspect(staff, [...uids, 'nobody']);
  const { accounts } = body.result as { accounts: { uid: string; duplicates: object[] }[] };
  const found = new Map(accounts.map((account) => [account.uid, account]));
  expect(found.size).toBe(3);
  expect(found.get(first.user.uid)).toEqual({
    uid: first.user.uid,
    emailVerified: true,
    lastSignInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    duplicates: [
      {
        ...{ because: 'license', count: 1 },
        accounts: [{ uid: second.user.uid, name: 'Somebody Else' }],
      },
      {
        ...{ because: 'name', count: 1 },
        accounts: [{ uid: third.user.uid, name: `${surname}, ANA` }],
      },
    ],
    formerAccounts: [],
  });
  expect(found.get(second.user.uid)).toMatchObject({ emailVerified: false });
  expect(found.get(third.user.uid)?.duplicates).toEqual([
    {
      ...{ because: 'name', count: 1 },
      accounts: [{ uid: first.user.uid, name: `Dr. Ana ${surname}` }],
    },
  ]);
});

it('counts all accounts with the same license but names only three', async () => {
  const license = randomUUID();
  const people: Person[] = [];
  for (let index = 0; index < 6; index += 1) {
    people.push(await applicant(`Ana ${randomUUID()}`, license));
  }
  const uids = people.map(({ user }) => user.uid);
  const { body } = await inspect(await newStaff(), uids);
  const { accounts } = body.result as { accounts: { uid: string; duplicates: Duplicates[] }[] };
  expect(accounts).toHaveLength(6);
  for (const { uid, duplicates } of accounts) {
    expect(duplicates).toEqual([{ because: 'license', count: 5, accounts: expect.any(Array) }]);
    const shown = duplicates[0]?.accounts.map((each) => each.uid);
    expect(new Set(shown).size).toBe(3);
    expect(shown).not.toContain(uid);
  }
});

it('ignores a verified email that differs from the email in the profile', async () => {
  const staff = await newStaff();
  const { user, email } = await applicant('Dr. Ana', randomUUID());
  const other = { email: `another-${email}`, emailVerified: true };
  await adminAuth.updateUser(user.uid, other);
  const { body } = await inspect(staff, [user.uid]);
  expect(body.result).toMatchObject({ accounts: [{ uid: user.uid, emailVerified: false }] });
});

it('accepts at most 30 accounts per request', async () => {
  const staff = await newStaff();
  const many = Array.from({ length: 31 }, (_, index) => `nobody${index}`);
  expect(await inspect(staff, many.slice(0, 30))).toMatchObject({
    status: 200,
    body: { result: { accounts: [] } },
  });
  expect(await inspect(staff, many)).toMatchObject({ status: 400 });
  expect(await inspect(staff, [])).toMatchObject({ status: 400 });
});
