import { type CertificateResponse, certificateResponse } from '@dental-shop/domain/api/certificate';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { Answers } from '@dental-shop/domain/certification/grade-quiz';
import { request } from '../../../shared/api/api-client.ts';

/** Has the server mark the signed-in user's answers to the quiz. Rejects with an `ApiError`. */
export async function requestCertificate(answers: Answers): Promise<CertificateResponse['data']> {
  const { data } = await request(apiPaths.certificate, {
    method: 'POST',
    body: { answers },
    schema: certificateResponse,
  });
  return data;
}
