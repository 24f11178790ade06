import { Timestamp } from 'firebase-admin/firestore';
import { newPerson, type Person } from './customer.ts';
import { adminAuth, database } from './database.ts';

/** A new staff member, with the claim in their ID token. */
export async function newStaff(): Promise<Person> {
  const person = await newPerson();
  const { uid } = person.user;
  const { email } = person;
  await adminAuth.updateUser(uid, { emailVerified: true });
  const member = { email, admin: false, grantedAt: Timestamp.now(), grantedBy: null };
  await database.doc(`staff/${uid}`).set(member);
  await adminAuth.setCustomUserClaims(uid, { staff: true });
  await person.token(true);
  return person;
}
