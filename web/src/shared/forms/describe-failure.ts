import { errorCode } from './sentence-key.ts';

/** What may be logged of an error: the identity service's own may carry what was typed. */
export function describeFailure(error: unknown): { code: string | undefined; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  return { code: errorCode(error), message };
}
