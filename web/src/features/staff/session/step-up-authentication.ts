import { ApiError } from '../../../shared/api/api-error.ts';
import { identityCode } from '../../../shared/session/identity-errors.ts';
import { staffErrorCode } from '../staff-error.ts';

/** Asks for the password; true once it was right, false where staff think better of it. */
type AskForPassword = () => Promise<boolean>;

let ask: AskForPassword | undefined;
let asking: Promise<boolean> | undefined;

/** For the dialog that asks; returns a function that takes it back. */
export function offerPasswordDialog(dialog: AskForPassword): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Two questions at once, such as for two downloads, are one. */
export function askForPassword(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

function isPasswordNeeded(error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : staffErrorCode(error);
  return code === 'recent-sign-in-required' || identityCode(error) === 'requires-recent-login';
}

/**
 * Tries something that the server may only do for somebody who has just given the password. Where it
 * refuses, asks for the password and tries once more; rejects with the refusal where none is given.
 */
export async function withStepUp<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!isPasswordNeeded(error) || !(await askForPassword())) throw error;
    return attempt();
  }
}
