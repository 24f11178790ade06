import { type ReactNode, useState } from 'react';
import { identityService } from '../session/identity-service.ts';
import type { SecondFactor } from '../session/second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

interface Reauthentication {
  /** Resolves after the password and, if the account has one, the second factor were confirmed. */
  reauthenticate: (password: string) => Promise<void>;
  /** To render instead of the password form; undefined unless the second factor is needed. */
  secondFactorForm: ReactNode;
}

/** Makes sure that the account's owner is at the screen. */
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
