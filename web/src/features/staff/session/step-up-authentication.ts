import { ApiError } from '../../../shared/api/api-error.ts';
import { identityCode } from '../../../shared/session/identity-errors.ts';
import { staffErrorCode } from '../staff-error.ts';

interface PasswordRequest {
  answer: Promise<boolean>;
  settle: (isEntered: boolean) => void;
}

let request: PasswordRequest | undefined;
let notifyDialog: (() => void) | undefined;

export const passwordRequest = (): PasswordRequest | undefined => request;

/** Unsubscribing cancels the request, because there's no dialog left to complete it. */
export function subscribeToPasswordRequest(onChange: () => void): () => void {
  notifyDialog = onChange;
  return () => {
    notifyDialog = undefined;
    request?.settle(false);
  };
}

function setRequest(next: PasswordRequest | undefined): void {
  request = next;
  notifyDialog?.();
}

/** Simultaneous requests share one dialog. */
export function askForPassword(): Promise<boolean> {
  if (!notifyDialog) return Promise.resolve(false);
  if (request) return request.answer;
  let resolve: (isEntered: boolean) => void;
  const answer = new Promise<boolean>((resolveAnswer) => {
    resolve = resolveAnswer;
  });
  const settle = (isEntered: boolean) => {
    setRequest(undefined);
    resolve(isEntered);
  };
  setRequest({ answer, settle });
  return answer;
}

function isPasswordNeeded(error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : staffErrorCode(error);
  return code === 'recent-sign-in-required' || identityCode(error) === 'requires-recent-login';
}

/** Asks for the password if a recent sign-in is required, then retries once. Canceling rejects with the same error. */
export async function withStepUp<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!isPasswordNeeded(error) || !(await askForPassword())) throw error;
    return attempt();
  }
}
