import { paths } from '../config/paths.ts';
import { loadAnew } from '../loading/load-chunk.ts';
import { leaveSession } from '../session/session-store.ts';
import { removeStoredUser } from '../session/stored-user.ts';
import { attemptSignOut } from './attempt-sign-out.ts';
import { forgetPerson } from './forget-person.ts';

/**
 * Signs out and goes to the home page or to `target`, which always happens within about two seconds, also
 * where the script that it takes cannot be loaded. The page is left by a full navigation, so that nothing of the
 * user stays in memory: not what was loaded, nor a Firebase Auth that hung and would store its user again at the
 * next token refresh.
 */
export async function signOut(target: string = paths.home): Promise<void> {
  leaveSession();
  forgetPerson();
  await attemptSignOut(async () => {
    // In a chunk of its own: it brings Firebase Auth, for which no page waits.
    const { endSession } = await loadAnew(() => import('./end-session.ts'));
    await endSession();
  }, removeStoredUser);
  window.location.assign(target);
}
