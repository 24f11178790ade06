import { searchFields } from '@dental-shop/domain/account/search-terms';
import type { User } from '@dental-shop/domain/account/user';
import { Timestamp } from 'firebase-admin/firestore';
import { decide, dentist, register } from './api.ts';
import { newPerson, type Person, signIn } from './customer.ts';
import { adminAuth, database } from './database.ts';
import { waitFor } from './wait-for.ts';

/**
 * Stores an approved dentist directly. Nearly every test needs one, and registering and approving it would run about 15
 * functions and send three emails.
 */
export async function approvedCustomer(name: string = dentist.name): Promise<Person> {
  const person = await newPerson();
  const { uid } = person.user;
  await adminAuth.setCustomUserClaims(uid, { approved: true });
  await database.doc(`users/${uid}`).set(approvedAccount(uid, { name, email: person.email }));
  await person.token(true);
  return person;
}

function approvedAccount(
  uid: string,
  { name, email }: Pick<User<Timestamp>, 'name' | 'email'>,
): User<Timestamp> {
  const now = Timestamp.now();
  const details = { ...dentist, name, email };
  return {
    ...details,
    ...searchFields(uid, details),
    status: 'approved',
    language: 'en',
    createdAt: now,
    decidedAt: now,
    claimsSetAt: now,
  };
}

/** Registers a dentist, has staff approve the account, and waits until the approval has written everything. */
export async function registeredCustomer(name: string = dentist.name): Promise<Person> {
  const person = await newPerson();
  const registered = await register(person, { fullName: name });
  if (registered.status !== 201) throw new Error(`Registration: ${JSON.stringify(registered)}`);
  const staff = await signIn('staff');
  const decided = await decide(staff, { uid: person.user.uid, decision: 'approve' });
  if (decided.status !== 200) throw new Error(`Approval: ${JSON.stringify(decided)}`);
  await waitForClaimsSetAt(person.user.uid);
  await person.token(true);
  return person;
}

/** `claimsSetAt` is written after the custom claims, and is the approval's last write. */
async function waitForClaimsSetAt(uid: string): Promise<void> {
  await waitFor('claimsSetAt to be after decidedAt', async () => {
    const account = await database.doc(`users/${uid}`).get();
    return account.get('claimsSetAt')?.toMillis() >= account.get('decidedAt').toMillis();
  });
}

export async function waitForApprovedClaim(person: Person, approved: boolean, limit?: number) {
  await waitFor(
    `the claim approved to be ${approved}`,
    async () => {
      const { claims } = await person.user.getIdTokenResult(true);
      return (claims.approved === true) === approved;
    },
    limit,
  );
}
