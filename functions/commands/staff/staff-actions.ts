import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { staff } from '../../src/platform/firestore/staff.ts';
import {
  findAccountByEmail,
  grantStaff as grant,
  revokeStaff as revoke,
} from '../../src/staff/membership.ts';

interface Accounts {
  auth: Auth;
  firestore: Firestore;
}

async function findAccount(auth: Auth, email: string): Promise<UserRecord> {
  const account = await findAccountByEmail(auth, email);
  if (!account) {
    throw new Error(
      `No account has the email ${email}. They have to create one in the shop first.`,
    );
  }
  return account;
}

export async function grantStaff(
  accounts: Accounts,
  email: string,
  admin: boolean,
): Promise<string> {
  await grant(accounts, await findAccount(accounts.auth, email), { admin, grantedBy: null });
  const role = admin ? 'staff and may say who else is' : 'staff';
  return `${email} is ${role} now. If they are signed in, they have to sign in again.`;
}

export async function revokeStaff(accounts: Accounts, email: string): Promise<string> {
  const account = await findAccount(accounts.auth, email);
  const member = await staff(accounts.firestore).doc(account.uid).get();
  // Also for somebody who is not staff: an earlier attempt may have ended half way, with the claims
  // kept.
  await revoke(accounts, account);
  return member.exists ? `${email} is not staff any more.` : `${email} is not staff.`;
}

/** One line for each member of staff, sorted by e-mail address. */
export async function listStaff({ firestore }: Accounts): Promise<string[]> {
  const { docs } = await staff(firestore).orderBy('email').get();
  return docs.map((member) => {
    const { email, admin } = member.data();
    return admin ? `${email} (admin)` : email;
  });
}
