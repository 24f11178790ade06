import type { User } from '@dental-shop/domain/account/user';
import type { CertificateRequest, CertificateResponse } from '@dental-shop/domain/api/certificate';
import { gradeQuiz } from '@dental-shop/domain/certification/grade-quiz';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import type { OfficeServices } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import { awardCertificate, summarizeCertificate } from './award-certificate.ts';

export async function submitQuiz(
  { firestore, officeEmail }: OfficeServices,
  uid: string,
  { answers }: CertificateRequest,
): Promise<CertificateResponse> {
  const user = await requireOpenAccount(firestore, uid);
  await requireWithinLimit(firestore, { ...rateLimits.quizAttempts, key: uid });
  const { right, isPassed } = gradeQuiz(answers);
  if (!isPassed) return { data: { right, isPassed, certificate: null, isNew: false } };
  const { certificate, isNew } = await awardCertificate(firestore, uid, user, right, officeEmail());
  if (isNew) info('Certificate awarded', { uid, right });
  return { data: { right, isPassed, certificate: summarizeCertificate(certificate), isNew } };
}

async function requireOpenAccount(firestore: Firestore, uid: string): Promise<User<Timestamp>> {
  const user = (await users(firestore).doc(uid).get()).data();
  if (!user) throw new Refusal('not-registered');
  if (user.status === 'declined' || user.status === 'suspended') {
    throw new Refusal('account-closed');
  }
  return user;
}
