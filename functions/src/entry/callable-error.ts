import { apiErrors } from '@dental-shop/domain/api/error';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import type { ApiError } from './refusals.ts';

type Status = (typeof apiErrors)[keyof typeof apiErrors]['status'];

/** What a callable answers where the API would answer with the status. */
const codeOf: Record<Status, FunctionsErrorCode> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'failed-precondition',
  413: 'invalid-argument',
  429: 'resource-exhausted',
  500: 'internal',
  502: 'unavailable',
};

/** The same error as the API's, in the form of callables: sentence, stable code, field and facts. */
export function callableError({ code, field, facts }: ApiError): HttpsError {
  const { status, error } = apiErrors[code];
  const details = { ...facts, code, ...(field === undefined ? {} : { field }) };
  return new HttpsError(codeOf[status], error, details);
}
