import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';

/** A secret that the authenticator app is to know, and that counts once its first code was given. */
export interface Enrollment {
  /** What is typed into an app, in groups of four. */
  key: string;
  /** What an app on the same device opens. */
  address: string;
  /** Rejects with an error of Firebase Auth where the code is not the app's. */
  confirm: (code: string) => Promise<void>;
}

function currentUser() {
  const user = firebaseAuthentication.currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}

/** Whether an app is set up already, so that signing in again asks for its code. */
export function hasSecondFactor(): boolean {
  return multiFactor(currentUser()).enrolledFactors.length > 0;
}

/** Rejects with an error of Firebase Auth; with `requires-recent-login` an old sign-in. */
export async function beginEnrollment(shop: string): Promise<Enrollment> {
  const factors = multiFactor(currentUser());
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    key: secret.secretKey.replaceAll(/(.{4})(?=.)/g, '$1 '),
    address: secret.generateQrCodeUrl(currentUser().email ?? '', shop),
    confirm: async (code) => {
      await factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), shop);
    },
  };
}
