import type { CertificateSummary } from '@dental-shop/domain/api/certificate';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { Timestamp } from 'firebase-admin/firestore';

/** What the account's owner is told of a certificate. */
export function summarizeCertificate(certificate: Certificate<Timestamp>): CertificateSummary {
  const { number, score, questions, passedAt } = certificate;
  return { number, score, questions, passedAt: passedAt.toDate().toISOString() };
}
