import { errorCode } from './message-key.ts';

/** Only the code and message may be logged: Firebase Auth's errors also carry user input, such as the email. */
export function describeFailure(error: unknown): { code: string | undefined; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  return { code: errorCode(error), message };
}
