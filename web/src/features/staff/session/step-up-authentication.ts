import { ApiError } from '../../../shared/api/api-error.ts';
import { identityCode } from '../../../shared/session/identity-errors.ts';
import { staffErrorCode } from '../staff-error.ts';

interface PasswordRequest {
  /** Resolves to whether the password was entered; false if the user cancels. */
  answer: Promise<boolean>;
  settle: (isEntered: boolean) => void;
}

let request: PasswordRequest | undefined;
let notifyDialog: (() => void) | undefined;

/** The request that the dialog shows, if any. */
export const passwordRequest = (): PasswordRequest | undefined => request;

/** For the dialog. Unsubscribing cancels the request, which nobody could answer anymore. */
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

/** Simultaneous requests, such as for two downloads, share one dialog. */
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

/**
 * Tries something that the backend only does right after the password was entered. If the backend
 * refuses, asks for the password and tries once more; rejects with the refusal if the user cancels.
 */
export async function withStepUp<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!isPasswordNeeded(error) || !(await askForPassword())) throw error;
    return attempt();
  }
}
