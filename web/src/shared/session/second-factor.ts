import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { identityCode } from './identity-errors.ts';

export interface SecondFactor {
  confirm: (code: string) => Promise<void>;
}

const isSecondFactorRequired = (error: unknown): error is MultiFactorError =>
  identityCode(error) === 'multi-factor-auth-required';

export async function attemptSignIn(
  auth: Auth,
  signIn: () => Promise<unknown>,
): Promise<SecondFactor | undefined> {
  try {
    await signIn();
    return undefined;
  } catch (error) {
    if (!isSecondFactorRequired(error)) throw error;
    const resolver = getMultiFactorResolver(auth, error);
    const factor = resolver.hints.find(
      ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
    );
    if (!factor) throw error;
    return {
      confirm: async (code) => {
        const assertion = TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code);
        await resolver.resolveSignIn(assertion);
      },
    };
  }
}
