import { normalizeEmail } from '@dental-shop/domain/account/email';
import {
  invitationExpiresAt,
  isInvitationOpen,
} from '@dental-shop/domain/account/staff-invitation';
import type { Auth } from 'firebase-admin/auth';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { staff } from '../platform/firestore/staff.ts';
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
  const made = isChange
    ? await changeLink(auth, mail)
    : await auth.generateEmailVerificationLink(mail.to);
  const mode = isChange ? 'verifyAndChangeEmail' : 'verifyEmail';
  return actionLink(siteUrl, { mode, oobCode: readCode(made), mail: mailId });
}

async function changeLink(auth: Auth, { to, uid }: VerifyingMail): Promise<string> {
  const { email } = await auth.getUser(uid ?? '');
  return auth.generateVerifyAndChangeEmailLink(email ?? '', to);
}

/**
 * The link sets a password, which also verifies the address. Undefined if the invitation was accepted,
 * was withdrawn, or has expired by the time the email is sent.
 */
export async function invitationLink(
  { auth, firestore }: Firebase,
  siteUrl: string,
  { to, uid }: { to: string; uid?: string | null },
): Promise<string | undefined> {
  const [authUser, member] = await Promise.all([
    findAuthUser(auth, { email: normalizeEmail(to) }),
    staff(firestore)
      .doc(uid ?? 'none')
      .get(),
  ]);
  const membership = member.data();
  const sentAt = membership?.invitation?.sentAt.toMillis();
  const isValid =
    authUser?.uid === member.id &&
    !authUser.emailVerified &&
    membership !== undefined &&
    isInvitationOpen(membership) &&
    sentAt !== undefined &&
    Date.now() < invitationExpiresAt(sentAt);
  if (!isValid) return undefined;
  const made = await auth.generatePasswordResetLink(to);
  return actionLink(siteUrl, { mode: 'acceptInvitation', oobCode: readCode(made) });
}

function readCode(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('The verification link has no code.');
  return code;
}

function actionLink(siteUrl: string, query: Record<string, string>): string {
  const link = new URL('/auth/action', siteUrl);
  link.search = new URLSearchParams(query).toString();
  return link.href;
}
