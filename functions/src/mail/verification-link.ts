import type { Auth } from 'firebase-admin/auth';

/**
 * The address of the shop's own page that verifies an email address with a one-time code. By the ID of the
 * email, the page can later find out that the address is verified. Rejects with an error of Firebase Auth:
 * `auth/user-not-found` if no account has the address anymore.
 */
export async function verificationLink(
  auth: Auth,
  siteUrl: string,
  email: string,
  mailId: string,
): Promise<string> {
  // Firebase's link leads to a page of the project's, which has nothing of the shop's look.
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
