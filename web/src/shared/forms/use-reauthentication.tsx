import { type ReactNode, useState } from 'react';
import { identityService } from '../session/identity-service.ts';
import type { SecondFactor } from '../session/second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

interface Reauthentication {
  /** Resolves once the password, and the second factor if there is one, was right. */
  reauthenticate: (password: string) => Promise<void>;
  /** Takes the place of the form with the password; undefined while nothing is asked. */
  secondFactorForm: ReactNode;
}

/** Confirms that it's still the account's owner who sits at the screen. */
export function useReauthentication(): Reauthentication {
  const [step, setStep] = useState<{ secondFactor: SecondFactor; onConfirmed: () => void }>();

  async function reauthenticate(password: string): Promise<void> {
    const { confirmPassword } = await identityService();
    const secondFactor = await confirmPassword(password);
    if (!secondFactor) return;
    await new Promise<void>((resolve) => setStep({ secondFactor, onConfirmed: resolve }));
    setStep(undefined);
  }

  return { reauthenticate, secondFactorForm: step && <SecondFactorForm {...step} /> };
}
