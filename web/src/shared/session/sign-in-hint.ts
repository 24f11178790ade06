/** Used by other tabs and by the inline loader, which runs before Firebase. */
export const signInHintKey = 'wasSignedIn';

export function writeSignInHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(signInHintKey, '1');
    else localStorage.removeItem(signInHintKey);
  } catch (error) {
    console.warn('The sign-in hint could not be written.', { error });
  }
}
