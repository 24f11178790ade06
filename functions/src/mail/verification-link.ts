import type { Auth } from 'firebase-admin/auth';

/**
 * The address of the shop's own page that verifies an email address with a one-time code. Rejects with an
 * error of Firebase Auth, `auth/user-not-found` where no account has the address any more.
 */
export async function verificationLink(
  auth: Auth,
  siteUrl: string,
  email: string,
): Promise<string> {
  // Firebase's link leads to a page of the project's, which has nothing of the shop's look.
  const made = new URL(await auth.generateEmailVerificationLink(email));
  const code = made.searchParams.get('oobCode');
  if (!code) throw new Error('The link of the identity service has no code.');
  const link = new URL('/auth/action', siteUrl);
  link.search = new URLSearchParams({ mode: 'verifyEmail', oobCode: code }).toString();
  return link.href;
}
