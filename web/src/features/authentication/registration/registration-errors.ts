import type { TFunction } from 'i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { refusalSentence } from '../../../shared/forms/refusal-sentence.ts';
import { sentenceKey } from '../../../shared/forms/sentence-key.ts';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { identityCode, identitySentences } from '../../../shared/session/identity-errors.ts';
import { officeContacts } from '../../../shared/ui/with-office-links.tsx';

const authenticationSentences = {
  ...identitySentences,
  'email-already-in-use': 'authentication.registrationErrors.email-already-in-use',
  'invalid-email': 'authentication.registrationErrors.invalid-email',
  'weak-password': 'authentication.registrationErrors.weak-password',
} as const;

const serverSentences = {
  'app-check-required': 'authentication.serverErrors.app-check-required',
  'too-many-requests': 'authentication.serverErrors.too-many-requests',
} as const;

const otherwise = 'authentication.registrationErrors.otherwise' as const;

export function registrationError(error: unknown, t: TFunction): string {
  const values = { minutes: waitMinutes(error), ...officeContacts };
  if (!(error instanceof ApiError)) {
    return t(sentenceKey(identityCode(error), authenticationSentences, otherwise), values);
  }
  const { code, status } = error;
  const key = sentenceKey(code, serverSentences, undefined);
  if (key) return t(key, values);
  // Without a response, the status is 0.
  const isFromServer = status !== 0 && code !== 'unexpected-answer';
  return isFromServer ? refusalSentence(error, t, 'authentication') : t(otherwise);
}

/** The field that the server rejected, by the form's name: `zip` for `address.zipCode`. */
export function refusedFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, 'not-accepted'>> {
  if (!(error instanceof ApiError)) return {};
  const field = error.field?.replace(/^address\./, '').replace('zipCode', 'zip');
  const refused = names.filter((name) => name === field);
  return Object.fromEntries(refused.map((name) => [name, 'not-accepted'])) as Partial<
    Record<Name, 'not-accepted'>
  >;
}
