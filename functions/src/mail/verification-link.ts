import type { Auth } from 'firebase-admin/auth';
import type { VerifyingTemplate } from './mail-content.ts';

interface VerifyingMail {
  template: VerifyingTemplate;
  to: string;
  uid?: string | null;
}

/**
 * With `mailId`, the page can check whether the address is verified. Rejects with Firebase's
 * errors, such as `auth/user-not-found`.
 */
export async function verificationLink(
  auth: Auth,
  siteUrl: string,
  mail: VerifyingMail,
  mailId: string,
): Promise<string> {
  const isChange = mail.template === 'email-change';
  const made = new URL(
    isChange ? await changeLink(auth, mail) : await auth.generateEmailVerificationLink(mail.to),
  );
  const code = made.searchParams.get('oobCode');
  if (!code) throw new Error('The verification link has no code.');
  const link = new URL('/auth/action', siteUrl);
  link.search = new URLSearchParams({
    mode: isChange ? 'verifyAndChangeEmail' : 'verifyEmail',
    oobCode: code,
    mail: mailId,
  }).toString();
  return link.href;
}

async function changeLink(auth: Auth, { to, uid }: VerifyingMail): Promise<string> {
  const { email } = await auth.getUser(uid ?? '');
  return auth.generateVerifyAndChangeEmailLink(email ?? '', to);
}
