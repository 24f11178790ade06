import { flushCart } from '../cart/flush-cart.ts';
import { paths } from '../config/paths.ts';
import { loadWithRetry } from '../loading/load-chunk.ts';
import { TimeoutError, withTimeout } from '../loading/with-timeout.ts';
import { freezeSession } from '../session/session-store.ts';
import { writeSignInHint } from '../session/sign-in-hint.ts';
import { removeStoredUser } from '../session/stored-sign-in.ts';

const cartTimeoutMs = 1_000;
const signOutTimeoutMs = 2_000;

/** Language and region belong to the browser, so they stay. */
const personalKeys = ['cart', 'cartKept', 'checkout', 'staffActiveAt'] as const;
const personalTabKeys = ['quickOrder', 'cartUndo', 'quizAnswers'] as const;

/**
 * Takes at most about three seconds, even if a script fails to load. Loads a new document, because a hanging Firebase
 * Auth would store the user again at the next token refresh.
 */
export async function signOut(target: string = paths.home): Promise<void> {
  await flushCartWithTimeout();
  freezeSession();
  removePersonalData();
  await endSessionOrRemoveUser();
  writeSignInHint(false);
  // Another tab may have restored the account's cart in the meantime.
  removePersonalData();
  window.location.assign(target);
}

async function flushCartWithTimeout(): Promise<void> {
  try {
    await withTimeout(flushCart(), cartTimeoutMs);
  } catch (error) {
    console.warn('The last cart changes may not be synced.', { error });
  }
}

/** On a shared computer, the user must be signed out even if Firebase hangs. */
async function endSessionOrRemoveUser(): Promise<void> {
  try {
    await withTimeout(loadAndEndSession(), signOutTimeoutMs);
  } catch (error) {
    if (error instanceof TimeoutError) {
      console.warn('Signing out took too long; the stored sign-in was removed.');
    } else {
      console.error('Signing out failed; the stored sign-in was removed.', { error });
    }
    removeStoredUser();
  }
}

async function loadAndEndSession(): Promise<void> {
  const { endSession } = await loadWithRetry(() => import('./end-session.ts'));
  await endSession();
}

function removePersonalData(): void {
  try {
    for (const key of personalKeys) localStorage.removeItem(key);
    for (const key of personalTabKeys) sessionStorage.removeItem(key);
  } catch (error) {
    console.error('Personal data could not be removed from storage.', { error });
  }
}
