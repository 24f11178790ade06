import type { User } from '@dental-shop/domain/account/user';
import { type CertificateResponse, certificateRequest } from '@dental-shop/domain/api/certificate';
import { markAnswers } from '@dental-shop/domain/certification/mark-answers';
import type { RequestHandler } from 'express';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { authenticate } from '../entry/authenticate.ts';
import { readBody } from '../entry/read-body.ts';
import { ApiError } from '../entry/refusals.ts';
import type { Services } from '../entry/services.ts';
import { certificates, users } from '../platform/firestore/collections.ts';
import { countWithin } from '../platform/rate-limit.ts';
import { awardCertificate } from './award-certificate.ts';
import { certificateFileName } from './file-name.ts';
import { summarise } from './summarise.ts';

/** Enough for whoever reads the explanations in between; too few to try answers out. */
const attempts = { name: 'certificate', most: 20, windowMs: 60 * 60 * 1000 };

/**
 * The account behind a uid. The course is open to every professional who registered: to those who
 * still wait for approval, too, but not to those whom staff declined or suspended.
 */
async function requireOpenAccount(firestore: Firestore, uid: string): Promise<User<Timestamp>> {
  const user = (await users(firestore).doc(uid).get()).data();
  if (!user) throw new ApiError('not-registered');
  if (user.status === 'declined' || user.status === 'suspended') {
    throw new ApiError('account-closed');
  }
  return user;
}

/** Marks the answers to the quiz; who passes is given a certificate, once. */
export function submitQuiz({ auth, firestore, officeEmail }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const { answers } = readBody(request, certificateRequest);
    const user = await requireOpenAccount(firestore, uid);
    if (!(await countWithin(firestore, { ...attempts, key: uid }))) {
      throw new ApiError('too-many-requests');
    }
    const { right, isPassed } = markAnswers(answers);
    if (!isPassed) {
      const data = { right, isPassed, certificate: null, isNew: false };
      response.json({ data } satisfies CertificateResponse);
      return;
    }
    const { certificate, isNew } = await awardCertificate(
      firestore,
      uid,
      user,
      right,
      officeEmail(),
    );
    if (isNew) info('A certificate was earned', { uid, right });
    const data = { right, isPassed, certificate: summarise(certificate), isNew };
    response.json({ data } satisfies CertificateResponse);
  };
}

/** The account's own certificate as a PDF, in the account's language. */
export function downloadCertificate({ auth, firestore, seller }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const certificate = (await certificates(firestore).doc(uid).get()).data();
    if (!certificate) throw new ApiError('not-found');
    const language = (await users(firestore).doc(uid).get()).data()?.language ?? 'en';
    // Loaded with the first certificate: at the start it would delay every other request.
    const { renderCertificate } = await import('./render-certificate.tsx');
    const pdf = await renderCertificate({
      ...certificate,
      passedAt: certificate.passedAt.toDate(),
      language,
      seller: seller(),
    });
    response
      .attachment(certificateFileName(certificate.number, language))
      .type('application/pdf')
      .send(pdf);
  };
}
