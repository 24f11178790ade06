import { paths } from '../config/paths.ts';
import { attemptSignOut } from './attempt-sign-out.ts';
import { authentication } from './authentication-service.ts';
import { leaveSession } from './session-store.ts';
import { removeStoredUser } from './stored-user.ts';

/**
 * Signs out and goes to the home page, which always happens within about two seconds. The page is
 * left by a full navigation, so that nothing of the user stays in memory: not what was loaded, nor
 * a Firebase Auth that hung and would store its user again at the next token refresh.
 */
export async function signOut(): Promise<void> {
  leaveSession();
  await attemptSignOut(async () => (await authentication()).signOut(), removeStoredUser);
  window.location.assign(paths.home);
}
