import type { Auth } from 'firebase-admin/auth';

/**
 * The link to the shop's page that verifies an email address with a one-time code. Once the code is used, the
 * page looks up by `mailId` whether the address is verified. Rejects with Firebase Auth's errors, such as
 * `auth/user-not-found` if the account is gone.
 */
export async function verificationLink(
  auth: Auth,
  siteUrl: string,
  email: string,
  mailId: string,
): Promise<string> {
  // Firebase's own page doesn't look like the shop.
  const made = new URL(await auth.generateEmailVerificationLink(email));
  const code = made.searchParams.get('oobCode');
  if (!code) throw new Error('The link of the identity service has no code.');
  const link = new URL('/auth/action', siteUrl);
  link.search = new URLSearchParams({
    mode: 'verifyEmail',
    oobCode: code,
    mail: mailId,
  }).toString();
  return link.href;
}
