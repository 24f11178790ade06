import type { TFunction } from 'i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { messageKey } from '../../../shared/forms/message-key.ts';
import { refusalMessage } from '../../../shared/forms/refusal-message.ts';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { identityCode, identityMessages } from '../../../shared/session/identity-errors.ts';
import { officeContacts } from '../../../shared/ui/contact-links/with-office-links.tsx';

const authenticationMessages = {
  ...identityMessages,
  'email-already-in-use': 'authentication.registrationErrors.email-already-in-use',
  'invalid-email': 'authentication.registrationErrors.invalid-email',
  'weak-password': 'authentication.registrationErrors.weak-password',
} as const;

const serverMessages = {
  'app-check-required': 'authentication.serverErrors.app-check-required',
  'too-many-requests': 'authentication.serverErrors.too-many-requests',
} as const;

const otherwise = 'authentication.registrationErrors.otherwise' as const;

export function registrationError(error: unknown, t: TFunction): string {
  const values = { minutes: waitMinutes(error), ...officeContacts };
  if (!(error instanceof ApiError)) {
    return t(messageKey(identityCode(error), authenticationMessages, otherwise), values);
  }
  const { code, status } = error;
  const key = messageKey(code, serverMessages, undefined);
  if (key) return t(key, values);
  // The status is 0 if there was no response.
  const isFromServer = status !== 0 && code !== 'unexpected-answer';
  return isFromServer ? refusalMessage(error, t, 'authentication') : t(otherwise);
}

/** Uses the form's field names: `zip` instead of `address.zipCode`. */
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
