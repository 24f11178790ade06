import { ApiError } from '../../../shared/api/api-error.ts';
import { identityCode } from '../../../shared/session/identity-errors.ts';
import { staffErrorCode } from '../staff-error.ts';

interface PasswordRequest {
  result: Promise<boolean>;
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

export function requestPassword(): Promise<boolean> {
  if (!notifyDialog) return Promise.resolve(false);
  if (request) return request.result;
  let resolve: (isEntered: boolean) => void;
  const result = new Promise<boolean>((resolveResult) => {
    resolve = resolveResult;
  });
  const settle = (isEntered: boolean) => {
    setRequest(undefined);
    resolve(isEntered);
  };
  setRequest({ result, settle });
  return result;
}

function isStepUpRequired(error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : staffErrorCode(error);
  return code === 'recent-sign-in-required' || identityCode(error) === 'requires-recent-login';
}

/**
 * Asks for the password if a recent sign-in is required, then retries once. Rejects with the same error if the user
 * cancels.
 */
export async function withStepUp<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!isStepUpRequired(error) || !(await requestPassword())) throw error;
    return attempt();
  }
}
