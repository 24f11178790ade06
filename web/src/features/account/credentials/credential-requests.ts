import {
  credentialsResponse,
  type EmailChangeRequest,
  type PasswordNoticeRequest,
} from '@dental-shop/domain/api/credentials';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { Language } from '@dental-shop/domain/language/language';
import { request } from '../../../shared/api/api-client.ts';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';

/** Has a link sent to the new address. Rejects with an `ApiError`. */
export async function requestEmailChange(body: EmailChangeRequest): Promise<void> {
  await request(apiPaths.emailChange, { method: 'POST', body, schema: credentialsResponse });
}

/** The password has been changed by now, so that a failure is only logged. */
export async function notifyPasswordChange(language: Language): Promise<void> {
  try {
    const body: PasswordNoticeRequest = { language };
    await request(apiPaths.passwordNotice, { method: 'POST', body, schema: credentialsResponse });
  } catch (error) {
    console.warn('The email about the new password was not sent.', describeFailure(error));
  }
}
