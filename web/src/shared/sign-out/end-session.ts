import { apiPaths } from '@dental-shop/domain/api/paths';
import { sendRequest } from '../api/api-client.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { authentication } from '../session/authentication-service.ts';

/** Rejects if Firebase Auth fails to sign out. */
export async function endSession(): Promise<void> {
  await endAtServer();
  await (await authentication()).signOut();
}

/**
 * The server revokes staff tokens, and its response clears the browser's cache. Never rejects, so that signing out
 * goes on. Without App Check, which may be slower than the sign-out's time limit.
 */
async function endAtServer(): Promise<void> {
  try {
    const request = { method: 'POST', withoutAppCheck: true } as const;
    await sendRequest(apiPaths.signOut, request, async () => undefined);
  } catch (error) {
    console.warn('The server could not be told of the sign-out.', describeFailure(error));
  }
}
