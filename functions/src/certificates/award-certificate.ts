import { randomInt } from 'node:crypto';
import type { User } from '@dental-shop/domain/account/user';
import type { CertificateSummary } from '@dental-shop/domain/api/certificate';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import { courseCredits, questions } from '@dental-shop/domain/certification/quiz';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { mail, newMail } from '../mail/outbox.ts';
import { certificates } from '../platform/firestore/accounts.ts';
import { alreadyExists } from '../platform/firestore/grpc-errors.ts';

/** Uses one batch, so only one of two simultaneous requests creates the certificate. */
export async function awardCertificate(
  firestore: Firestore,
  uid: string,
  { name, email, language }: User<Timestamp>,
  score: number,
  officeEmail: string,
) {
  const reference = certificates(firestore).doc(uid);
  const known = (await reference.get()).data();
  if (known) return { certificate: known, isNew: false };
  const certificate = {
    uid,
    number: newCertificateNumber(),
    name,
    score,
    questions: questions.length,
    credits: courseCredits,
    passedAt: Timestamp.now(),
  };
  const facts = { score, questions: certificate.questions, number: certificate.number };
  const toCustomer = newMail({ to: email, language, uid, template: 'certificate', data: facts });
  const office = { to: officeEmail, language: 'en', uid } as const;
  const data = { ...facts, name, email, uid };
  const toOffice = newMail({ ...office, template: 'new-certificate', data });
  try {
    await firestore
      .batch()
      .create(reference, certificate)
      .create(mail(firestore).doc(`certificate-${uid}`), toCustomer)
      .create(mail(firestore).doc(`new-certificate-${uid}`), toOffice)
      .commit();
  } catch (error) {
    const earned = alreadyExists(error) ? (await reference.get()).data() : undefined;
    if (!earned) throw error;
    return { certificate: earned, isNew: false };
  }
  return { certificate, isNew: true };
}

export function summarizeCertificate(certificate: Certificate<Timestamp>): CertificateSummary {
  const { number, score, questions, passedAt } = certificate;
  return { number, score, questions, passedAt: passedAt.toDate().toISOString() };
}

/** Crockford's base 32, which omits I, L, O, and U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** For example, `7KQM-3XWT-9HPA`. Random, so it doesn't reveal how many certificates exist. */
export function newCertificateNumber(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
