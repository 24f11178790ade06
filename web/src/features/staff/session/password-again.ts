import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { type SecondFactor, untilSecondFactor } from '../../../shared/session/second-factor.ts';

/**
 * Gives the password once more, so that the next ID token says that it was given just now; returns
 * what is still to be confirmed where the account has a second factor. Rejects with an error of
 * Firebase Auth.
 */
export async function givePasswordAgain(password: string): Promise<SecondFactor | undefined> {
  const user = firebaseAuthentication.currentUser;
  // Signed out in another tab: the section closes by itself.
  if (!user?.email) return undefined;
  const credential = EmailAuthProvider.credential(user.email, password);
  return untilSecondFactor(firebaseAuthentication, () =>
    reauthenticateWithCredential(user, credential),
  );
}
