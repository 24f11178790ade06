import {
  type IdentityErrorKey,
  identityCode,
  identityErrorKey,
} from '../../shared/session/identity-errors.ts';

type ActionErrorKey =
  | IdentityErrorKey
  | 'authentication.registrationErrors.weak-password'
  | 'authentication.action.failed';

/** What to say when a link of the identity service's mails could not do its work. */
export function actionErrorKey(error: unknown): ActionErrorKey {
  const code = identityCode(error);
  if (code === 'weak-password') return 'authentication.registrationErrors.weak-password';
  return identityErrorKey(code) ?? 'authentication.action.failed';
}
