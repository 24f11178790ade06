import { apiPaths } from '@dental-shop/domain/api/paths';
import { sendRequest } from '../api/api-client.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { authentication } from '../session/authentication-service.ts';

export async function endSession(): Promise<void> {
  await signOutOnServer();
  await (await authentication()).signOut();
}

/** Revokes staff tokens and clears the browser cache. Skips App Check, which may be too slow. Never rejects. */
async function signOutOnServer(): Promise<void> {
  try {
    const request = { method: 'POST', withoutAppCheck: true } as const;
    await sendRequest(apiPaths.signOut, request, async () => undefined);
  } catch (error) {
    console.warn('The server could not be notified of the sign-out.', describeFailure(error));
  }
}
