import { isInvitationOpen } from '@dental-shop/domain/account/staff-invitation';
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
      `No account uses ${email}. Create one in the shop, or ask an admin to invite this person.`,
    );
  }
  return account;
}

/** First looks for the email shown by `list`, then for the account's current email. */
export async function findMember(accounts: Firebase, email: string): Promise<Member> {
  const [member, another] = await findMembersByEmail(accounts, email);
  if (another) {
    throw new Error(`Several staff members have the email ${email}. See /staff/people.`);
  }
  if (!member) throw new Error(`No staff member has the email ${email}.`);
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
  const role = admin ? 'an admin' : 'staff';
  return `${account.email} is now ${role}. If they are signed in, they have to sign in again.`;
}

export async function revokeStaff(accounts: Firebase, account: Member): Promise<string> {
  const member = await staff(accounts.firestore).doc(account.uid).get();
  // Also runs for non-staff: an earlier attempt may have failed before clearing the claims.
  await changeStaffRole(accounts, { account, wanted: { staff: false, admin: false }, by: null });
  return member.exists ? `${account.email} is no longer staff.` : `${account.email} is not staff.`;
}

/**
 * Also signs the member out. If a second factor is required, the member must enroll a new phone at
 * the next sign-in.
 */
export async function resetSecondFactor(
  accounts: Firebase,
  { uid, email }: Member,
): Promise<string> {
  const { auth, firestore } = accounts;
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  const member = await staff(firestore).doc(uid).get();
  if (member.exists) await member.ref.update({ secondFactor: false });
  await revokeAllSessions(accounts, uid);
  return `Removed the second factor of ${email}. They have to sign in again.`;
}

export async function listStaff({ firestore }: Pick<Firebase, 'firestore'>): Promise<string[]> {
  const { docs } = await staff(firestore).orderBy('email').get();
  return docs.map((member) => {
    const { email, admin } = member.data();
    const notes = [
      ...(admin ? ['admin'] : []),
      ...(isInvitationOpen(member.data()) ? ['invited'] : []),
    ];
    return notes.length > 0 ? `${email} (${notes.join(', ')})` : email;
  });
}
