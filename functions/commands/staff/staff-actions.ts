import { formatDate } from '@dental-shop/domain/language/locales';
import type { UserRecord } from 'firebase-admin/auth';
import { findAuthUser } from '../../src/platform/auth/find-auth-user.ts';
import type { Firebase } from '../../src/platform/firebase.ts';
import { staff } from '../../src/platform/firestore/staff.ts';
import { changeStaffRole } from '../../src/staff/change-staff-role.ts';
import { describeAccount, findMembersByEmail, type Member } from '../../src/staff/find-account.ts';
import { revokeAllSessions } from '../../src/staff/revoke-sessions.ts';

export async function findAccount({ auth }: Firebase, email: string): Promise<UserRecord> {
  const account = await findAuthUser(auth, { email });
  if (!account) {
    throw new Error(
      `No account has the email ${email}. They have to create one in the shop first.`,
    );
  }
  return account;
}

/** The email that `list` shows takes precedence over the account's current one. */
export async function findMember(accounts: Firebase, email: string): Promise<Member> {
  const [member, another] = await findMembersByEmail(accounts, email);
  if (another) {
    throw new Error(`Several members of staff have the email ${email}. Look at /staff/people.`);
  }
  if (!member) throw new Error(`Nobody has the email ${email}.`);
  return member;
}

export async function describeFacts(accounts: Firebase, account: UserRecord): Promise<string[]> {
  const facts = await describeAccount(accounts, account);
  const day = (instant: string) => formatDate(new Date(instant), 'day', 'en');
  return [
    `Account:  ${facts.email}`,
    `Created:  ${day(facts.createdAt)}`,
    `Last seen: ${facts.lastSignInAt ? day(facts.lastSignInAt) : 'never'}`,
    `Email:    ${facts.emailVerified ? 'verified' : 'not verified'}`,
    `Customer: ${facts.status ?? 'not registered'}`,
    `Staff:    ${facts.staff ? (facts.admin ? 'yes, admin' : 'yes') : 'no'}`,
  ];
}

export async function grantStaff(
  accounts: Firebase,
  account: UserRecord,
  admin: boolean,
): Promise<string> {
  await changeStaffRole(accounts, { account, wanted: { staff: true, admin }, by: null });
  const role = admin ? 'staff and may say who else is' : 'staff';
  return `${account.email} is ${role} now. If they are signed in, they have to sign in again.`;
}

export async function revokeStaff(accounts: Firebase, account: Member): Promise<string> {
  const member = await staff(accounts.firestore).doc(account.uid).get();
  // Also runs for non-staff: an earlier attempt may have failed before clearing the claims.
  await changeStaffRole(accounts, { account, wanted: { staff: false, admin: false }, by: null });
  return member.exists
    ? `${account.email} is not staff any more.`
    : `${account.email} is not staff.`;
}

/** Signs them out. They enroll a new phone at the next sign-in if MFA is required. */
export async function resetSecondFactor(
  accounts: Firebase,
  { uid, email }: Member,
): Promise<string> {
  const { auth, firestore } = accounts;
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  const member = await staff(firestore).doc(uid).get();
  if (member.exists) await member.ref.update({ secondFactor: false });
  await revokeAllSessions(accounts, uid);
  return `${email} has no second factor any more and has to sign in again.`;
}

export async function listStaff({ firestore }: Pick<Firebase, 'firestore'>): Promise<string[]> {
  const { docs } = await staff(firestore).orderBy('email').get();
  return docs.map((member) => {
    const { email, admin } = member.data();
    return admin ? `${email} (admin)` : email;
  });
}
