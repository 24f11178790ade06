import { flushCart } from '../cart/flush-cart.ts';
import { paths } from '../config/paths.ts';
import { loadAnew } from '../loading/load-chunk.ts';
import { withTimeout } from '../loading/with-timeout.ts';
import { leaveSession } from '../session/session-store.ts';
import { removeStoredUser } from '../session/stored-user.ts';
import { attemptSignOut } from './attempt-sign-out.ts';
import { forgetPerson } from './forget-person.ts';

/** Beside the two seconds that signing out itself may take. */
const cartTimeoutMs = 1_000;

/**
 * Signs out and goes to the home page or to `target`, which always happens within about three seconds, also
 * where the script that it takes cannot be loaded. The page is left by a full navigation, so that nothing of the
 * user stays in memory: not what was loaded, nor a Firebase Auth that hung and would store its user again at the
 * next token refresh.
 */
export async function signOut(target: string = paths.home): Promise<void> {
  await tryToFinishCart();
  leaveSession();
  forgetPerson();
  await attemptSignOut(async () => {
    // In a chunk of its own: it brings Firebase Auth, for which no page waits.
    const { endSession } = await loadAnew(() => import('./end-session.ts'));
    await endSession();
  }, removeStoredUser);
  // Until now, another tab may have put the account's cart back.
  forgetPerson();
  window.location.assign(target);
}

/** Whoever signs out right after a change, or a payment, finds the cart as it was then. */
async function tryToFinishCart(): Promise<void> {
  try {
    await withTimeout(flushCart(), cartTimeoutMs);
  } catch (error) {
    console.warn('The last changes of the cart may not be with the account.', { error });
  }
}
