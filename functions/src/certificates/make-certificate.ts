import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { certificates, users } from '../platform/firestore/accounts.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import type { Seller } from '../platform/parameters.ts';
import { certificateWords } from './words.ts';

export async function makeCertificate(
  { firestore, seller }: { firestore: Firestore; seller: () => Seller },
  uid: string,
) {
  const certificate = (await certificates(firestore).doc(uid).get()).data();
  if (!certificate) throw new Refusal('not-found');
  const language = (await users(firestore).doc(uid).get()).data()?.language ?? 'en';
  const { timeZone } = await readOfficeSettings(firestore);
  // Imported on first use, because loading it would delay every cold start.
  const { renderCertificate } = await import('./render-certificate.tsx');
  const content = await renderCertificate({
    ...certificate,
    passedAt: certificate.passedAt.toDate(),
    language,
    timeZone,
    seller: seller(),
  });
  const fileName = `${certificateWords[language].fileName}-${certificate.number}.pdf`;
  return { fileName, content };
}
