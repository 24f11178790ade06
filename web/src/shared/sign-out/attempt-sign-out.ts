import { TimeoutError, withTimeout } from '../loading/with-timeout.ts';

const timeoutMs = 2_000;

/**
 * Tries `signOut` for two seconds. If it takes longer or fails, `forget` clears what is stored
 * here: whoever presses Log Out on a shared computer must be able to walk away. Never rejects.
 */
export async function attemptSignOut(
  signOut: () => Promise<void>,
  forget: () => void,
): Promise<void> {
  try {
    await withTimeout(signOut(), timeoutMs);
  } catch (error) {
    if (error instanceof TimeoutError) {
      console.warn('Signing out took too long; the stored sign-in was removed.');
    } else {
      console.error('Signing out failed; the stored sign-in was removed.', { error });
    }
    forget();
  }
}
