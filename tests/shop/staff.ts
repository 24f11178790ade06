import { Timestamp } from 'firebase-admin/firestore';
import { newPerson, type Person } from './customer.ts';
import { adminAuth, database } from './database.ts';

/** Creates a staff member whose ID token already has the claims. */
export async function newStaff({ admin = false } = {}): Promise<Person> {
  const person = await newPerson();
  const { uid } = person.user;
  const { email } = person;
  await adminAuth.updateUser(uid, { emailVerified: true });
  const member = { email, admin, grantedAt: Timestamp.now(), grantedBy: null };
  await database.doc(`staff/${uid}`).set(member);
  await adminAuth.setCustomUserClaims(uid, { staff: true, ...(admin && { admin }) });
  await person.token(true);
  return person;
}
