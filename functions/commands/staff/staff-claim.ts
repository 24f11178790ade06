import type { Auth, UserRecord } from 'firebase-admin/auth';
import { changeClaim, hasClaim } from '../../src/accounts/change-claim.ts';

const claim = 'staff';

async function findAccount(auth: Auth, email: string): Promise<UserRecord> {
  const { users } = await auth.getUsers([{ email }]);
  const [account] = users;
  if (!account) {
    throw new Error(
      `No account has the email ${email}. They have to create one in the shop first.`,
    );
  }
  return account;
}

export async function grantStaff(auth: Auth, email: string): Promise<string> {
  const { uid, customClaims } = await findAccount(auth, email);
  if (hasClaim(customClaims, claim)) return `${email} is staff already.`;
  await auth.setCustomUserClaims(uid, changeClaim(customClaims, claim, true));
  return `${email} is staff now. If they are signed in, they have to sign in again.`;
}

export async function revokeStaff(auth: Auth, email: string): Promise<string> {
  const { uid, customClaims } = await findAccount(auth, email);
  if (!hasClaim(customClaims, claim)) return `${email} is not staff.`;
  await auth.setCustomUserClaims(uid, changeClaim(customClaims, claim, false));
  // An ID token keeps the claim until it expires; without this they could renew it with the claim.
  await auth.revokeRefreshTokens(uid);
  return `${email} is not staff any more. What they have open can still be read for up to an hour.`;
}

export async function listStaff(auth: Auth): Promise<string[]> {
  const emails: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const { uid, email, customClaims } of page.users) {
      if (hasClaim(customClaims, claim)) emails.push(email ?? `${uid} (without an email)`);
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return emails.sort();
}
