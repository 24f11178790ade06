const timeLimit = 2_000;

/**
 * Tries `signOut` for two seconds. If it takes longer or fails, `forget` clears what is stored
 * here: who pressed Log Out on a shared computer must be able to walk away. Never rejects.
 */
export async function attemptSignOut(
  signOut: () => Promise<void>,
  forget: () => void,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timed-out'>((resolve) => {
    timer = setTimeout(() => resolve('timed-out'), timeLimit);
  });
  try {
    const outcome = await Promise.race([signOut(), timeout]);
    if (outcome === 'timed-out') {
      console.warn('Signing out took too long; the stored sign-in was removed.');
      forget();
    }
  } catch (error) {
    console.error('Signing out failed; the stored sign-in was removed.', { error });
    forget();
  } finally {
    clearTimeout(timer);
  }
}
