import { apiPaths } from '@dental-shop/domain/api/paths';
import { sendRequest } from '../api/send-request.ts';
import { paths } from '../config/paths.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { authentication } from '../session/authentication-service.ts';
import { leaveSession } from '../session/session-store.ts';
import { removeStoredUser } from '../session/stored-user.ts';
import { attemptSignOut } from './attempt-sign-out.ts';
import { forgetPerson } from './forget-person.ts';

/**
 * Signs out and goes to the home page or to `target`, which always happens within about two seconds.
 * The page is left by a full navigation, so that nothing of the user stays in memory: not what was
 * loaded, nor a Firebase Auth that hung and would store its user again at the next token refresh.
 */
export async function signOut(target: string = paths.home): Promise<void> {
  leaveSession();
  forgetPerson();
  await attemptSignOut(async () => {
    await endSession();
    await (await authentication()).signOut();
  }, removeStoredUser);
  window.location.assign(target);
}

/**
 * The server revokes the tokens of staff, and its answer has the browser forget what it cached. Never
 * rejects: whoever signs out must be signed out here, whatever the server says. Without App Check,
 * which may take longer than signing out may, or fail.
 */
async function endSession(): Promise<void> {
  try {
    const request = { method: 'POST', withoutAppCheck: true } as const;
    await sendRequest(apiPaths.signOut, request, async () => undefined);
  } catch (error) {
    console.warn('The server could not be told of the sign-out.', describeFailure(error));
  }
}
