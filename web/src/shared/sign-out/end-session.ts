import { apiPaths } from '@dental-shop/domain/api/paths';
import { sendRequest } from '../api/api-client.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { authentication } from '../session/authentication-service.ts';

/** Ends the session with the server and with Firebase Auth. Rejects where the latter fails. */
export async function endSession(): Promise<void> {
  await endAtServer();
  await (await authentication()).signOut();
}

/**
 * The server revokes the tokens of staff, and its answer has the browser forget what it cached. Never
 * rejects: whoever signs out must be signed out here, whatever the server says. Without App Check,
 * which may take longer than signing out may, or fail.
 */
async function endAtServer(): Promise<void> {
  try {
    const request = { method: 'POST', withoutAppCheck: true } as const;
    await sendRequest(apiPaths.signOut, request, async () => undefined);
  } catch (error) {
    console.warn('The server could not be told of the sign-out.', describeFailure(error));
  }
}
