import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { dayMs, retentionDays } from '@dental-shop/domain/retention/retention';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call, callFunction, decide, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';

const reason = 'The license is somebody else’s';

async function applicant(details: object, email?: string): Promise<Person> {
  const person = await newPerson(email);
  expect((await register(person, { ...details })).status).toBe(201);
  return person;
}

function newDetails() {
  const number = randomUUID().slice(0, 8);
  const address = { city: 'Reno', state: 'NV', country: 'United States' };
  return {
    first: {
      licenseNumber: `NV-${number}`,
      address: { ...address, street: `${number} Main Street`, zipCode: '89501' },
    },
    again: {
      licenseNumber: `nv ${number.toUpperCase()}.`,
      address: { ...address, street: `${number} MAIN ST.`, zipCode: '89501-1234' },
    },
    other: {
      licenseNumber: randomUUID(),
      address: { ...address, street: `${randomUUID()} Main Street`, zipCode: '89501' },
    },
  };
}

const remove = async (person: Person) =>
  call(apiPaths.accountDeletion, {
    method: 'POST',
    token: await person.token(),
    body: { confirmation: 'DELETE' },
  });

async function formerAccountsOf(staff: Person, person: Person): Promise<unknown[]> {
  const input = { uids: [person.user.uid] };
  const { body } = await callFunction('inspectAccounts', input, await staff.token());
  const { accounts } = body.result as { accounts: { formerAccounts: unknown[] }[] };
  return accounts[0]?.formerAccounts ?? [];
}

const shown = (status: string, ...matches: string[]) =>
  matches.map((match) => ({ match, status, deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) }));

it('shows staff whether a new account matches a suspended account that was deleted', async () => {
  const staff = await newStaff();
  const { first, again, other } = newDetails();
  const person = await applicant(first);
  const { uid } = person.user;
  await decide(staff, { uid, decision: 'approve' });
  expect(await decide(staff, { uid, decision: 'suspend', reason })).toMatchObject({ status: 200 });
  expect(await remove(person)).toMatchObject({ status: 200, body: { finished: true } });

  const [local, domain] = person.email.split('@');
  const samePerson = await applicant(again, `${local}+again@${domain}`);
  expect(await formerAccountsOf(staff, samePerson)).toEqual(
    shown('suspended', 'email', 'license', 'address'),
  );
  expect(await formerAccountsOf(staff, await applicant(other))).toEqual([]);
});

it('stores only hashes, for five years', async () => {
  const staff = await newStaff();
  const { first } = newDetails();
  const person = await applicant(first);
  await decide(staff, { uid: person.user.uid, decision: 'decline', reason });
  const before = Timestamp.now();
  expect((await remove(person)).status).toBe(200);
  const stored = await database.collection('formerAccounts').where('deletedAt', '>=', before).get();
  expect(stored.docs.map((each) => each.get('match')).sort()).toEqual([
    'address',
    'email',
    'license',
  ]);
  for (const document of stored.docs) {
    expect(document.id).toMatch(/^[0-9a-f]{64}$/);
    const { deletedAt, expireAt, ...rest } = document.data();
    expect(rest).toEqual({ match: expect.any(String), status: 'declined' });
    const keptDays = (expireAt.toMillis() - deletedAt.toMillis()) / dayMs;
    expect(Math.round(keptDays)).toBe(retentionDays.formerAccounts);
  }
});

it('stores no hashes for accounts that were neither declined nor suspended', async () => {
  const staff = await newStaff();
  const pending = newDetails();
  const reinstated = newDetails();
  const [first, second] = [await applicant(pending.first), await applicant(reinstated.first)];
  const { uid } = second.user;
  await decide(staff, { uid, decision: 'decline', reason });
  await decide(staff, { uid, decision: 'reinstate' });
  for (const person of [first, second]) expect((await remove(person)).status).toBe(200);
  for (const { again } of [pending, reinstated]) {
    expect(await formerAccountsOf(staff, await applicant(again))).toEqual([]);
  }
});

it('keeps hashes of an account whose Auth user was deleted in the console', async () => {
  const staff = await newStaff();
  const [suspended, approved] = [newDetails(), newDetails()];
  const people = [await applicant(suspended.first), await applicant(approved.first)];
  for (const { user } of people) await decide(staff, { uid: user.uid, decision: 'approve' });
  const [first] = people;
  await decide(staff, { uid: first?.user.uid ?? '', decision: 'suspend', reason });
  for (const { user } of people) await adminAuth.deleteUser(user.uid);
  await runSchedule('checkRecords');
  for (const { user } of people) {
    await database.doc(`deletions/${user.uid}`).update({ dueAt: Timestamp.fromMillis(0) });
  }
  await runSchedule('sweepDeletions');
  // The sweep suspended the approved account because it has no Auth user. Only suspensions by staff
  // are shown.
  expect(await formerAccountsOf(staff, await applicant(suspended.again))).toEqual(
    shown('suspended', 'license', 'address'),
  );
  expect(await formerAccountsOf(staff, await applicant(approved.again))).toEqual([]);
});
