import type {
  CredentialsResponse,
  PasswordNoticeRequest,
} from '@dental-shop/domain/api/credentials';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { mail, newMail } from '../mail/outbox.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

export async function notifyPasswordChange(
  firestore: Firestore,
  { uid, email }: Pick<DecodedIdToken, 'uid' | 'email'>,
  { language }: PasswordNoticeRequest,
): Promise<CredentialsResponse> {
  if (email === undefined) return { success: true };
  await requireWithinLimit(firestore, { ...rateLimits.passwordNotices, key: uid });
  const letter = newMail({ to: email, language, uid, template: 'password-changed', data: {} });
  await mail(firestore).add(letter);
  return { success: true };
}
