import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';

export interface Enrollment {
  key: string;
  /** An `otpauth:` URL. */
  address: string;
  confirm: (code: string) => Promise<void>;
}

function currentUser() {
  const user = firebaseAuthentication.currentUser;
  if (!user) throw new Error('No user is signed in.');
  return user;
}

export function hasSecondFactor(): boolean {
  return multiFactor(currentUser()).enrolledFactors.length > 0;
}

/** Rejects with `requires-recent-login` if the sign-in is too old. */
export async function startEnrollment(shop: string): Promise<Enrollment> {
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
